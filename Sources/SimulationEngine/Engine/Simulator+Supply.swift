internal import SubscriptionModel

// Much of this is asked several times an event. What is not put in its place there is given a copy
// of the whole simulator in the middle of a change, which took a tenth of the time.

extension Simulator {
  /// How the store behaves towards a customer.
  @inline(__always)
  func policy(of customer: CustomerIndex) -> StorePolicy {
    guard let population, let member = member(at: customer) else {
      return cast[Int(customer.number)].policy
    }
    return population.policy(of: member, chance)
  }

  /// Whether a customer's store keeps a fact to itself.
  @inline(__always)
  func silences(_ fact: Fact, of customer: CustomerIndex) -> Bool {
    // Asked of the policy where it stands: a copy for each fact is felt.
    guard let population, isMember(customer) else {
      return cast[Int(customer.number)].policy.quirks.silences(fact)
    }
    return population.policy.quirks.silences(fact)
  }

  /// How long the store of a customer takes over things.
  @inline(__always)
  private func promptness(of customer: CustomerIndex) -> Promptness {
    guard let population, isMember(customer) else {
      return cast[Int(customer.number)].policy.promptness
    }
    return population.policy.promptness
  }

  /// The number that stands for a customer in every draw.
  @inline(__always)
  func key(of customer: CustomerIndex) -> CustomerKey {
    guard let population, let member = member(at: customer) else {
      return cast[Int(customer.number)].key
    }
    return population.key(of: member)
  }

  /// Whether somebody is a member of the population.
  @inline(__always)
  func isMember(_ customer: CustomerIndex) -> Bool { Int(customer.number) >= cast.count }

  /// The place of a member among those of the population; `nil`: it is somebody with a name.
  @inline(__always)
  func member(at customer: CustomerIndex) -> Int? {
    isMember(customer) ? Int(customer.number) - cast.count : nil
  }

  /// The run that is spoken of: the one that a purchase began, or the customer's latest in a
  /// product's group; one that is only shared with the customer where there is no other.
  func run(_ reference: RunReference) -> Int? {
    let begunBy = reference.begunBy.map { Int32(steps.place(of: $0)) }
    let group = plan.catalog.groupOf(reference.product)
    var latest: Int?
    var shared: Int?
    var candidate = customers[Int(reference.customer.number)].latestRun
    while candidate >= 0 {
      let run = runs[Int(candidate)]
      if plan.catalog.groupOf(run.subscription.latest.product) == group {
        switch run.subscription.ownership {
        case .familyShared: shared = shared ?? Int(candidate)
        case .purchased:
          latest = latest ?? Int(candidate)
          // A purchase that only went on with a run began none: the latest is meant.
          if begunBy == nil || run.begunBy == begunBy { return Int(candidate) }
        }
      }
      candidate = run.previous
    }
    return latest ?? shared
  }

  /// Whether a run is only shared with the customer who has it.
  func isShared(_ run: Int) -> Bool { runs[run].subscription.ownership == .familyShared }

  /// What a customer bought last of a product that is bought once, or has by way of the family.
  func latestHolding(
    of product: ProductIndex, _ customer: CustomerIndex,
    _ ownership: InAppOwnership = .purchased
  ) -> Int? {
    var place = latestHoldings[customer] ?? -1
    while place >= 0 {
      let purchase = holdings[Int(place)].purchase
      if purchase.product == product, purchase.ownership == ownership { return Int(place) }
      place = holdings[Int(place)].previous
    }
    return nil
  }

  /// What a rule may know of a customer at this instant.
  @inline(__always)
  func context(for customer: CustomerIndex, _ token: AccountToken) -> RuleContext {
    let state = customers[Int(customer.number)]
    let key = key(of: customer)
    func draw(_ delay: Promptness.Delay) -> Draw {
      chance.draw(delay.purpose, of: key, state[delay])
    }
    var context = RuleContext(
      now: now, customer: customer, policy: policy(of: customer), tariff: tariffs[customer],
      nextTransaction: TransactionIdentifier(of: key, count: state.identifiers),
      renewalLead: draw(.renewalLead), originalPurchaseDateDelay: draw(.originalPurchaseDate))
    context.accountToken = token
    return context
  }

  /// Counts what a new transaction has used up, and stops a run that has left its room.
  mutating func countTransaction(
    _ after: Subscription, isFirst: Bool, of customer: CustomerIndex
  ) throws(SimulationError) {
    let index = Int(customer.number)
    guard after.latest.expiresDate < SimInstant.end else {
      throw .endOfTime(customer: plan.customer(customer).name)
    }
    // A transaction and its line item.
    try countIdentifiers(2, of: customer)
    customers[index].countDraw(.renewalLead)
    if isFirst { customers[index].countDraw(.originalPurchaseDate) }
  }

  /// Counts numbers that a new transaction has used up.
  mutating func countIdentifiers(
    _ count: UInt32, of customer: CustomerIndex
  ) throws(SimulationError) {
    let limit = TransactionIdentifier.perCustomer
    guard customers[Int(customer.number)].identifiers + count <= limit else {
      throw .outOfTransactions(customer: plan.customer(customer).name, limit: Int(limit) / 2)
    }
    customers[Int(customer.number)].identifiers += count
  }

  /// The number of a customer's next record.
  mutating func nextRecord(of customer: CustomerIndex) -> UInt32 {
    defer { customers[Int(customer.number)].records += 1 }
    return customers[Int(customer.number)].records
  }

  /// How long after a fact it is signed; `period`: that of the transaction concerned, if it has
  /// one.
  mutating func signingDelay(
    of fact: Fact, to customer: CustomerIndex, in period: SimDuration?
  ) -> SimDuration {
    fact.signingDelay.map { length(of: $0, for: customer, in: period) } ?? .zero
  }

  /// Draws how long one of a customer's delays is; `period`: that of the transaction concerned, if
  /// it has one.
  mutating func length(
    of delay: Promptness.Delay, for customer: CustomerIndex, in period: SimDuration?
  ) -> SimDuration {
    let index = Int(customer.number)
    let number = refundDraws.next(delay, of: customer) ?? customers[index][delay]
    customers[index].countDraw(delay)
    let draw = chance.draw(delay.purpose, of: key(of: customer), number)
    return promptness(of: customer).length(of: delay, in: period, draw: draw)
  }
}
