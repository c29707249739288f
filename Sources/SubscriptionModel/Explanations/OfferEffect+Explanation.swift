extension Fact.OfferEffect {
  /// Why it is told so: Apple's page has every case but a crossgrade, which is told as one without
  /// an offer is.
  var explanation: Explanation {
    switch self {
    case .firstPurchase:
      Explanation(
        "before 2024 a first purchase under an offer was told as a redemption, not a subscription",
        .page, .offerCode, page: .changelog)
    case .resubscription:
      Explanation(
        "before 2024 a return under an offer was told as a redemption, not as a subscription",
        .page, .offerCode, page: .changelog)
    case .renewal:
      Explanation(
        "an offer for the current plan waits for the renewal; the paid period stays as it is",
        .page, .promotionWhileActive, page: .notificationType)
    case .upgrade:
      Explanation(
        "a higher level under an offer starts at once; the redemption stands for the plan change",
        .page, .promotionWhileActive, page: .notificationType)
    case .downgrade:
      Explanation(
        "a lower level under an offer waits for the renewal; the redemption stands for the change",
        .page, .promotionWhileActive, page: .notificationType)
    case .crossgrade:
      Explanation(
        "the same level and length under an offer starts at once, told as one without an offer is",
        .inferred, .promotionWhileActive)
    case .crossgradeAtRenewal:
      Explanation(
        "another length under an offer waits for the renewal, told as one without an offer is",
        .inferred, .promotionWhileActive)
    }
  }
}
