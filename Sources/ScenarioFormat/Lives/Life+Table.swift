// A row is a life. To add one: the kind, what must be for sale, and what happens until then. Where
// a kind has several rows, the first whose need is met is lived. `plan`, `higher`, `lower`, `item`
// and `offer` are what the need finds; everything else is as in a scenario.

extension Life {
  private static let buys = "{ buy: 'plan', intro: false }"
  private static let buysHigher = "{ buy: 'higher', intro: false }"
  private static let buysLower = "{ buy: 'lower', intro: false }"
  /// A little later than the purchase was told of: a period may be as short as a second.
  private static let soon = "at: 'SUBSCRIBED/INITIAL_BUY + 100ms'"
  private static let cancels = "\(buys), { \(soon), cancel: 'plan' }"
  private static let isNotPaid = "\(buys), { failBilling: 'plan' }"
  private static let goesLower = "\(buysHigher), { \(soon), changePlan: 'lower' }"
  /// Higher than any price, in any currency.
  private static let costsMore = "{ \(soon), raisePrice: 'plan', to: '9999999' }"
  private static let wantsMoneyBack = "\(buys), { \(soon), requestRefund: 'plan'"

  /// Every life.
  static let all =
    purchases + renewals + plans + offers + prices + refunds + extensions + notices

  private static let purchases = [
    Life("SUBSCRIBED/INITIAL_BUY", over: .subscription, buys),
    Life(
      "SUBSCRIBED/RESUBSCRIBE", over: .subscription,
      "\(cancels), { at: 'EXPIRED/VOLUNTARY + 1m', buy: 'plan', intro: false }"),
    Life("ONE_TIME_CHARGE", over: .boughtOnce, "{ buy: 'item' }"),
    Life(
      "REVOKE", over: .shareableSubscription,
      """
      \(buys), { shareWithFamily: 'plan', members: ['bo'] },
      { at: 'bo SUBSCRIBED/INITIAL_BUY + 100ms', stopSharing: 'plan' }
      """, beside: ["bo"]),
    Life(
      "REVOKE", over: .shareableItem,
      """
      { buy: 'item' }, { shareWithFamily: 'item', members: ['bo'] },
      { at: 'bo ONE_TIME_CHARGE + 100ms', stopSharing: 'item' }
      """, beside: ["bo"]),
  ]

  private static let renewals = [
    Life("DID_RENEW", over: .subscription, buys),
    Life(
      "DID_RENEW/BILLING_RECOVERY", over: .subscription,
      "\(isNotPaid), { at: 'DID_FAIL_TO_RENEW/* + 100ms', fixBilling: 'plan' }"),
    Life("DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", over: .subscription, cancels),
    Life(
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED", over: .subscription,
      """
      \(cancels),
      { at: 'DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED + 100ms', resume: 'plan' }
      """),
    Life(
      "DID_FAIL_TO_RENEW/GRACE_PERIOD", over: .subscription, isNotPaid,
      store: "gracePeriod: '16d'"),
    Life(
      "DID_FAIL_TO_RENEW", over: .subscription, isNotPaid,
      store: "gracePeriod: 'off'"),
    Life(
      "GRACE_PERIOD_EXPIRED", over: .subscription, isNotPaid,
      store: "gracePeriod: '16d'"),
    Life("EXPIRED/VOLUNTARY", over: .subscription, cancels),
    Life(
      "EXPIRED/BILLING_RETRY", over: .subscription, isNotPaid,
      store: "gracePeriod: 'off'"),
    Life("EXPIRED", over: .subscription, "\(buys), { \(soon), closeAccount: true }"),
  ]

  private static let plans = [
    Life(
      "DID_CHANGE_RENEWAL_PREF/UPGRADE", over: .twoLevels,
      "\(buysLower), { \(soon), changePlan: 'higher' }"),
    Life("DID_CHANGE_RENEWAL_PREF/DOWNGRADE", over: .twoLevels, goesLower),
    Life(
      "DID_CHANGE_RENEWAL_PREF", over: .twoLevels,
      """
      \(goesLower),
      { at: 'DID_CHANGE_RENEWAL_PREF/DOWNGRADE + 100ms', changePlan: 'higher' }
      """),
  ]

  private static let offers = [
    Life(
      "OFFER_REDEEMED", over: .promotional,
      "\(buys), { \(soon), changePlan: 'plan', offer: 'offer' }"
    ),
    Life("OFFER_REDEEMED", over: .code, "\(buys), { \(soon), redeem: 'offer', product: 'plan' }"),
    Life(
      "OFFER_REDEEMED/UPGRADE", over: .promotionalOfHigher,
      "\(buysLower), { \(soon), changePlan: 'higher', offer: 'offer' }"),
    Life(
      "OFFER_REDEEMED/UPGRADE", over: .codeOfHigher,
      "\(buysLower), { \(soon), redeem: 'offer', product: 'higher' }"),
    Life(
      "OFFER_REDEEMED/DOWNGRADE", over: .promotionalOfLower,
      "\(buysHigher), { \(soon), changePlan: 'lower', offer: 'offer' }"),
    Life(
      "OFFER_REDEEMED/DOWNGRADE", over: .codeOfLower,
      "\(buysHigher), { \(soon), redeem: 'offer', product: 'lower' }"),
    Life(
      "OFFER_REDEEMED/INITIAL_BUY", over: .code, "{ redeem: 'offer', product: 'plan' }",
      store: "offerRedeemed: 'legacy'"),
    Life(
      "OFFER_REDEEMED/RESUBSCRIBE", over: .promotional,
      "\(cancels), { at: 'EXPIRED/VOLUNTARY + 1m', buy: 'plan', offer: 'offer' }",
      store: "offerRedeemed: 'legacy'"),
  ]

  private static let prices = [
    Life("PRICE_INCREASE/PENDING", over: .subscription, buys, script: costsMore),
    Life(
      "PRICE_INCREASE/ACCEPTED", over: .subscription,
      "\(buys), { at: 'PRICE_INCREASE/PENDING + 100ms', consentToPrice: 'plan' }",
      script: costsMore),
    Life("EXPIRED/PRICE_INCREASE", over: .subscription, buys, script: costsMore),
    Life(
      "EXPIRED/PRODUCT_NOT_FOR_SALE", over: .subscription, buys,
      script: "{ \(soon), withdrawProduct: 'plan' }"),
  ]

  private static let refunds = [
    Life("CONSUMPTION_REQUEST", over: .subscription, "\(wantsMoneyBack) }"),
    Life("REFUND", over: .subscription, "\(wantsMoneyBack) }"),
    Life("REFUND_DECLINED", over: .subscription, "\(wantsMoneyBack), decision: 'declined' }"),
    Life(
      "REFUND_REVERSED", over: .subscription,
      "\(wantsMoneyBack) }, { at: 'REFUND + 100ms', reverseRefund: 'plan' }"),
  ]

  private static let extensions = [
    Life(
      "RENEWAL_EXTENDED", over: .subscription,
      "\(buys), { \(soon), extendRenewal: 'plan', days: 7 }"),
    Life(
      "RENEWAL_EXTENSION/SUMMARY", over: .subscription, buys,
      script: "{ \(soon), extendAll: 'plan', days: 7 }"),
    Life(
      "RENEWAL_EXTENSION/FAILURE", over: .subscription, buys,
      script: "{ \(soon), extendAll: 'plan', days: 7, fail: '100%' }"),
  ]

  private static let notices = [
    Life("TEST", over: .nothing, script: "{ sendTest: true }"),
    Life(
      "EXTERNAL_PURCHASE_TOKEN/CREATED", over: .nothing,
      script: "{ externalPurchaseToken: 'CREATED', kind: 'SERVICES' }"),
    Life(
      "EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER", over: .nothing,
      script: """
        { externalPurchaseToken: 'CREATED', kind: 'SERVICES' },
        { at: '30d', externalPurchaseToken: 'ACTIVE_TOKEN_REMINDER', kind: 'SERVICES' }
        """),
    Life(
      "EXTERNAL_PURCHASE_TOKEN/UNREPORTED", over: .nothing,
      script: "{ externalPurchaseToken: 'UNREPORTED' }"),
    Life("RESCIND_CONSENT", over: .nothing, "{ rescindConsent: true }"),
    Life(
      "METADATA_UPDATE", over: .subscription,
      "\(buys), { \(soon), advancedCommerce: 'METADATA_UPDATE' }"),
    Life("MIGRATION", over: .subscription, "\(buys), { \(soon), advancedCommerce: 'MIGRATION' }"),
    Life(
      "PRICE_CHANGE", over: .subscription,
      "\(buys), { \(soon), advancedCommerce: 'PRICE_CHANGE' }"),
  ]
}
