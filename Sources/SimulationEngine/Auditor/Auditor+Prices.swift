internal import SubscriptionModel

extension Auditor {
  /// What must hold of what is told of a price, and when a subscription ends because of it or of
  /// what is sold no more.
  func judgedPrice(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    guard let before = record.before else { return [(.wrongState, false)] }
    let after = record.after
    switch record.fact {
    case .priceIncrease(let stage):
      var told = before
      told.renewsAt = after.renewsAt
      told.priceIncrease = after.priceIncrease
      let isAsked = stage == .asked
      return [
        (.wrongState, told == after && before.autoRenews),
        (.wrongState, stage == .agreed || before.renewalDue != nil),
        (.wrongState, after.priceIncrease == (isAsked ? .pending : .agreed)),
        (.wrongState, stage != .agreed || before.priceIncrease == .pending),
        (.wrongPrice, stage == .agreed ? after.renewsAt == before.renewsAt : isHigher(record)),
        (.wrongPrice, stage != .told || !needsConsent(after) && before.priceIncrease != .pending),
        (.wrongPrice, !isAsked || needsConsent(after) || before.priceIncrease == .pending),
      ]
    case .expired(.priceIncrease):
      return judgedEnd(record) + [
        (.wrongPrice, before.priceIncrease == .pending || before.ownership == .familyShared),
        (.wrongState, before.autoRenews),
        (.expiryNotAtEnd, record.instant == after.latest.expiresDate && !before.isUnpaid),
      ]
    case .expired(.notForSale):
      return judgedEnd(record) + [
        (.wrongState, withdrawn.contains(before.renewsTo) && before.autoRenews),
        (.expiryNotAtEnd, record.instant == after.latest.expiresDate || before.isUnpaid),
      ]
    case .subscribed, .resubscribed, .renewed, .renewedAsRecovery, .failureToldLate, .upgraded,
      .downgradeChosen, .crossgraded, .crossgradeChosen, .planChangeUndone, .autoRenewDisabled,
      .autoRenewEnabled, .expired, .renewalFailed, .graceEnded, .recovered, .advancedCommerce,
      .boughtOnce, .told,
      .refundRequested, .refunded, .refundDeclined, .refundReversed, .shared, .unshared,
      .extended, .extensionFailed, .allExtended, .offerRedeemed:
      return []
    }
  }

  /// What must hold of every new transaction that is paid for: it costs what its price says, which
  /// nobody has withheld consent from, and is of something that is for sale.
  func judgedSale(_ record: LifecycleRecord) -> [(AuditFinding.Violation, Bool)] {
    let latest = record.after.latest
    guard latest.identifier != record.before?.latest.identifier,
      record.after.ownership == .purchased,
      record.fact != .advancedCommerce(.migration)
    else { return [] }
    let isRenewal = latest.reason == .renewal
    // What an offer costs has nothing to do with the price.
    let isOffered = latest.offer != nil
    // The months of a commitment are charged as was agreed in the first.
    let isMonth = latest.commitmentMonth > 1
    let asks = record.before.map { isRenewal && $0.priceIncrease == .pending } ?? false
    return [
      (.wrongPrice, isOffered || latest.price == price(of: latest, record)),
      (.wrongPrice, isOffered || !asks),
      (.wrongPrice, isRenewal || record.after.priceIncrease == nil),
      (
        .wrongPrice,
        !isRenewal || isMonth || latest.pricing == record.before?.renewsAt ?? latest.pricing
      ),
      (.soldAfterWithdrawal, isMonth || !withdrawn.contains(latest.product)),
    ]
  }

  /// Whether the next renewal costs more than before. What is told together with another fact
  /// shows in the state before it already.
  private func isHigher(_ record: LifecycleRecord) -> Bool {
    if record.before == record.after { return true }
    guard let before = record.before,
      let old = price(of: before.renewsTo, at: before.renewsAt, record),
      let new = price(of: record.after.renewsTo, at: record.after.renewsAt, record)
    else { return false }
    return new.milliunits > old.milliunits
  }

  private func needsConsent(_ run: Subscription) -> Bool {
    run.renewsAt.increase.map { priceIncreases[$0].needsConsent } ?? false
  }

  /// What a transaction must cost where a record's customer is.
  private func price(of transaction: Transaction, _ record: LifecycleRecord) -> Price? {
    guard transaction.commitmentMonth > 0 else {
      return price(of: transaction.product, at: transaction.pricing, record)
    }
    return catalog.subscription(transaction.product).monthlyPlan?.prices
      .price(in: storefronts[Int(record.customer.number)])
  }

  /// What a product costs where a record's customer is.
  private func price(
    of product: ProductIndex, at pricing: Pricing, _ record: LifecycleRecord
  ) -> Price? {
    let storefront = storefronts[Int(record.customer.number)]
    guard let place = pricing.increase else {
      return catalog.prices(of: product).price(in: storefront) ?? Price(milliunits: 0)
    }
    let increase = priceIncreases[place]
    return increase.product == product ? increase.price(in: storefront) : nil
  }
}
