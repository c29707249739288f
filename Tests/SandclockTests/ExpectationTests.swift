import Sandclock
import Testing

/// What holds and what does not, of a monthly subscription that is cancelled after one renewal:
/// INITIAL_BUY, DID_RENEW, AUTO_RENEW_DISABLED, EXPIRED.
@Suite struct ExpectationTests {
  private static let script = #"{ buy: "pro" }, { at: "renewal 1 + 1m", cancel: "pro" }"#

  private func report(_ expect: String) async throws -> RunReport {
    try await ScenarioText.scenario(ScenarioText.ana(Self.script, expect: expect)).run()
  }

  @Test(arguments: [
    #""SUBSCRIBED/INITIAL_BUY pro", "DID_RENEW", "* pro x2""#,
    #""...""#,
    #""...", "EXPIRED/VOLUNTARY""#,
    #""SUBSCRIBED/INITIAL_BUY", "...""#,
    #""SUBSCRIBED/* x1..3", "DID_RENEW x..5", "...""#,
    #""...", "DID_RENEW", "...", "EXPIRED/*""#,
    #""* x4""#,
    #""* x2..", "EXPIRED/VOLUNTARY pro""#,
    #""REFUND x..2", "* x1", "* x3""#,
    #""ana SUBSCRIBED/INITIAL_BUY", "ana ...""#,
  ])
  func holds(_ lines: String) async throws {
    let report = try await report(lines)
    #expect(report.failures == [])
    #expect(report.checkedCustomerCount == 1)
  }

  @Test(arguments: [
    (
      #""SUBSCRIBED/INITIAL_BUY pro", "DID_RENEW pro x2", "...""#,
      "2 notifications as expected, then not",
      "DID_RENEW pro x2 (1 came) ($.expect[1])",
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED pro"
    ),
    (
      #""SUBSCRIBED/RESUBSCRIBE""#, "0 notifications as expected, then not",
      "SUBSCRIBED/RESUBSCRIBE ($.expect[0])", "SUBSCRIBED/INITIAL_BUY pro"
    ),
    (
      #""* x4", "REFUND""#, "4 notifications as expected, then not", "REFUND ($.expect[1])",
      "nothing more"
    ),
    (
      #""* x3""#, "3 notifications as expected, then not", "nothing more",
      "EXPIRED/VOLUNTARY pro"
    ),
    (
      #""SUBSCRIBED/INITIAL_BUY basic", "...""#, "0 notifications as expected, then not",
      "SUBSCRIBED/INITIAL_BUY basic ($.expect[0])", "SUBSCRIBED/INITIAL_BUY pro"
    ),
  ])
  func fails(_ lines: String, _ how: String, _ expected: String, _ got: String) async throws {
    let report = try await report(lines)
    let failure = try #require(report.failures.first)
    #expect(!report.isAsExpected)
    #expect(failure.contains("FAILED  ana: \(how)\n"))
    #expect(failure.contains("        expected  \(expected)\n"))
    let found = try #require(failure.split(separator: "\n").first { $0.contains("got") })
    #expect(found.hasSuffix(got))
    #expect(failure.contains("        again     sandclock run "))
  }

  @Test func leavesCustomersWithoutLinesAlone() async throws {
    let report = try await report("")
    #expect(report.isAsExpected)
    #expect(report.checkedCustomerCount == 0)
  }
}
