internal import SubscriptionModel

extension Simulator {
  /// How the store behaves towards a customer.
  func policy(of customer: CustomerIndex) -> StorePolicy {
    plan.customers[Int(customer.number)].policy
  }

  /// The run that is spoken of: the one that a purchase began, or the customer's latest in a
  /// product's group.
  func run(_ reference: RunReference) -> Int? {
    let begunBy = reference.begunBy.map { Int32(steps.place(of: $0)) }
    let group = plan.catalog.groupOf(reference.product)
    var latest: Int?
    var candidate = customers[Int(reference.customer.number)].latestRun
    while candidate >= 0 {
      let run = runs[Int(candidate)]
      if plan.catalog.groupOf(run.subscription.latest.product) == group {
        latest = latest ?? Int(candidate)
        // A purchase that only went on with a run began none: the latest is meant.
        if begunBy == nil || run.begunBy == begunBy { return Int(candidate) }
      }
      candidate = run.previous
    }
    return latest
  }

  /// What a rule may know of a customer at this instant.
  func context(for customer: CustomerIndex) -> RuleContext {
    let state = customers[Int(customer.number)]
    func draw(_ delay: Promptness.Delay) -> Draw {
      chance.draw(delay.purpose, of: state.key, state[delay])
    }
    return RuleContext(
      now: now, customer: customer, policy: policy(of: customer), tariff: tariffs[customer],
      nextTransaction: TransactionIdentifier(of: state.key, count: state.identifiers),
      nextLineItem: TransactionIdentifier(of: state.key, count: state.identifiers + 1),
      renewalLead: draw(.renewalLead), originalPurchaseDateDelay: draw(.originalPurchaseDate))
  }

  /// Counts what a new transaction has used up, and stops a run that has left its room.
  mutating func countTransaction(
    _ after: Subscription, before: Subscription?, of customer: CustomerIndex
  ) throws(SimulationError) {
    let index = Int(customer.number)
    guard after.latest.expiresDate < SimInstant.end else {
      throw .endOfTime(customer: plan.customers[index].name)
    }
    guard after.latest.identifier != before?.latest.identifier else { return }
    let limit = TransactionIdentifier.perCustomer
    guard customers[index].identifiers + 2 <= limit else {
      throw .outOfTransactions(customer: plan.customers[index].name, limit: Int(limit) / 2)
    }
    customers[index].identifiers += 2
    customers[index][.renewalLead] += 1
    if before == nil { customers[index][.originalPurchaseDate] += 1 }
  }

  /// How long after a fact it is signed.
  mutating func signingDelay(of fact: Fact, in run: Subscription) -> SimDuration {
    guard let delay = fact.signingDelay else { return .zero }
    let index = Int(run.customer.number)
    let draw = chance.draw(delay.purpose, of: customers[index].key, customers[index][delay])
    customers[index][delay] += 1
    return policy(of: run.customer).promptness.length(of: delay, in: run.latest.period, draw: draw)
  }
}
