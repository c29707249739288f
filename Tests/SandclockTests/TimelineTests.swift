import Sandclock
import Testing

/// What people read: refused actions, steps that were not reached, the sum at the end.
@Suite struct TimelineTests {
  private func lines(_ script: String, store: String = #"promptness: "exact""#) async throws
    -> [String]
  {
    let scenario = try ScenarioText.scenario(ScenarioText.ana(script, store: store))
    return try await played(scenario).timeline.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (#"{ cancel: "pro" }"#, "cancels pro: refused, there is no subscription to change"),
    (
      #"{ buy: "pro" }, { at: "1m", buy: "basic" }"#,
      "buys basic: refused, subscribed to pro already, until 0:05:00; "
        + "changePlan goes to another plan"
    ),
    (
      #"{ buy: "pro" }, { at: "1m", cancel: "pro" }, { at: "2m", cancel: "pro" }"#,
      "cancels pro: refused, auto-renew is off already"
    ),
    (
      #"{ buy: "pro" }, { at: "1m", resume: "pro" }"#,
      "resumes pro: refused, auto-renew is on already"
    ),
    (
      #"{ buy: "pro" }, { at: "1m", cancel: "pro" }, { at: "6m", resume: "pro" }"#,
      "resumes pro: refused, there is no subscription to change"
    ),
    (
      #"{ changePlan: "pro" }, { at: "1m", buy: "pro" }"#,
      "changes to pro: refused, there is no subscription to change"
    ),
    (#"{ buy: "pro" }, { changePlan: "pro" }"#, "changes to pro: refused, it is the plan already"),
    (
      #"{ buy: "pro" }, { changePlan: "basic" }, { at: "+1m", changePlan: "basic" }"#,
      "changes to basic: refused, it is chosen for the next renewal already"
    ),
  ])
  func saysWhyAnActionIsRefused(_ script: String, _ words: String) async throws {
    #expect(try await lines(script).contains { $0.hasSuffix("  - \(words)") })
  }

  @Test(arguments: [
    (
      #"{ buy: "pro" }, { at: "expiry + 1m", cancel: "news" }"#,
      "NOT REACHED  ana cancels news at expiry + 1m: ana never had a subscription of the group of "
        + "news ($.customers[0].script[1])"
    ),
    (
      #"{ buy: "pro" }, { at: "renewal 9", buy: "news" }, { cancel: "news" }"#,
      "NOT REACHED  ana cancels news: the step before it was not reached "
        + "($.customers[0].script[2])"
    ),
    (
      #"{ buy: "pro" }, { at: "renewal 9", cancel: "pro" }"#,
      "NOT REACHED  ana cancels pro at renewal 9: no such moment came after the step before it "
        + "($.customers[0].script[1])"
    ),
    (
      #"{ buy: "pro" }, { at: "30m", cancel: "pro", repeat: 3, every: "10m" }, "#
        + #"{ at: "period end of ana news", buy: "news" }"#,
      "NOT REACHED  ana buys news at period end of ana news: ana never had a subscription of the "
        + "group of news ($.customers[0].script[2])"
    ),
    (
      #"{ buy: "pro" }, { at: "period end - 9m", cancel: "pro" }"#,
      "NOT REACHED  ana cancels pro at period end - 9m: its moment, -0:04:00, had passed by then "
        + "($.customers[0].script[1])"
    ),
  ])
  func saysWhyAStepIsNotReached(_ script: String, _ words: String) async throws {
    #expect(try await lines(script).contains(words))
  }

  @Test func saysHowOftenAStepHappened() async throws {
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(#"{ buy: "pro" }, { at: "1m", cancel: "pro", repeat: 3, every: "2m" }"#)
        .replacing("expect:", with: #"until: "4m", expect:"#))
    #expect(
      try await played(scenario).report.notReached == [
        "ana cancels pro at 1m: the run ended before 0:05:00, after 2 of 3 times "
          + "($.customers[0].script[1])"
      ])
  }

  @Test func saysTheEndAsTheScenarioDoes() async throws {
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(#"{ buy: "pro" }"#, store: #"profile: "production""#)
        .replacing("expect:", with: #"until: "renewal 2 + 1h", expect:"#))
    let head = try await played(scenario).timeline.split(separator: "\n")[1]
    #expect(
      head
        == "seed 1, start 2026-01-05 09:00:00Z, production, no cap, until renewal 2 + 1h, "
        + "generator 1")
  }

  @Test func sumsUp() async throws {
    let last = try await lines(#"{ buy: "pro" }, { at: "1m", cancel: "pro" }"#).last
    #expect(
      last == "3 notifications, nothing expected, 0 not reached, 0 refused, "
        + "the auditor found nothing.")
  }

  @Test func beginsWithEverythingTheRunDependsOn() async throws {
    let head = try await lines(
      #"{ buy: "pro" }"#, store: #"renewalRate: "90s", renewalCap: 2, promptness: "exact""#)
    #expect(head[0] == "a test")
    #expect(
      head[1] == "seed 1, start 2026-01-05 09:00:00Z, sandbox, month 1m30s, cap 2, exact, "
        + "generator 1")
    #expect(head[2].hasPrefix("     time  customer  notification "))
  }
}
