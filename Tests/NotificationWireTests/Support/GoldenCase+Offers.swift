import SubscriptionModel

extension GoldenCase {
  /// One for each fact about an offer.
  static let redemptions: [GoldenCase] = {
    let bought = Sample.transaction(0)
    func waiting(
      _ name: String, _ effect: Fact.OfferEffect, renewsTo product: Int, _ offer: Int
    ) -> GoldenCase {
      let run = Sample.run(bought, renewsTo: product, waitingOffer: offer)
      return GoldenCase(
        "redeemed-\(name)",
        Sample.announcement(.offerRedeemed(effect), 1, at: 123_000, bought, run))
    }
    func atOnce(
      _ name: String, _ effect: Fact.OfferEffect, product: Int, _ offer: Int
    ) -> GoldenCase {
      let now = Sample.transaction(
        1, product: product, .purchase, from: .minutes(2), offer: offer)
      return GoldenCase(
        "redeemed-\(name)",
        Sample.announcement(.offerRedeemed(effect), 1, at: 131_500, now, Sample.run(now)))
    }
    return [
      atOnce("firstPurchase", .firstPurchase, product: 0, 2),
      atOnce("resubscription", .resubscription, product: 0, 2),
      waiting("renewal", .renewal, renewsTo: 0, 1),
      atOnce("upgrade", .upgrade, product: 0, 1),
      waiting("downgrade", .downgrade, renewsTo: 1, 0),
      atOnce("crossgrade-apple", .crossgrade(.apple), product: 3, 0),
      atOnce("crossgrade-omitted", .crossgrade(.omitted), product: 3, 0),
      waiting("crossgradeAtRenewal-apple", .crossgradeAtRenewal(.apple), renewsTo: 4, 0),
      waiting("crossgradeAtRenewal-omitted", .crossgradeAtRenewal(.omitted), renewsTo: 4, 0),
    ]
  }()

  /// Each kind of offer and mode of payment, and what is said of an offer where.
  static let offers: [GoldenCase] = {
    let trial = Sample.transaction(0, offer: 0)
    let half = Sample.transaction(0, offer: 1)
    let code = Sample.transaction(0, offer: 2)
    var redeemed = Sample.run(code)
    redeemed.accountToken = .none
    let back = Sample.transaction(2, product: 1, .purchase, offer: 1)
    let renewed = Sample.transaction(1)
    return [
      GoldenCase(
        "offer-introductory", Sample.announcement(.subscribed, at: 11_250, trial, Sample.run(trial))
      ),
      GoldenCase(
        "offer-that-goes-on",
        Sample.announcement(
          .subscribed, at: 11_250, half, Sample.run(half, offerRenewalsLeft: 1))),
      GoldenCase(
        "offer-that-goes-on-no-more",
        Sample.announcement(
          .autoRenewDisabled(by: .customer), at: 61_000, half,
          Sample.run(half, autoRenews: false, offerRenewalsLeft: 1))),
      GoldenCase(
        "offer-left-for-another-plan",
        Sample.announcement(
          .downgradeChosen, at: 61_000, half,
          Sample.run(half, renewsTo: 1, offerRenewalsLeft: 1))),
      GoldenCase(
        "offer-code-in-the-store",
        Sample.announcement(.subscribed, at: 11_250, code, redeemed)),
      GoldenCase(
        "offer-win-back", Sample.announcement(.resubscribed, at: 611_250, back, Sample.run(back))),
      GoldenCase(
        "offer-win-backs-open",
        Sample.announcement(
          .expired(.voluntary), 2, at: 920_000, back,
          Sample.run(back, autoRenews: false, phase: .expired(.voluntary)))),
      GoldenCase(
        "offer-over",
        Sample.announcement(
          .expired(.voluntary), 2, at: 320_000, trial,
          Sample.run(trial, autoRenews: false, phase: .expired(.voluntary)))),
      GoldenCase(
        "offer-signed-after-the-next-was-booked",
        Sample.announcement(.subscribed, at: 290_000, trial, Sample.run(renewed))),
    ]
  }()
}
