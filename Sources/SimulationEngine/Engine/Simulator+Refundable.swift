internal import SubscriptionModel

extension Simulator {
  /// Customers whose scripts speak of refunds.
  static func whoWantsMoneyBack(in plan: Plan) -> Set<CustomerIndex> {
    let places = plan.customers.indices.filter { index in
      plan.customers[index].script.contains { step in
        switch step.action {
        case .requestRefund, .decideRefund, .reverseRefund: true
        case .buy, .changePlan, .redeem, .cancel, .resume, .failBilling, .fixBilling,
          .consentToPrice, .declinePrice, .raisePrice, .withdrawProduct, .extendRenewal,
          .extendAll, .closeAccount, .advancedCommerce, .shareWithFamily,
          .stopSharing, .tell:
          false
        }
      }
    }
    return Set(places.map { CustomerIndex($0) })
  }

  /// Keeps a new transaction of a run whose customer may want money back for it, and the end of one
  /// that was extended.
  mutating func keepHistory(of run: Int, isNew: Bool) {
    if histories.isEmpty, refunded.isEmpty { return }
    let latest = runs[run].subscription.latest
    guard histories[run] != nil || refunded.contains(runs[run].subscription.customer) else {
      return
    }
    if isNew {
      histories[run, default: []].append(latest)
    } else if let place = histories[run]?.indices.last {
      histories[run]?[place].expiresDate = latest.expiresDate
    }
  }

  /// What a step about a refund speaks of: the so-manieth period of a run, or the latest that has
  /// begun; or the latest purchase of a product that is bought once.
  func refundable(_ reference: RefundReference, _ period: Int32?) -> RefundRequest.Item? {
    guard let product = reference.product else { return nil }
    if plan.catalog.oneTimeProduct(product) != nil {
      return latestHolding(of: product, reference.customer).map { .holding($0) }
    }
    let meant = RunReference(
      customer: reference.customer, product: product, begunBy: reference.begunBy)
    guard let run = run(meant), !isShared(run), let history = histories[run] else { return nil }
    if let period {
      return history.indices.contains(Int(period) - 1) ? .period(run: run, Int(period) - 1) : nil
    }
    let begun = history.lastIndex { $0.purchaseDate <= now }
    return begun.map { .period(run: run, $0) }
  }

  /// Whether what a step about a refund speaks of is only shared with the customer.
  func isOnlyShared(_ reference: RefundReference) -> Bool {
    guard let product = reference.product else { return false }
    if plan.catalog.oneTimeProduct(product) != nil {
      return latestHolding(of: product, reference.customer) == nil
        && latestHolding(of: product, reference.customer, .familyShared) != nil
    }
    let meant = RunReference(
      customer: reference.customer, product: product, begunBy: reference.begunBy)
    return run(meant).map(isShared) ?? false
  }

  /// Whether a period runs at this instant and is the latest of its run.
  func isCurrent(_ run: Int, _ place: Int) -> Bool {
    guard let transaction = histories[run]?[place] else { return false }
    return transaction.identifier == runs[run].subscription.latest.identifier
      && now < transaction.expiresDate && runs[run].subscription.renewalDue != nil
  }

  /// What was taken back of something.
  func revocation(of item: RefundRequest.Item) -> Revocation? {
    switch item {
    case .holding(let place): holdings[place].purchase.revocation
    case .period(let run, let place): histories[run]?[place].revocation
    }
  }

  /// Tells a fact about something that was bought.
  mutating func tell(
    _ fact: Fact, about item: RefundRequest.Item, to customer: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) {
    switch item {
    case .period(let run, let place):
      record(
        fact, run: run, before: runs[run].subscription, transaction: histories[run]?[place],
        &observer)
    case .holding(let place):
      let purchase = holdings[place].purchase
      let ordinal = nextRecord(of: customer)
      observer.recorded(
        PurchaseRecord(
          customer: customer, ordinal: ordinal, instant: now, fact: fact, purchase: purchase))
      let delay = signingDelay(of: fact, to: customer, in: nil)
      announce(
        fact, of: .purchase(purchase), place: place, to: customer, at: now + delay,
        ordinal: ordinal)
    }
  }
}
