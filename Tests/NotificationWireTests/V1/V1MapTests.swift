import NotificationWire
import SubscriptionModel
import Testing

/// Which legacy notifications tell what version 2 tells, by Apple's tables.
@Suite struct V1MapTests {
  private static let extended = V1Policy()
  private static let apple: V1Policy = {
    var policy = V1Policy()
    policy.dialect = .apple
    return policy
  }()
  private static let legacy: V1Policy = {
    var policy = apple
    policy.isLegacy = true
    return policy
  }()

  /// What tells a kind to who has bought a subscription, in Apple's words.
  private static let table: [(kind: String, types: [String])] = [
    ("SUBSCRIBED/INITIAL_BUY", ["INITIAL_BUY"]),
    ("SUBSCRIBED/RESUBSCRIBE", ["DID_CHANGE_RENEWAL_STATUS"]),
    ("DID_RENEW", ["DID_RENEW"]), ("DID_RENEW/BILLING_RECOVERY", ["DID_RECOVER"]),
    ("DID_CHANGE_RENEWAL_PREF/UPGRADE", ["DID_CHANGE_RENEWAL_PREF"]),
    ("DID_CHANGE_RENEWAL_PREF/DOWNGRADE", ["DID_CHANGE_RENEWAL_PREF"]),
    ("DID_CHANGE_RENEWAL_PREF", ["DID_CHANGE_RENEWAL_PREF"]),
    ("DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", ["DID_CHANGE_RENEWAL_STATUS"]),
    ("DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED", ["DID_CHANGE_RENEWAL_STATUS"]),
    ("DID_CHANGE_RENEWAL_STATUS", ["DID_CHANGE_RENEWAL_STATUS"]),
    ("DID_FAIL_TO_RENEW/GRACE_PERIOD", ["DID_FAIL_TO_RENEW"]),
    ("DID_FAIL_TO_RENEW", ["DID_FAIL_TO_RENEW"]), ("GRACE_PERIOD_EXPIRED", []),
    ("EXPIRED/VOLUNTARY", []), ("EXPIRED/BILLING_RETRY", ["DID_CHANGE_RENEWAL_STATUS"]),
    ("EXPIRED/PRICE_INCREASE", []), ("EXPIRED/PRODUCT_NOT_FOR_SALE", []), ("EXPIRED", []),
    ("OFFER_REDEEMED", []), ("OFFER_REDEEMED/UPGRADE", ["DID_CHANGE_RENEWAL_PREF"]),
    ("OFFER_REDEEMED/DOWNGRADE", ["DID_CHANGE_RENEWAL_PREF"]),
    ("OFFER_REDEEMED/INITIAL_BUY", ["INITIAL_BUY"]),
    ("OFFER_REDEEMED/RESUBSCRIBE", ["DID_CHANGE_RENEWAL_STATUS"]),
    ("PRICE_INCREASE/PENDING", ["PRICE_INCREASE_CONSENT"]), ("PRICE_INCREASE/ACCEPTED", []),
    ("REFUND", ["CANCEL"]), ("REFUND_DECLINED", []), ("REFUND_REVERSED", []),
    ("CONSUMPTION_REQUEST", []), ("REVOKE", []), ("RENEWAL_EXTENDED", []),
    ("RENEWAL_EXTENSION/SUMMARY", []), ("RENEWAL_EXTENSION/FAILURE", []),
    ("ONE_TIME_CHARGE", []), ("TEST", []), ("EXTERNAL_PURCHASE_TOKEN/UNREPORTED", []),
    ("EXTERNAL_PURCHASE_TOKEN/CREATED", []), ("EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER", []),
    ("RESCIND_CONSENT", []), ("METADATA_UPDATE", []), ("MIGRATION", []), ("PRICE_CHANGE", []),
  ]

  private func kind(_ text: String) throws -> NotificationKind {
    try #require((NotificationKind.all + NotificationKind.legacy).first { $0.text == text })
  }

  private func types(_ occasion: V1Occasion, _ policy: V1Policy) -> [String] {
    occasion.types(policy).map(\.rawValue)
  }

  @Test func everyKindHasItsRow() {
    #expect(
      Set(Self.table.map(\.kind))
        == Set((NotificationKind.all + NotificationKind.legacy).map(\.text)))
  }

  @Test(arguments: table)
  func ofASubscription(_ kind: String, _ wanted: [String]) throws {
    let occasion = V1Occasion(try self.kind(kind))
    #expect(types(occasion, Self.extended) == wanted)
    let isUpgrade = kind == "OFFER_REDEEMED/UPGRADE"
    #expect(types(occasion, Self.apple) == (isUpgrade ? Self.upgrade : wanted))
    let before: [String] =
      switch kind {
      case "OFFER_REDEEMED/UPGRADE": ["CANCEL"] + Self.upgrade
      case "DID_RENEW/BILLING_RECOVERY": ["DID_RECOVER", "RENEWAL"]
      default: wanted
      }
    #expect(types(occasion, Self.legacy) == before)
  }

  private static let upgrade = ["INTERACTIVE_RENEWAL", "DID_CHANGE_RENEWAL_STATUS"]

  /// Whatever the subtype says: what counts is that another plan has taken its place.
  @Test(arguments: [
    "DID_CHANGE_RENEWAL_PREF/UPGRADE", "DID_CHANGE_RENEWAL_PREF", "OFFER_REDEEMED",
  ])
  func aPlanChangeAtOnce(_ kind: String) throws {
    var occasion = V1Occasion(try self.kind(kind))
    occasion.isAtOnce = true
    #expect(types(occasion, Self.extended) == ["DID_CHANGE_RENEWAL_PREF"])
    #expect(types(occasion, Self.apple) == Self.upgrade)
    #expect(types(occasion, Self.legacy) == ["CANCEL"] + Self.upgrade)
    // Nothing is cancelled that has run out.
    occasion.endsPeriod = false
    #expect(types(occasion, Self.legacy) == Self.upgrade)
  }

  @Test func aCrossgradeThatWaitsUnderAnOffer() throws {
    var occasion = V1Occasion(try kind("OFFER_REDEEMED"))
    occasion.isOtherWaiting = true
    #expect(types(occasion, Self.apple) == ["DID_CHANGE_RENEWAL_PREF"])
  }

  @Test(arguments: ["SUBSCRIBED/RESUBSCRIBE", "OFFER_REDEEMED/RESUBSCRIBE"])
  func whoComesBackToAnother(_ kind: String) throws {
    var occasion = V1Occasion(try self.kind(kind))
    occasion.isOtherProduct = true
    for policy in [Self.extended, Self.apple, Self.legacy] {
      #expect(types(occasion, policy) == Self.upgrade)
    }
  }

  @Test(
    arguments: [
      ("REFUND", .subscription, false, ["CANCEL", "DID_CHANGE_RENEWAL_STATUS"]),
      ("REFUND", .subscription, true, ["CANCEL"]), ("REFUND", .consumable, true, ["REFUND"]),
      ("REFUND", .otherPurchase, true, ["REFUND"]),
      ("CONSUMPTION_REQUEST", .consumable, true, ["CONSUMPTION_REQUEST"]),
      ("CONSUMPTION_REQUEST", .otherPurchase, true, []), ("ONE_TIME_CHARGE", .consumable, true, []),
      ("REFUND_DECLINED", .consumable, true, []), ("TEST", .app, true, []),
    ] as [(String, V1Occasion.Matter, Bool, [String])])
  func ofOtherThings(
    _ kind: String, _ matter: V1Occasion.Matter, _ autoRenews: Bool, _ wanted: [String]
  ) throws {
    var occasion = V1Occasion(try self.kind(kind), of: matter)
    occasion.autoRenews = autoRenews
    #expect(types(occasion, Self.extended) == wanted)
  }

  /// Before 2021 it was less.
  @Test(arguments: [
    ("SUBSCRIBED/INITIAL_BUY", [], []),
    ("SUBSCRIBED/RESUBSCRIBE", ["DID_CHANGE_RENEWAL_STATUS"], []),
    ("DID_RENEW", ["DID_RENEW"], []),
    ("DID_RENEW/BILLING_RECOVERY", ["DID_RECOVER"], ["DID_RECOVER"]),
    ("DID_CHANGE_RENEWAL_PREF/DOWNGRADE", ["DID_CHANGE_RENEWAL_PREF"], []),
    ("OFFER_REDEEMED/UPGRADE", upgrade, []),
    (
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", ["DID_CHANGE_RENEWAL_STATUS"], []
    ),
    ("DID_FAIL_TO_RENEW", ["DID_FAIL_TO_RENEW"], ["DID_FAIL_TO_RENEW"]),
    ("PRICE_INCREASE/PENDING", [], []), ("REFUND", [], []), ("REVOKE", ["REVOKE"], ["REVOKE"]),
  ])
  func ofWhatAFamilyShares(_ kind: String, _ now: [String], _ before: [String]) throws {
    let occasion = V1Occasion(try self.kind(kind), of: .subscription, .familyShared)
    #expect(types(occasion, Self.apple) == now)
    #expect(types(occasion, Self.legacy) == before)
  }
}
