import ScenarioFormat
import SubscriptionModel
import Testing

/// What the moments of a scenario speak of: steps, subscriptions and notifications, by place.
@Suite struct MomentReadingTests {
  /// Ana (0) buys pro (0) as `first` and news (2) as `paper`, which has an alias of its own, and
  /// cancels pro as `stop`; bo (1) buys max (1) as `second`.
  private static let catalog = """
    { groups: {
      main: [\(proMonth), { id: "max.month", level: 1, period: "P1M", price: "1" }],
      news: [{ id: "news.month", level: 1, period: "P1M", price: "1" }] } }
    """
  private static let aliases = #"{ pro: "pro.month", max: "max.month" }"#

  /// The moment that a text at `place` becomes; the others are as above.
  private func read(_ script: String, _ customer: Int, _ step: Int) throws -> String {
    let reading = PlanCase(
      "", ["catalog": Self.catalog, "products": Self.aliases, "customers": script], ""
    ) {
      $0.customers[customer].script[step].moment.text
    }
    return try reading.read()
  }

  @Test(arguments: [
    ("@first", "@0.0 0"), ("@first + 1m", "@0.0 60000"), ("@first - 500ms", "@0.0 -500"),
    ("@second", "@1.0 0"), ("@second - 1h30m", "@1.0 -5400000"),
    // The step's verb names the subscription.
    ("grace end - 1s", "graceEnd of 0.0 -1000"), ("retry end of pro", "retryEnd of 0.0 0"),
    ("expiry", "expiry of 0.0 0"), ("renewal 3 + 1m", "renewal(3) of 0.0 60000"),
    // A product is an alias, an id, or the id of the step that bought it.
    ("expiry of pro", "expiry of 0.0 0"), ("expiry of pro.month", "expiry of 0.0 0"),
    ("expiry of first", "expiry of 0.0 0"), ("expiry of paper + 1s", "expiry of 0.2 1000"),
    ("expiry of news.month", "expiry of 0.2 0"),
    // Any product of the group stands for it.
    ("expiry of max", "expiry of 0.1 0"),
    ("expiry of ana pro", "expiry of 0.0 0"), ("expiry of ana paper", "expiry of 0.2 0"),
    ("renewal 2 of ana pro - 1m", "renewal(2) of 0.0 -60000"),
    // Somebody else's, whose only one need not be named.
    ("period end of bo", "periodEnd of 1.1 0"), ("renewal of bo max", "periodEnd of 1.1 0"),
    ("expiry of bo second + 2m", "expiry of 1.1 120000"),
    // Notifications: in a customer's script that customer's, unless another is named.
    ("DID_RENEW", "0 DID_RENEW * #1 0"), ("DID_RENEW + 1m", "0 DID_RENEW * #1 60000"),
    ("DID_RENEW pro #2", "0 DID_RENEW 0 #2 0"), ("DID_RENEW #3 + 5s", "0 DID_RENEW * #3 5000"),
    ("EXPIRED/*", "0 EXPIRED/* * #1 0"), ("*", "0 * * #1 0"), ("* paper", "0 * 2 #1 0"),
    ("EXPIRED/VOLUNTARY first + 1m", "0 EXPIRED/VOLUNTARY 0 #1 60000"),
    ("ana DID_RENEW", "0 DID_RENEW * #1 0"), ("bo DID_RENEW", "1 DID_RENEW * #1 0"),
    ("bo SUBSCRIBED/* second #1 + 1s", "1 SUBSCRIBED/* 1 #1 1000"), ("bo *", "1 * * #1 0"),
  ])
  func inAScript(_ text: String, _ expected: String) throws {
    let script = """
      [{ name: "ana", script: [
        { id: "first", buy: "pro" }, { id: "paper", buy: "news.month" },
        { at: "\(text)", id: "stop", cancel: "pro" } ] },
      { name: "bo", script: [{ id: "second", buy: "max" }] }]
      """
    #expect(try read(script, 0, 2) == expected)
  }

  /// A step may speak of one that stands behind it, or in a later customer's script.
  @Test func forwards() throws {
    let script = """
      [{ name: "ana", script: [
        { at: "@b", buy: "pro" }, { at: "@c - 1m", cancel: "pro" },
        { id: "c", at: "1h", resume: "pro" } ] },
      { name: "bo", script: [{ buy: "max" }, { id: "b", at: "2m", cancel: "max" }] }]
      """
    #expect(try read(script, 0, 0) == "@1.1 0")
    #expect(try read(script, 0, 1) == "@0.2 -60000")
  }

  /// In nobody's script a pattern means anybody's; the only customer's only subscription is meant.
  @Test(arguments: [
    ("3h", "2026-01-05 12:00:00Z"), ("start + 3h", "2026-01-05 12:00:00Z"),
    ("2026-01-06T00:00:00Z", "2026-01-06 00:00:00Z"),
    ("renewal 3 + 1m", "mark 0, renewal 3 + 1m"), ("expiry of pro", "mark 0, expiry of pro"),
    ("expiry of ana", "mark 0, expiry of ana"), ("@last + 1m", "mark 0, @last + 1m"),
    ("DID_RENEW #2", "mark 0, DID_RENEW #2"),
    ("ana EXPIRED/VOLUNTARY + 1h", "mark 0, ana EXPIRED/VOLUNTARY + 1h"),
  ])
  func untilThen(_ text: String, _ expected: String) throws {
    let script = #"[{ name: "ana", script: [{ id: "last", buy: "pro" }] }]"#
    let reading = PlanCase("", ["customers": script, "until": "\"\(text)\""], expected) {
      $0.end?.text ?? "nil"
    }
    #expect(try reading.read() == expected)
  }

  @Test(arguments: [
    ("renewal 3 + 1m", "renewal(3) of 0.0 60000"), ("expiry of ana", "expiry of 0.0 0"),
    ("@last - 1m", "@0.0 -60000"), ("DID_RENEW #2", "* DID_RENEW * #2 0"),
    ("ana EXPIRED/VOLUNTARY pro + 1h", "0 EXPIRED/VOLUNTARY 0 #1 3600000"),
  ])
  func marks(_ text: String, _ expected: String) throws {
    let script = #"[{ name: "ana", script: [{ id: "last", buy: "pro" }] }]"#
    let reading = PlanCase("", ["customers": script, "until": "\"\(text)\""], expected) {
      $0.marks.map(\.text).joined(separator: ", ")
    }
    #expect(try reading.read() == expected)
  }

  /// The bounds of expectations are marks too, after the end of the run.
  @Test func boundsAreMarks() throws {
    let reading = PlanCase(
      "bounds",
      [
        "until": #""expiry + 1h""#,
        "expect": #"""
        [{ notification: "DID_RENEW", between: ["start", "renewal 2"] },
         { notification: "* #3", between: ["2m", "DID_RENEW + 1m"], count: "..4" }]
        """#,
      ], ""
    ) { plan in
      let bounds = plan.notificationExpectations.map {
        "\($0.pattern.text) #\($0.number.map { "\($0)" } ?? "-") "
          + "\($0.count.lowerBound)...\($0.count.upperBound) "
          + "\($0.between?.from ?? -1) to \($0.between?.to ?? -1) \($0.path) \($0.text)"
      }
      return (plan.marks.map(\.text) + bounds).joined(separator: "\n")
    }
    #expect(
      try reading.read() == """
        expiry of 0.0 3600000
        at 2026-01-05 09:00:00Z
        renewal(2) of 0.0 0
        at 2026-01-05 09:02:00Z
        * DID_RENEW * #1 60000
        * DID_RENEW * #- 1...9223372036854775807 1 to 2 $.expect[0] DID_RENEW
        * * * #3 0...4 3 to 4 $.expect[1] * #3
        """)
  }

  @Test(arguments: [
    ("", "1 0"), (#", repeat: 1"#, "1 0"), (#", repeat: 3, every: "40s""#, "3 40000"),
    (#", repeat: 10000, every: "1ms""#, "10000 1"), (#", repeat: null, every: null"#, "1 0"),
    (#", repeat: 1, every: "1m""#, "1 60000"),
  ])
  func repetitions(_ options: String, _ expected: String) throws {
    let script = #"[{ name: "ana", script: [{ buy: "pro"\#(options) }] }]"#
    let reading = PlanCase("", ["customers": script], expected) {
      let repetition = $0.customers[0].script[0].repetition
      return "\(repetition.count) \(repetition.every.milliseconds)"
    }
    #expect(try reading.read() == expected)
  }
}
