import Sandclock
import Testing

/// Lines in any order: of two groups of products that renew side by side.
@Suite struct AnyOrderTests {
  private static let script = #"""
    { buy: "pro" }, { buy: "news" }, { at: "renewal 1 + 1m", cancel: "news" },
    { at: "renewal 1 + 1m", cancel: "pro" }
    """#

  private func report(_ expect: String) async throws -> RunReport {
    try await ScenarioText.scenario(
      ScenarioText.ana(Self.script, expect: expect, store: #"promptness: "exact""#)
    ).run()
  }

  /// What is signed: SUBSCRIBED pro and news, DID_RENEW news at 3, off at 4; DID_RENEW pro at 5,
  /// off and EXPIRED news at 6, EXPIRED pro at 10.
  @Test(arguments: [
    #"{ anyOrder: ["SUBSCRIBED/INITIAL_BUY news", "SUBSCRIBED/INITIAL_BUY pro"] }, "...""#,
    #"{ anyOrder: ["SUBSCRIBED/INITIAL_BUY x2"] }, "* x6""#,
    #"{ anyOrder: ["* x2..8", "EXPIRED/VOLUNTARY pro"] }"#,
    #"{ anyOrder: ["* pro x4", "* news x4"] }"#, #"{ anyOrder: ["* news x4", "* pro x4"] }"#,
    #"{ anyOrder: ["DID_RENEW x0..", "SUBSCRIBED/* x2"] }, "...", "EXPIRED/VOLUNTARY pro""#,
    #""SUBSCRIBED/* x2", { anyOrder: ["DID_RENEW pro", "* news x2..3"] }, "...""#,
    #"{ anyOrder: ["REFUND x..3", "* x8"] }"#,
  ])
  func holds(_ lines: String) async throws {
    let report = try await report(lines)
    #expect(report.failures == [])
    #expect(report.notReached == [])
  }

  /// The text of the only failure, but for its last line, which says how to run it again.
  private func failure(_ lines: String) async throws -> String {
    let report = try await report(lines)
    #expect(report.failures.count == 1)
    return report.failures[0].split(separator: "\n").dropLast().joined(separator: "\n")
  }

  @Test func whatNeverCame() async throws {
    #expect(
      try await failure(#"{ anyOrder: ["* x8", "REFUND pro"] }"#) == """
        FAILED  ana: 8 notifications as expected, then not
                expected  REFUND pro ($.expect[0])
                got       nothing more
                after     0:10:00 EXPIRED/VOLUNTARY pro
        """)
  }

  @Test func whatCameTooOften() async throws {
    #expect(
      try await failure(#"{ anyOrder: ["SUBSCRIBED/* pro", "DID_RENEW x2"] }, "...""#) == """
        FAILED  ana: 1 notification as expected, then not
                expected  DID_RENEW x2 ($.expect[0])
                got       0:00:00 SUBSCRIBED/INITIAL_BUY news
                after     0:00:00 SUBSCRIBED/INITIAL_BUY pro
        """)
  }

  @Test func whatWasCutOffInTheMiddle() async throws {
    #expect(
      try await failure(
        #"{ anyOrder: ["DID_RENEW pro x3", "SUBSCRIBED/* x2", "DID_RENEW news"] }, "REFUND""#)
          == """
          FAILED  ana: 3 notifications as expected, then not
                  expected  DID_RENEW pro x3 ($.expect[0])
                  got       0:04:00 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED news
                  after     0:03:00 DID_RENEW news
          """)
  }

  /// Each customer of a group has a group of their own.
  @Test func customersAreApart() async throws {
    let text = """
      { sandclock: 1, title: "two", app: { bundleId: "com.example.test", appAppleId: 1 },
        catalog: { groups: { video: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
        store: { promptness: "exact", renewalCap: 1 },
        customers: [{ name: "ana", script: [{ buy: "pro" }] },
                    { name: "bo", script: [{ buy: "pro" }, { cancel: "pro" }] }],
        expect: [{ anyOrder: ["bo EXPIRED/VOLUNTARY", "ana DID_RENEW", "bo * x2", "ana * x3"] }] }
      """
    let report = try await ScenarioText.scenario(text).run()
    #expect(report.failures == [])
    #expect(report.checkedCustomerCount == 2)
  }
}
