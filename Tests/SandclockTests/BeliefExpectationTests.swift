import Sandclock
import Testing

/// What a correct receiver must believe: what holds, and what is said of what does not.
///
/// Of a monthly subscription to pro in an exact store, with a change to basic at 2:00, that is
/// cancelled at 6:00 and expires at 10:00.
@Suite struct BeliefExpectationTests {
  private func report(_ expect: String) async throws -> RunReport {
    let script =
      #"{ buy: "pro" }, { id: "down", at: "2m", changePlan: "basic" }, "#
      + #"{ id: "leaves", at: "renewal 1 + 1m", cancel: "pro" }"#
    return try await ScenarioText.scenario(
      ScenarioText.ana(script, expect: expect, store: #"promptness: "exact""#)
    ).run()
  }

  @Test(arguments: [
    #"{ at: "start", status: "active", entitled: true, product: "pro", renewsTo: "pro", "#
      + #"expires: "5m" }"#,
    // Of one instant all has happened: the step, and before it the deadline.
    #"{ at: "2m", renewsTo: "basic" }"#, #"{ at: "@down - 1ms", renewsTo: "pro" }"#,
    #"{ at: "@down", product: "pro", renewsTo: "basic" }"#,
    #"{ at: "renewal 1", product: "basic", renewsTo: "basic", expires: "renewal 2" }"#,
    #"{ at: "renewal 1 - 1ms", product: "pro", expires: "renewal 1" }"#,
    #"{ at: "DID_CHANGE_RENEWAL_STATUS/*", renewsTo: null, entitled: true }"#,
    #"{ at: "expiry - 1ms", status: "active", entitled: true }"#,
    #"{ at: "expiry", status: "expired", entitled: false, product: "basic", expires: "10m" }"#,
    #"{ at: "2026-01-05T10:00:00Z", status: "expired" }"#,
    #"{ at: "1h", of: "news", status: "none", entitled: false, product: null, renewsTo: null, "#
      + "expires: null }",
  ])
  func holds(_ belief: String) async throws {
    let report = try await report(belief)
    #expect(report.beliefFailures == [])
    #expect(report.isAsExpected)
    #expect(
      report.lines.last == "5 notifications, 1 belief held, 0 not reached, 0 refused.")
  }

  @Test(arguments: [
    (
      #"{ at: "7m", customer: "ana", status: "grace", entitled: true, renewsTo: "pro", "#
        + #"expires: "10m" }"#,
      """
      FAILED  $.expect[0]: 0:07:00 ana: status is active, not grace; renewsTo is nothing, not pro
              expected  status grace, entitled true, renewsTo pro, expires 0:10:00
              got       status active, entitled true, product basic, renewsTo nothing, \
      expires 0:10:00
              before    0:06:00 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED basic
              after     0:10:00 EXPIRED/VOLUNTARY basic
      """
    ),
    (
      #"{ at: "start", of: "news", status: "active" }"#,
      """
      FAILED  $.expect[0]: 0:00:00 ana: status is none, not active
              expected  status active
              got       status none, entitled false, product nothing, renewsTo nothing, \
      expires nothing
              before    0:00:00 SUBSCRIBED/INITIAL_BUY pro
              after     0:02:00 DID_CHANGE_RENEWAL_PREF/DOWNGRADE pro
      """
    ),
    (
      #"{ at: "11m", entitled: true, expires: "@leaves + 4m1ms" }"#,
      """
      FAILED  $.expect[0]: 0:11:00 ana: entitled is false, not true; \
      expires is 2026-01-05T09:10:00Z, not 2026-01-05T09:10:00.001Z
              expected  entitled true, expires 2026-01-05T09:10:00.001Z
              got       status expired, entitled false, product basic, renewsTo nothing, \
      expires 0:10:00
              before    0:10:00 EXPIRED/VOLUNTARY basic
      """
    ),
    (
      #"{ at: "1m", expires: "renewal 9" }"#,
      """
      FAILED  $.expect[0]: 0:01:00 ana: expires is 0:05:00, not renewal 9 (a moment not reached)
              expected  expires renewal 9 (a moment not reached)
              got       status active, entitled true, product pro, renewsTo pro, expires 0:05:00
              before    0:00:00 SUBSCRIBED/INITIAL_BUY pro
              after     0:02:00 DID_CHANGE_RENEWAL_PREF/DOWNGRADE pro
      """
    ),
    (
      #"{ at: "REFUND", status: "revoked" }"#,
      """
      FAILED  $.expect[0]: ana at REFUND: no such moment came
              expected  status revoked
              got       a moment not reached
      """
    ),
    (
      #"{ at: "expiry", of: "news", status: "none" }"#,
      """
      FAILED  $.expect[0]: ana at expiry: ana never had a subscription of the group of news
              expected  status none
              got       a moment not reached
      """
    ),
  ])
  func fails(_ belief: String, _ text: String) async throws {
    let report = try await report(belief)
    #expect(!report.isAsExpected)
    let lines = report.beliefFailures.map(\.description).joined(separator: "\n")
      .split(separator: "\n")
    #expect(lines.dropLast().joined(separator: "\n") == text)
    #expect(lines.last?.hasPrefix("        again     sandclock run ") == true)
    #expect(lines.last?.hasSuffix("/test.json5 --seed 1") == true)
    #expect(
      report.lines.last == "5 notifications, 1 of 1 belief wrong, 0 not reached, 0 refused.")
  }

  /// The end of the run comes first.
  @Test func aMomentAfterTheEndIsNotReached() async throws {
    let text = ScenarioText.ana(
      #"{ buy: "pro" }"#,
      expect: #"{ at: "7m", entitled: true }, { at: "8m", entitled: true }"#)
    let scenario = try ScenarioText.scenario(
      text.replacing("sandclock: 1", with: #"sandclock: 1, until: "7m""#))
    let report = try await scenario.run()
    #expect(report.beliefFailures.map(\.path) == ["$.expect[1]"])
    #expect(report.beliefFailures.map(\.differences) == [["the run ended before 0:08:00"]])
    #expect(report.beliefFailures.map(\.time) == [nil])
  }

  /// A renewal is the latest transaction from its booking on, up to a minute early.
  @Test func whatIsBookedIsBelieved() async throws {
    let script = #"{ buy: "pro" }, { at: "1m", changePlan: "basic" }"#
    let expect =
      #"{ at: "DID_RENEW", product: "basic", expires: "10m", status: "active" }, "#
      + #"{ notification: "DID_RENEW #1", between: ["4m", "renewal 1 - 1ms"] }"#
    let report = try await ScenarioText.scenario(ScenarioText.ana(script, expect: expect)).run()
    #expect(report.isAsExpected, "\(report.lines)")
  }

  @Test func onlyChosenCustomersAreJudged() async throws {
    let belief = #"{ at: "1m", customer: "bo", of: "pro", status: "active" }"#
    let text = ScenarioText.ana("", expect: belief)
      .replacing(#"[{ name: "ana", script: [] }]"#, with: #"[{ name: "ana" }, { name: "bo" }]"#)
    let scenario = try ScenarioText.scenario(text)
    #expect(try await scenario.run().beliefFailures.count == 1)
    #expect(try await scenario.only(["ana"]).run().beliefCount == 0)
  }
}
