import Sandclock
import Testing

/// Scripts far longer than people write: neither a crash nor a wait.
@Suite struct LongScriptTests {
  /// Each step hangs on the one written behind it, so that all of them move at once.
  @Test func aChainOfManyStepsIsNoTrouble() async throws {
    let count = 20_000
    let chain = (0..<count).map {
      #"{ id: "s\#($0)", at: "@s\#($0 + 1)", cancel: "news" }"#
    }
    let script = (chain + [#"{ id: "s\#(count)", at: "1m", buy: "news" }"#]).joined(
      separator: ",\n")
    let scenario = try ScenarioText.scenario(ScenarioText.ana(script))
    let report = try await scenario.run()
    #expect(report.notReached.isEmpty)
    #expect(report.refused.count == count)
  }

  /// Many customers, each of whom waits for somebody's notification.
  @Test func manyWhoWaitAreNoTrouble() async throws {
    let waiting = (1...2000).map {
      #"{ name: "c\#($0)", script: [{ at: "ana DID_RENEW", buy: "pro" }, "#
        + #"{ at: "EXPIRED/VOLUNTARY", buy: "pro" }] }"#
    }
    let text = ScenarioText.ana(#"{ buy: "pro" }"#, store: "renewalCap: 1")
      .replacing(
        " }],\n  expect",
        with: " }, " + waiting.joined(separator: ", ") + "],\n  until: \"9m\", expect")
    let report = try await ScenarioText.scenario(text).run()
    #expect(report.notificationCount > 2000)
  }

  /// Overlapping lines in any order have as many readings as the product of their counts.
  @Test func tooManyReadingsAreRefused() async throws {
    let expect = #"{ anyOrder: ["* x0..60", "* x0..60", "* x0..60", "* x0..60", "* x0..60"] }"#
    let script =
      #"{ buy: "news" }, { at: "1s", cancel: "news", repeat: 80, every: "2s" }, "#
      + #"{ at: "2s", resume: "news", repeat: 80, every: "2s" }"#
    let scenario = try ScenarioText.scenario(ScenarioText.ana(script, expect: expect))
    let report = try await scenario.run()
    let failure = try #require(report.failures.first)
    #expect(failure.contains("can be read in too many ways"))
  }

  @Test func anEndThatNeverComesIsNotReached() async throws {
    let text = ScenarioText.ana(#"{ buy: "pro" }"#)
      .replacing("expect:", with: #"until: "REFUND", expect:"#)
    let report = try await ScenarioText.scenario(text).run()
    #expect(report.notReached == ["the end, until REFUND: no such moment came ($.until)"])
    #expect(!report.isAsExpected)
  }
}
