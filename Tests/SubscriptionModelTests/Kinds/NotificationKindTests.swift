import SubscriptionModel
import Testing

@Suite struct NotificationKindTests {
  /// Apple's page `notificationType`: every type, and every subtype it comes with. "-" is none.
  static let appleTable: [(String, [String])] = [
    ("SUBSCRIBED", ["INITIAL_BUY", "RESUBSCRIBE"]),
    ("DID_RENEW", ["-", "BILLING_RECOVERY"]),
    ("DID_CHANGE_RENEWAL_PREF", ["UPGRADE", "DOWNGRADE", "-"]),
    ("DID_CHANGE_RENEWAL_STATUS", ["AUTO_RENEW_DISABLED", "AUTO_RENEW_ENABLED", "-"]),
    ("DID_FAIL_TO_RENEW", ["GRACE_PERIOD", "-"]),
    ("GRACE_PERIOD_EXPIRED", ["-"]),
    ("EXPIRED", ["VOLUNTARY", "BILLING_RETRY", "PRICE_INCREASE", "PRODUCT_NOT_FOR_SALE", "-"]),
    ("OFFER_REDEEMED", ["-", "UPGRADE", "DOWNGRADE"]),
    ("PRICE_INCREASE", ["PENDING", "ACCEPTED"]),
    ("REFUND", ["-"]),
    ("REFUND_DECLINED", ["-"]),
    ("REFUND_REVERSED", ["-"]),
    ("CONSUMPTION_REQUEST", ["-"]),
    ("REVOKE", ["-"]),
    ("RENEWAL_EXTENDED", ["-"]),
    ("RENEWAL_EXTENSION", ["SUMMARY", "FAILURE"]),
    ("ONE_TIME_CHARGE", ["-"]),
    ("TEST", ["-"]),
    ("EXTERNAL_PURCHASE_TOKEN", ["UNREPORTED", "CREATED", "ACTIVE_TOKEN_REMINDER"]),
    ("RESCIND_CONSENT", ["-"]),
    ("METADATA_UPDATE", ["-"]),
    ("MIGRATION", ["-"]),
    ("PRICE_CHANGE", ["-"]),
  ]

  @Test(arguments: appleTable)
  func aTypeComesWithApplesSubtypesAndNoOthers(type: String, subtypes: [String]) throws {
    let type = try #require(NotificationType(rawValue: type))
    for subtype in NotificationSubtype.allCases {
      let kind = NotificationKind(type, subtype)
      let isLegal = kind.map { !$0.isLegacy } ?? false
      #expect(isLegal == subtypes.contains(subtype.rawValue), "\(subtype)")
    }
    #expect((NotificationKind(type, nil) != nil) == subtypes.contains("-"))
  }

  @Test func allPairsInApplesOrderAndSpelling() {
    let expected = Self.appleTable.flatMap { type, subtypes in
      subtypes.map { $0 == "-" ? type : "\(type)/\($0)" }
    }
    #expect(NotificationKind.all.map(\.text) == expected)
  }

  /// Since January 2024 an offer that begins a subscription is announced as SUBSCRIBED.
  @Test func whatAppleNoLongerSends() {
    #expect(
      NotificationKind.legacy.map(\.text) == [
        "OFFER_REDEEMED/INITIAL_BUY", "OFFER_REDEEMED/RESUBSCRIBE",
      ])
    #expect(NotificationKind.legacy.allSatisfy { $0.isLegacy })
    #expect(!NotificationKind.all.contains { $0.isLegacy })
  }

  @Test func everySubtypeComesWithSomeType() {
    let used = Set(Self.appleTable.flatMap(\.1)).subtracting(["-"])
    #expect(Set(NotificationSubtype.allCases.map(\.rawValue)) == used)
    #expect(NotificationType.allCases.map(\.rawValue) == Self.appleTable.map(\.0))
  }

  static let facts: [(Fact, String)] = [
    (.subscribed, "SUBSCRIBED/INITIAL_BUY"),
    (.resubscribed, "SUBSCRIBED/RESUBSCRIBE"),
    (.renewed, "DID_RENEW"),
    (.renewedAsRecovery, "DID_RENEW/BILLING_RECOVERY"),
    (.failureToldLate, "DID_FAIL_TO_RENEW"),
    (.upgraded, "DID_CHANGE_RENEWAL_PREF/UPGRADE"),
    (.downgradeChosen, "DID_CHANGE_RENEWAL_PREF/DOWNGRADE"),
    (.crossgraded(.apple), "DID_CHANGE_RENEWAL_PREF/UPGRADE"),
    (.crossgraded(.omitted), "DID_CHANGE_RENEWAL_PREF"),
    (.crossgradeChosen(.apple), "DID_CHANGE_RENEWAL_PREF/DOWNGRADE"),
    (.crossgradeChosen(.omitted), "DID_CHANGE_RENEWAL_PREF"),
    (.planChangeUndone, "DID_CHANGE_RENEWAL_PREF"),
    (.autoRenewDisabled(by: .customer), "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"),
    (.autoRenewDisabled(by: .store), "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"),
    (.autoRenewDisabled(by: .closedAccount), "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"),
    (.expired(.other), "EXPIRED"),
    (.extended, "RENEWAL_EXTENDED"),
    (.extensionFailed, "RENEWAL_EXTENSION/FAILURE"),
    (.allExtended, "RENEWAL_EXTENSION/SUMMARY"),
    (.autoRenewEnabled, "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED"),
    (.renewalFailed(hasGrace: true), "DID_FAIL_TO_RENEW/GRACE_PERIOD"),
    (.renewalFailed(hasGrace: false), "DID_FAIL_TO_RENEW"),
    (.graceEnded, "GRACE_PERIOD_EXPIRED"),
    (.recovered, "DID_RENEW/BILLING_RECOVERY"),
    (.autoRenewDisabled(by: .refundRequest), "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"),
    (.refundRequested(.legal), "CONSUMPTION_REQUEST"),
    (.refunded, "REFUND"),
    (.refundDeclined, "REFUND_DECLINED"),
    (.refundReversed, "REFUND_REVERSED"),
    (.shared(.first), "SUBSCRIBED/INITIAL_BUY"),
    (.shared(.again), "SUBSCRIBED/RESUBSCRIBE"),
    (.shared(.once), "ONE_TIME_CHARGE"),
    (.unshared, "REVOKE"),
    (.expired(.voluntary), "EXPIRED/VOLUNTARY"),
    (.offerRedeemed(.renewal), "OFFER_REDEEMED"),
    (.offerRedeemed(.upgrade), "OFFER_REDEEMED/UPGRADE"),
    (.offerRedeemed(.downgrade), "OFFER_REDEEMED/DOWNGRADE"),
    (.offerRedeemed(.crossgrade(.apple)), "OFFER_REDEEMED/UPGRADE"),
    (.offerRedeemed(.crossgrade(.omitted)), "OFFER_REDEEMED"),
    (.offerRedeemed(.crossgradeAtRenewal(.apple)), "OFFER_REDEEMED/DOWNGRADE"),
    (.offerRedeemed(.crossgradeAtRenewal(.omitted)), "OFFER_REDEEMED"),
    (.expired(.billing), "EXPIRED/BILLING_RETRY"),
    (.expired(.priceIncrease), "EXPIRED/PRICE_INCREASE"),
    (.expired(.notForSale), "EXPIRED/PRODUCT_NOT_FOR_SALE"),
    (.autoRenewDisabled(by: .priceRefusal), "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"),
    (.priceIncrease(.asked), "PRICE_INCREASE/PENDING"),
    (.priceIncrease(.agreed), "PRICE_INCREASE/ACCEPTED"),
    (.priceIncrease(.told), "PRICE_INCREASE/ACCEPTED"),
  ]

  @Test(arguments: facts)
  func eachFactIsToldByOneLegalKind(fact: Fact, text: String) {
    #expect(fact.notificationKind.text == text)
    #expect(NotificationKind.all.contains(fact.notificationKind))
  }

  @Test(arguments: [
    (Fact.OfferEffect.firstPurchase, "OFFER_REDEEMED/INITIAL_BUY"),
    (.resubscription, "OFFER_REDEEMED/RESUBSCRIBE"),
  ])
  func inAStoreOfBefore2024(effect: Fact.OfferEffect, text: String) {
    let kind = Fact.offerRedeemed(effect).notificationKind
    #expect(kind.text == text)
    #expect(kind.isLegacy)
  }
}
