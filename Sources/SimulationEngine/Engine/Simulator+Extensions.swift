internal import SubscriptionModel

extension Simulator {
  /// Extends the renewal dates of all who subscribe to a product, in the order in which they first
  /// subscribed. Once all of them are told, the developer is told what came of it.
  mutating func extendAll(
    _ order: MassExtension, of product: ProductIndex?, by store: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    guard let product else { preconditionFailure("an extension of no product") }
    var result = MassExtensionResult(
      number: massExtensions, product: product, storefronts: order.storefronts)
    massExtensions += 1
    var done = now
    for run in runs.indices where isConcerned(run, by: order, of: product, asked: store) {
      if try extend(run, order, number: result.number, &observer) {
        result.succeeded += 1
      } else {
        result.failed += 1
      }
      done = max(done, runs[run].lastSigned)
    }
    announce(
      .allExtended, of: .app(.extensions(result)), place: nil, to: store, at: done,
      ordinal: nextRecord(of: store))
  }

  /// Extends one of them, and answers whether it could.
  private mutating func extend(
    _ run: Int, _ order: MassExtension, number: UInt32, _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Bool {
    let customer = runs[run].subscription.customer
    let draw = chance.draw(
      .massExtensionFailure, of: key(of: customer), number)
    let fails = draw.value(in: 0...99_999) < Int64(order.failingShare)
    if !fails,
      try commit(.action(.extendRenewal(order.each)), run: run, customer: customer, &observer)
        == nil
    {
      return true
    }
    record(.extensionFailed, run: run, before: runs[run].subscription, &observer)
    return false
  }

  /// Whether a run is among those that are extended: bought, of the product, not over, and of the
  /// app, the environment and the storefronts that the developer spoke of. Those of family members
  /// follow the purchaser's.
  private func isConcerned(
    _ run: Int, by order: MassExtension, of product: ProductIndex, asked store: CustomerIndex
  ) -> Bool {
    let subscription = runs[run].subscription
    let (customer, asker) = (plan.customer(subscription.customer), plan.customer(store))
    return subscription.latest.product == product && subscription.nextDue != nil
      && subscription.ownership == .purchased
      && customer.app.bundleIdentifier == asker.app.bundleIdentifier
      && customer.policy.environment == asker.policy.environment
      && order.storefronts?.contains(customer.storefront) ?? true
  }
}
