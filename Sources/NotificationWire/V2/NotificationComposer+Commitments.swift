internal import SubscriptionModel

extension NotificationComposer {
  /// The commitment that a transaction pays for a month of, if it does.
  func commitment(
    of transaction: Transaction, in run: Subscription, _ customer: PlannedCustomer
  ) -> CommitmentClaims? {
    guard transaction.plan == .monthly else { return nil }
    let prices = catalog.subscription(transaction.product).monthlyPlan?.commitmentPrices
    return CommitmentClaims(
      month: transaction.commitmentMonth,
      end: customer.policy.commitmentEnd(of: transaction, in: run),
      price: prices?.price(in: customer.storefront).flatMap { run.ownership.paid($0) })
  }

  /// What comes after the commitment that a run is in, if it is in one.
  func commitmentRenewal(
    of run: Subscription, _ customer: PlannedCustomer, _ tariff: Tariff
  ) -> CommitmentRenewalClaims? {
    guard run.latest.plan == .monthly else { return nil }
    let plan: BillingPlan = run.renewsTo == run.latest.product ? .monthly : .upFront
    return CommitmentRenewalClaims(
      productID: catalog.subscription(run.renewsTo).identifier, isRenewed: run.autoRenews,
      plan: plan, end: customer.policy.commitmentEnd(of: run.latest, in: run),
      price: tariff.price(of: run.renewsTo, on: plan, at: run.renewsAt))
  }
}
