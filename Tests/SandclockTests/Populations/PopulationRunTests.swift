import Foundation
import Sandclock
import Testing

/// Populations: who a member is depends on nothing but the seed and the place.
@Suite struct PopulationRunTests {
  /// A scenario with members of every kind, two customers with names, and a price that rises.
  private static let crowd = """
    { sandclock: 1, title: "a crowd", app: { bundleId: "com.example.test", appAppleId: 1 },
      catalog: { groups: { video: [
        { id: "pro", level: 1, period: "P1M", price: "9.99",
          offers: [{ kind: "introductory", mode: "free", period: "P1W" }] },
        { id: "basic", level: 2, period: "P1M", price: { USA: "4.99", JPN: "500" } }] } },
      script: [{ at: "12m", raisePrice: "pro", to: "19.99" }],
      customers: [{ name: "ana", script: [{ buy: "pro" }] },
                  { name: "bo", script: [{ buy: "basic" }, { at: "7m", cancel: "basic" }] }],
      population: { customers: 120, mix: "churning", storefronts: { USA: 3, JPN: 1 },
        odds: { failBilling: "10%", upgrade: "5%", refund: "5%" } } }
    """

  private func lines(
    _ scenario: Scenario, threads: Int? = nil, _ form: NotificationForm = .decoded
  ) async throws -> [String] {
    let inbox = Inbox([form])
    _ = try await scenario.run(
      into: [inbox], signedBy: .derived(from: "demo"), threads: threads)
    return await inbox.bodies(form)
  }

  @Test func threadsChangeNothing() async throws {
    let scenario = try ScenarioText.scenario(Self.crowd)
    let one = try await lines(scenario, threads: 1, .signed)
    #expect(one.count > 900)
    for threads in [2, 7] {
      #expect(try await lines(scenario, threads: threads, .signed) == one)
    }
  }

  @Test(arguments: [1, 3, 16])
  func shardsTogetherAreTheWhole(count: Int) async throws {
    let scenario = try ScenarioText.scenario(Self.crowd)
    var parts: [String] = []
    for number in 1...count {
      parts += try await lines(try scenario.only(Shard(text: "\(number)/\(count)")))
    }
    #expect(try await parts.sorted() == lines(scenario).sorted())
  }

  @Test func oneMemberAloneIsTheSame() async throws {
    let scenario = try ScenarioText.scenario(Self.crowd)
    let inbox = Inbox()
    _ = try await scenario.run(into: [inbox])
    let all = await inbox.parcels
    for name in ["p1", "p47", "p120", "ana"] {
      let alone = try await lines(try scenario.only([name]))
      #expect(!alone.isEmpty)
      #expect(
        alone
          == all.filter { $0.header.customer == name }.map {
            String(decoding: $0.body(.decoded) ?? [], as: UTF8.self)
          })
    }
    #expect(throws: NobodyFits.self) { try scenario.only(["p121"]) }
  }

  /// What a population can say besides, each a member of its own.
  private static let forms = [
    #"arrive: { rate: "30/m", random: true }"#,
    #"arrive: { ramp: ["0/s", "2/s"], over: "1m" }"#,
    #"customers: "endless", arrive: { rate: "4/m" }"#,
    #"customers: "endless", arrive: { rate: "4/m", random: true }"#,
    #"since: "20m""#,
    #"customers: "endless", since: "1h", arrive: { rate: "4/m" }"#,
  ]

  /// A crowd some of whom share.
  private static let families = crowd.replacing(
    #"id: "pro","#, with: #"id: "pro", shareable: true,"#
  )
  .replacing("odds: {", with: #"odds: { share: "40%", stopSharing: "5%","#)

  @Test func familiesStayTogether() async throws {
    let scenario = try ScenarioText.scenario(Self.families)
    let inbox = Inbox()
    let report = try await scenario.run(into: [inbox], audit: true)
    #expect(report.auditFindings == [])
    let all = await inbox.parcels
    let families = Set(all.map(\.header.customer).filter { $0.hasSuffix(".family") })
    #expect((8...40).contains(families.count))
    func bodies(of names: Set<String>) -> [String] {
      all.filter { names.contains($0.header.customer) }.map {
        String(decoding: $0.body(.decoded) ?? [], as: UTF8.self)
      }
    }
    let family = try #require(families.sorted().first)
    let member = String(family.dropLast(".family".count))
    #expect(try await lines(try scenario.only([family])) == bodies(of: [family]))
    #expect(try await lines(try scenario.only([member])) == bodies(of: [member, family]))
    #expect(
      bodies(of: [family]).allSatisfy { $0.contains(#""inAppOwnershipType":"FAMILY_SHARED""#) })
    var parts: [String] = []
    for number in 1...3 {
      parts += try await lines(try scenario.only(Shard(text: "\(number)/3")))
    }
    #expect(try await parts.sorted() == lines(scenario).sorted())
    let (timeline, _) = try await played(try scenario.only([member]))
    #expect(timeline.contains("- shares pro with \(family)"))
  }

  /// The crowd with another population; one without end, until some time has passed.
  private func crowd(_ members: String) throws -> Scenario {
    let text = Self.crowd.replacing("mix: \"churning\",", with: "mix: \"churning\", \(members),")
    let isCounted = !members.contains("customers:")
    return try ScenarioText.scenario(
      isCounted
        ? text
        : text.replacing("customers: 120, mix", with: "mix")
          .replacing("sandclock: 1,", with: "sandclock: 1, until: \"40m\","))
  }

  /// What is signed before the start is not sent, and what is sold there does not count.
  @Test func historyIsLivedAndNotTold() async throws {
    let start = Int64(1_767_603_600_000)
    let scenario = try crowd(#"arrive: { over: "1h" }, since: "40m""#)
    let inbox = Inbox()
    let report = try await scenario.run(into: [inbox], audit: true)
    #expect(report.auditFindings == [])
    let told = await inbox.parcels
    #expect(told.allSatisfy { $0.header.signedDate >= start })
    var sold: [String: Int64] = [:]
    var renewed = 0
    for body in await inbox.bodies() {
      let notification = try #require(
        try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
      let kind = notification["notificationType"] as? String ?? ""
      let isSale =
        ["SUBSCRIBED", "DID_RENEW"].contains(kind)
        || notification["subtype"] as? String == "UPGRADE"
      guard isSale, let data = notification["data"] as? [String: Any],
        let transaction = data["transactionInfo"] as? [String: Any],
        let id = transaction["transactionId"] as? String, let price = transaction["price"] as? Int64
      else { continue }
      sold[id] = price
      // Of a run that began before the start, the renewals are told all the same.
      if kind == "DID_RENEW", let began = transaction["originalPurchaseDate"] as? Int64,
        began < start
      {
        renewed += 1
      }
    }
    #expect(renewed > 50)
    let sums = report.sales.map { $0.new.milliunits + $0.renewed.milliunits }
    #expect(sums.reduce(0, +) == sold.values.reduce(0, +))
    #expect(report.sales.map { $0.new.units + $0.renewed.units }.reduce(0, +) == sold.count)
    #expect(report.notificationCount == told.count)
  }

  /// They are the lives of a run that begins as much sooner.
  @Test func historyIsTheSameAsWithASoonerStart() async throws {
    let text = Self.crowd.replacing(
      #"script: [{ at: "12m", raisePrice: "pro", to: "19.99" }],"#, with: "")
    let members = try ScenarioText.scenario(
      text.replacing("mix:", with: "since: \"20m\", mix:")
    ).only(["p*"])
    let whole = try ScenarioText.scenario(
      text.replacing("mix:", with: "remarks: 1, mix:")
        .replacing("sandclock: 1,", with: "sandclock: 1, start: \"2026-01-05T08:40:00Z\",")
    ).only(["p*"])
    let start = Int64(1_767_603_600_000)
    let inbox = Inbox()
    _ = try await whole.run(into: [inbox])
    let later = await inbox.parcels.filter { $0.header.signedDate >= start }
      .map { String(decoding: $0.body(.decoded) ?? [], as: UTF8.self) }
    #expect(later.count > 300)
    #expect(try await lines(members) == later)
  }

  @Test(arguments: forms)
  func inEveryFormTheBytesAreTheSame(_ form: String) async throws {
    let scenario = try crowd(form)
    let one = try await lines(scenario, threads: 1)
    #expect(one.count > 400)
    for threads in [2, 7] {
      #expect(try await lines(scenario, threads: threads) == one)
    }
    var parts: [String] = []
    for number in 1...3 {
      parts += try await lines(try scenario.only(Shard(text: "\(number)/3")))
    }
    #expect(parts.sorted() == one.sorted())
    let inbox = Inbox()
    _ = try await scenario.run(into: [inbox])
    let all = await inbox.parcels
    let name = try #require(all.last { $0.header.customer.hasPrefix("p") }?.header.customer)
    #expect(
      try await lines(try scenario.only([name]))
        == all.filter { $0.header.customer == name }.map {
          String(decoding: $0.body(.decoded) ?? [], as: UTF8.self)
        })
  }

  /// A finance pipeline that is fed by the stream must come to these sums.
  @Test func salesAreThoseOfTheStream() async throws {
    let scenario = try ScenarioText.scenario(Self.crowd)
    let inbox = Inbox()
    let report = try await scenario.run(into: [inbox])
    var prices: [String: Int64] = [:]
    var refunded: Int64 = 0
    for body in await inbox.bodies() {
      let notification = try #require(
        try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
      guard let data = notification["data"] as? [String: Any],
        let transaction = data["transactionInfo"] as? [String: Any],
        let id = transaction["transactionId"] as? String,
        let price = transaction["price"] as? Int64
      else { continue }
      prices[id] = price
      if notification["notificationType"] as? String == "REFUND" { refunded += price }
    }
    let sold = report.sales.map { $0.new.milliunits + $0.renewed.milliunits }.reduce(0, +)
    #expect(sold == prices.values.reduce(0, +))
    #expect(report.sales.map { $0.new.units + $0.renewed.units }.reduce(0, +) == prices.count)
    #expect(refunded > 0)
    #expect(report.sales.map(\.refunds.milliunits).reduce(0, +) == refunded)
    let shelves = report.sales.map { "\($0.productID) \($0.storefront) \($0.currency)" }
    #expect(shelves == ["pro JPN JPY", "pro USA USD", "basic JPN JPY", "basic USA USD"])
  }

  @Test func aPopulationAloneLivesToTheCap() async throws {
    let (timeline, report) = try await played(
      try ScenarioText.scenario(
        """
        { sandclock: 1, title: "a plain crowd",
          app: { bundleId: "com.example.test", appAppleId: 1 },
          catalog: { groups: { video: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
          population: { customers: 1000 },
          expect: [{ share: "EXPIRED/VOLUNTARY", of: "SUBSCRIBED/INITIAL_BUY", is: "100%" },
                   { notification: "DID_RENEW", count: 6000 },
                   { share: "REFUND", of: "DID_RENEW", is: "2%..4%" }] }
        """))
    #expect(report.notificationCount == 9000)
    #expect(report.auditFindings == [])
    #expect(
      timeline.split(separator: "\n").dropFirst(3).joined(separator: "\n") == """
                   p1..p1000  SUBSCRIBED/INITIAL_BUY                         x1000
                   p1..p1000  DID_RENEW                                      x6000
                   p1..p1000  DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED  x1000
                   p1..p1000  EXPIRED/VOLUNTARY                              x1000
        FAILED  $.expect[2]: REFUND of DID_RENEW is 2%..4%
                expected  2% to 4%
                got       0 of 6000, 0%
                again     \(report.again ?? "")
        9000 notifications, 1 of 3 other expectations not held, 0 not reached, 0 refused, \
        the auditor found nothing.
        """)
  }

  @Test(arguments: [
    (#"expect: [{ share: "REFUND", of: "*", is: "1%" }]"#, "$.expect[0]: a share"),
    (
      #"expect: [{ notification: "REFUND" }]"#,
      "$.expect[0]: what is expected of anybody's notifications"
    ),
    (
      #"script: [{ at: "12m", extendAll: "pro", days: 3 }]"#,
      "$.script[0]: the summary of \"extendAll\""
    ),
    (
      #"until: "EXPIRED/* #20""#, "$: a moment of anybody's notification in until or expect"
    ),
  ])
  func whatNeedsEverybodyIsAFinding(_ member: String, _ what: String) throws {
    let scenario = try ScenarioText.scenario(
      """
      { sandclock: 1, title: "a", app: { bundleId: "com.example.test", appAppleId: 1 },
        catalog: { groups: { video: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
        population: { customers: 100 }, \(member) }
      """)
    let error = #expect(throws: ScenarioError.self) { try scenario.only(Shard(text: "1/2")) }
    #expect(
      error?.findings.map { "\($0.path): \($0.message)" } == [
        "\(what) needs everybody, and a shard has some; leave it out, or run the scenario whole"
      ])
  }

  @Test(arguments: ["0/2", "3/2", "1/0", "1", "1/2/3", "a/b", "+1/2", "1/10001", ""])
  func isNoShard(_ text: String) {
    #expect(Shard(text: text) == nil)
  }
}
