import Sandclock
import Testing

/// A timeline that says why.
@Suite struct ExplainedTimelineTests {
  @Test func saysUnderEachNotificationWhichRuleCausedIt() async throws {
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(
        #"{ buy: "pro" }, { cancel: "pro" }, { at: "1m", cancel: "pro" }"#,
        store: #"promptness: "exact""#))
    var lines: [String] = []
    _ = try await scenario.run(explain: true) { lines.append($0) }
    #expect(
      lines.dropFirst(3).joined(separator: "\n") == """
             time  customer  notification                                   product  status   until
          0:00:00  ana       - buys pro
          0:00:00  ana       - cancels pro
          0:00:00  ana       SUBSCRIBED/INITIAL_BUY                         pro      active   \
        0:05:00
                                 a first purchase in a group begins a subscription and an \
        original transaction
                                 from a decoded token (J1: a month renews to the cap and ends \
        by itself)
          0:00:00  ana       DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED  pro      active   \
        0:05:00
                                 a cancel turns auto-renew off and leaves the paid period alone
                                 from a decoded token (J2: cancel, then expire)
          0:01:00  ana       - cancels pro: refused, auto-renew is off already
          0:05:00  ana       EXPIRED/VOLUNTARY                              pro      expired  -
                                 a subscription whose auto-renew is off ends with what is paid for
                                 from a decoded token (J2: cancel, then expire)

        refused  0:01:00 ana cancels pro: auto-renew is off already ($.customers[0].script[2])
        3 notifications, nothing expected, 0 not reached, 1 refused.
        """)
  }
}
