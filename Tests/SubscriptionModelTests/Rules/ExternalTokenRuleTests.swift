import SubscriptionModel
import Testing

/// Which token for a purchase elsewhere is spoken of.
@Suite struct ExternalTokenRuleTests {
  private static let known = ExternalPurchaseToken(number: 3, created: start, kind: .services)

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let event: AppNotice.TokenEvent
    var kind: ExternalPurchaseToken.Kind? = .services
    var isKnown = true
    let expected: ExternalPurchaseToken
  }

  private static func made(
    _ number: UInt32, _ age: SimDuration, _ kind: ExternalPurchaseToken.Kind? = .services
  ) -> ExternalPurchaseToken {
    ExternalPurchaseToken(number: number, created: at(60) - age, kind: kind)
  }

  @Test(arguments: [
    Row(testDescription: "one is made", event: .created, expected: made(4, .zero)),
    Row(testDescription: "one was not reported", event: .unreported, expected: known),
    Row(testDescription: "one is recalled", event: .activeTokenReminder, expected: known),
    Row(
      testDescription: "one from before the story was not reported for ten days",
      event: .unreported, kind: nil, isKnown: false, expected: made(4, .days(10), nil)),
    Row(
      testDescription: "a custom link token from before the story has expired unreported",
      event: .unreported, isKnown: false, expected: made(4, .days(365))),
    Row(
      testDescription: "one from before the story is recalled after a month",
      event: .activeTokenReminder, isKnown: false, expected: made(4, .days(30))),
  ])
  func isSpokenOf(_ row: Row) {
    let token = ExternalTokenRule.token(
      for: row.event, kind: row.kind, latest: row.isKnown ? Self.known : nil, next: 4, at: at(60))
    #expect(token == row.expected)
  }

  @Test func onlyCustomLinkTokensExpire() {
    #expect(Self.known.expires == start + .days(365))
    #expect(Self.made(0, .zero, nil).expires == nil)
  }

  @Test func noTokenIsOlderThanTime() {
    let token = ExternalTokenRule.token(
      for: .unreported, kind: .services, latest: nil, next: 0, at: .earliest + .days(1))
    #expect(token.created == .earliest)
  }
}
