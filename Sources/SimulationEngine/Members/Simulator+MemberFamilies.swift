internal import SubscriptionModel

// What members of the population share with their families, who do nothing of their own.

extension Simulator {
  /// What a member who shares, or may begin to, will do about it in a period that begins.
  mutating func considerSharing(_ run: Subscription, isFirst: Bool) {
    guard population?.hasFamilies == true, case .active(let due) = run.phase else { return }
    let customer = run.customer
    let choice: MemberChoice = isFirst ? .share : .stopSharing
    let mayChoose =
      isFirst
      ? plan.catalog.isFamilyShareable(run.latest.product)
      : families.isWanted(run: Int(customers[Int(customer.number)].latestRun))
    if mayChoose, hits(choice, of: customer) {
      decide(choice, by: customer, after: run.latest.purchaseDate, before: due)
    }
  }

  /// A member shares what a run is about with the family.
  mutating func shareWithFamily(
    _ run: Int, by customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let subscription = runs[run].subscription
    let product = subscription.latest.product
    guard let population, let member = self.member(at: customer),
      case .active = subscription.phase, plan.catalog.isFamilyShareable(product)
    else { return }
    let family = population.family(of: member)
    customers.begin(family)
    var order = FamilyOrder()
    order.members = [CustomerIndex(cast.count + family)]
    try perform(.shareWithFamily, of: product, with: order, by: customer, &observer)
  }

  /// Forgets a member's family, if nothing more can happen to it. Answers whether nobody is left.
  mutating func releaseFamily(of member: Int, _ run: Int) -> Bool {
    guard let population, population.hasFamilies else { return true }
    let family = population.family(of: member)
    guard customers.has(family) else { return true }
    guard customers[cast.count + family].waiting == 0 else { return false }
    freeRuns += families.forget(run: run).compactMap(\.place).map { Int32($0) }
    customers.end(family)
    return true
  }
}
