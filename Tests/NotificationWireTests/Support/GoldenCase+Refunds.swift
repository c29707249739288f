import SubscriptionModel

extension GoldenCase {
  /// One for each fact about refunds.
  static let refunds: [GoldenCase] = {
    let paid = Sample.transaction(0)
    var back = paid
    back.revocation = Revocation(
      date: paid.purchaseDate + .seconds(160), percentage: 40_000, kind: .prorated,
      reason: .unsatisfiedWithPurchase)
    var revoked = Sample.run(back, autoRenews: false)
    revoked.phase = .revoked(renewalDue: paid.expiresDate)
    let later = Sample.transaction(1, product: 0, .purchase, from: .minutes(12))
    return [
      GoldenCase(
        "autoRenewDisabled-refundRequest",
        Sample.announcement(
          .autoRenewDisabled(by: .refundRequest), 1, at: 101_000, paid,
          Sample.run(paid, autoRenews: false))),
      GoldenCase(
        "refundRequested",
        Sample.announcement(
          .refundRequested(.fulfillmentIssue), 2, at: 102_000, paid,
          Sample.run(paid, autoRenews: false))),
      GoldenCase("refunded", Sample.announcement(.refunded, 3, at: 282_000, back, revoked)),
      GoldenCase(
        "refunded-old", Sample.announcement(.refunded, 3, at: 882_000, back, Sample.run(later))),
      GoldenCase(
        "refundDeclined",
        Sample.announcement(.refundDeclined, 3, at: 282_000, paid, Sample.run(paid))),
      GoldenCase(
        "refundReversed",
        Sample.announcement(.refundReversed, 4, at: 299_000, paid, Sample.run(paid))),
    ]
  }()
}
