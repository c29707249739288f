import Sandclock
import Testing

/// What certain notifications must have: what holds, and what is said of what does not.
///
/// Of a monthly subscription in an exact store that is cancelled after one renewal: SUBSCRIBED at
/// 0:00, DID_RENEW at 5:00, AUTO_RENEW_DISABLED at 6:00, EXPIRED at 10:00.
@Suite struct NotificationExpectationTests {
  private func report(_ expect: String) async throws -> RunReport {
    let script = #"{ buy: "pro" }, { id: "leaves", at: "renewal 1 + 1m", cancel: "pro" }"#
    return try await ScenarioText.scenario(
      ScenarioText.ana(script, expect: expect, store: #"promptness: "exact""#)
    ).run()
  }

  @Test(arguments: [
    #"{ notification: "DID_RENEW" }"#,
    #"{ notification: "*", count: 4 }"#, #"{ notification: "ana *", count: "4.." }"#,
    #"{ notification: "EXPIRED/*", count: "..1" }"#,
    #"{ notification: "REFUND", count: 0 }"#, #"{ notification: "* basic", count: 0 }"#,
    #"{ notification: "* #2", count: 1, has: { notificationType: "DID_RENEW" } }"#,
    #"{ notification: "* #9", count: 0 }"#,
    #"{ notification: "*", has: { data: { bundleId: "com.example.test" }, version: "2.0" } }"#,
    #"{ notification: "DID_RENEW", has: { subtype: null, data: { status: 1 } } }"#,
    #"{ notification: "*", where: { data: { status: 2 } }, count: 1, has: { subtype: "*" } }"#,
    #"{ notification: "*", where: { data: { renewalInfo: { renewalPrice: null } } }, count: 2 }"#,
    #"{ notification: "*", where: { subtype: "NOTHING" }, count: 0, has: { subtype: null } }"#,
    #"{ notification: "*", between: ["start", "10m"] }"#,
    #"{ notification: "DID_RENEW", between: ["5m", "5m"] }"#,
    #"{ notification: "EXPIRED/VOLUNTARY", between: ["@leaves + 4m", "expiry"] }"#,
    #"{ notification: "DID_CHANGE_RENEWAL_STATUS/*", between: ["DID_RENEW + 1m", "7m"] }"#,
    #"{ notification: "* news", count: 0 }"#,
  ])
  func holds(_ expectation: String) async throws {
    let report = try await report(expectation)
    #expect(report.notificationFailures == [])
    #expect(report.isAsExpected)
  }

  /// The text of each failure, but for its last line, which says how to run it again.
  private func failures(_ expect: String) async throws -> [String] {
    let report = try await report(expect)
    #expect(!report.isAsExpected)
    return report.notificationFailures.map { failure in
      let lines = failure.split(separator: "\n")
      #expect(lines.last?.hasPrefix("        again     sandclock run ") == true)
      #expect(lines.last?.hasSuffix("/test.json5 --seed 1") == true)
      return lines.dropLast().joined(separator: "\n")
    }
  }

  @Test(arguments: [
    (
      #"{ notification: "REFUND" }"#,
      """
      FAILED  $.expect[0]: REFUND
              expected  1 or more
              got       0 notifications
      """
    ),
    (
      #"{ notification: "ana DID_RENEW pro", count: 0 }"#,
      """
      FAILED  $.expect[0]: ana DID_RENEW pro
              expected  none
              got       1 notification
      """
    ),
    (
      #"{ notification: "*", count: "2..3" }"#,
      """
      FAILED  $.expect[0]: *
              expected  2 to 3
              got       4 notifications
      """
    ),
    (
      #"{ notification: "* #2", count: "2.." }"#,
      """
      FAILED  $.expect[0]: * #2
              expected  2 or more
              got       1 notification
      """
    ),
    (
      #"{ notification: "*", where: { data: { status: 2 } }, count: 2 }"#,
      """
      FAILED  $.expect[0]: *
              expected  2 notifications
              got       1 notification
      """
    ),
    (
      #"{ notification: "DID_RENEW", has: { data: { status: 2 } } }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              at        data.status
              expected  2
              got       1
      """
    ),
    (
      #"{ notification: "DID_RENEW", has: { subtype: "*" } }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              at        subtype
              expected  anything
              got       nothing
      """
    ),
    (
      #"{ notification: "DID_RENEW", has: { data: { environment: null } } }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              at        data.environment
              expected  nothing
              got       "Sandbox"
      """
    ),
    (
      #"{ notification: "DID_RENEW", has: { data: { transactionInfo: { quantity: "1" } } } }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              at        data.transactionInfo.quantity
              expected  "1"
              got       1
      """
    ),
    (
      #"{ notification: "DID_RENEW", has: { data: "Sandbox", version: { a: 1 } } }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              at        data
              expected  "Sandbox"
              got       an object
      """
    ),
    (
      #"{ notification: "DID_RENEW", has: { version: { a: 1 } } }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              at        version
              expected  an object
              got       "2.0"
      """
    ),
    (
      #"{ notification: "DID_RENEW", has: { version: ["2.0", true] } }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              at        version
              expected  a list of 2
              got       "2.0"
      """
    ),
    (
      #"{ notification: "EXPIRED/*", has: { data: { renewalInfo: "#
        + #"{ isInBillingRetryPeriod: true } } } }"#,
      """
      FAILED  $.expect[0]: 0:10:00 ana EXPIRED/VOLUNTARY pro
              at        data.renewalInfo.isInBillingRetryPeriod
              expected  true
              got       false
      """
    ),
    (
      #"{ notification: "DID_RENEW", between: ["1m", "4m59s"] }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              expected  between 0:01:00 and 0:04:59
              got       0:05:00
      """
    ),
    (
      #"{ notification: "DID_RENEW", between: ["@leaves", "expiry"] }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              expected  between 0:06:00 and 0:10:00
              got       0:05:00
      """
    ),
    (
      #"{ notification: "DID_RENEW", between: ["start", "renewal 9"] }"#,
      """
      FAILED  $.expect[0]: 0:05:00 ana DID_RENEW pro
              expected  between 0:00:00 and a moment not reached
              got       0:05:00
      """
    ),
  ])
  func fails(_ expectation: String, _ text: String) async throws {
    #expect(try await failures(expectation) == [text])
  }

  /// Each notification that does not fit is a failure, then the count, then the instants.
  @Test func everythingIsSaid() async throws {
    #expect(
      try await failures(
        #"{ notification: "DID_CHANGE_RENEWAL_STATUS/*" }, "#
          + #"{ notification: "*", where: { data: { status: 1 } }, has: { data: "#
          + #"{ renewalInfo: { autoRenewStatus: 1 } } }, count: 2, between: ["1m", "9m"] }"#) == [
          """
          FAILED  $.expect[1]: 0:06:00 ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED pro
                  at        data.renewalInfo.autoRenewStatus
                  expected  1
                  got       0
          """,
          """
          FAILED  $.expect[1]: *
                  expected  2 notifications
                  got       3 notifications
          """,
          """
          FAILED  $.expect[1]: 0:00:00 ana SUBSCRIBED/INITIAL_BUY pro
                  expected  between 0:01:00 and 0:09:00
                  got       0:00:00
          """,
        ])
  }

  @Test func theReportCountsThem() async throws {
    let report = try await report(#"{ notification: "REFUND" }, "* x4""#)
    #expect(report.failures == [])
    #expect(report.checkedCustomerCount == 1)
    #expect(
      report.lines.last
        == "4 notifications, 1 customer as expected, 1 of 1 other expectation not held, "
        + "0 not reached, 0 refused.")
  }
}
