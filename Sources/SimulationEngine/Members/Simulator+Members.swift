internal import SubscriptionModel

// What members of the population do: drawn period by period, and done as ordinary actions, which
// the rules accept or refuse as anybody's.

extension Simulator {
  /// A member comes and buys.
  mutating func arrive(
    _ customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    guard let population, let member = member(at: customer) else { return }
    guard member < population.count else { throw .outOfMembers(limit: population.count) }
    customers.begin(member)
    let product = population.product(of: member, chance)
    let takesOffer = hits(.trial, of: customer)
    try perform(
      .buy(product, takesOffer ? .introductory : .fullPrice), of: product, by: customer, &observer)
    release(customer)
  }

  /// A member does what was decided, unless things have moved on since.
  mutating func goOn(
    with act: MemberAct, by customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    customers[Int(customer.number)].waiting -= 1
    let state = customers[Int(customer.number)]
    if act.identifiers == state.identifiers, state.latestRun >= 0 {
      try carryOut(act.choice, of: Int(state.latestRun), by: customer, &observer)
    }
    release(customer)
  }

  private mutating func carryOut(
    _ choice: MemberChoice, of run: Int, by customer: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let subscription = runs[run].subscription
    let product = subscription.latest.product
    switch choice {
    case .cancel, .cancelTrial:
      guard subscription.autoRenews else { return }
      try perform(.cancel, of: product, by: customer, &observer)
      let end = subscription.latest.expiresDate
      if hits(.resume, of: customer) { decide(.resume, by: customer, before: end) }
    case .resume:
      guard !subscription.autoRenews else { return }
      try perform(.resume, of: product, by: customer, &observer)
    case .upgrade, .downgrade:
      guard subscription.autoRenews, case .active(let due) = subscription.phase,
        let plan = otherPlan(than: product, choice, of: customer)
      else { return }
      try perform(.changePlan(plan), of: plan, by: customer, &observer)
      if choice == .downgrade, hits(.undo, of: customer) {
        decide(.undo, by: customer, before: due)
      }
    case .undo:
      guard subscription.autoRenews, subscription.renewsTo != product else { return }
      try perform(.changePlan(product), of: product, by: customer, &observer)
    case .failBilling:
      guard subscription.autoRenews else { return }
      try perform(.failBilling(for: nil), of: product, by: customer, &observer)
    case .recover: try perform(.fixBilling, of: product, by: customer, &observer)
    case .refund: try wantMoneyBack(for: run, by: customer, &observer)
    case .resubscribe: try perform(.buy(product), of: product, by: customer, &observer)
    case .consent:
      guard subscription.priceIncrease == .pending else { return }
      try perform(.consentToPrice, of: product, by: customer, &observer)
    case .share: try shareWithFamily(run, by: customer, &observer)
    case .stopSharing:
      guard families.isWanted(run: run) else { return }
      try perform(.stopSharing, of: product, by: customer, &observer)
    case .trial, .grantRefund: preconditionFailure("\(choice) is nothing that is done")
    }
  }

  private mutating func wantMoneyBack(
    for run: Int, by customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let latest = runs[run].subscription.latest
    guard latest.price.milliunits > 0 else { return }
    var order = RefundOrder()
    order.decision = hits(.grantRefund, of: customer) ? .granted : .declined
    if histories[run] == nil { histories[run] = [latest] }
    try perform(.requestRefund(order), of: latest.product, by: customer, &observer)
  }

  /// A plan of the group on a higher or a lower level; `nil`: there is none.
  private func otherPlan(
    than product: ProductIndex, _ choice: MemberChoice, of customer: CustomerIndex
  ) -> ProductIndex? {
    let present = plan.catalog.subscription(product)
    let others = plan.catalog.subscriptions.indices.filter {
      let other = plan.catalog.subscriptions[$0]
      guard other.group == present.group else { return false }
      return choice == .upgrade ? other.level < present.level : other.level > present.level
    }
    guard !others.isEmpty else { return nil }
    let draw = draw(.memberPlan, choice, of: customer)
    return ProductIndex(others[Int(draw.value(in: 0...Int64(others.count - 1)))])
  }

  /// Does what a member wants, as a step of a script would.
  mutating func perform(
    _ action: Action, of product: ProductIndex, with family: FamilyOrder = FamilyOrder(),
    by customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let step = PlannedStep(
      moment: .at(now), product: product, action: action, family: family, path: "$.population")
    try perform(step, at: -1, by: customer, &observer)
  }
}

// MARK: - Deciding

extension Simulator {
  /// What a transition makes a member think of.
  mutating func consider(_ after: Subscription, _ change: Change) {
    guard after.ownership == .purchased, isMember(after.customer) else { return }
    let customer = after.customer
    if change.isNewTransaction {
      considerPeriod(after)
      considerSharing(after, isFirst: change.phaseBefore == nil)
    }
    if after.phase == change.phaseBefore { return }
    switch after.phase {
    case .grace(_, let ends) where !isUnpaid(change.phaseBefore),
      .retry(let ends) where !isUnpaid(change.phaseBefore):
      if hits(.recover, of: customer) { decide(.recover, by: customer, before: ends) }
    case .expired:
      let period = after.latest.expiresDate - after.latest.purchaseDate
      if hits(.resubscribe, of: customer) {
        decide(.resubscribe, by: customer, before: now + period * 2)
      }
    case .active, .grace, .retry, .revoked: break
    }
  }

  /// What a member is told of a price makes up its mind, or leaves it as it is.
  mutating func considerPrice(_ run: Subscription) {
    guard isMember(run.customer), run.ownership == .purchased, case .active(let due) = run.phase
    else { return }
    if hits(.consent, of: run.customer) { decide(.consent, by: run.customer, before: due) }
  }

  private func isUnpaid(_ phase: Phase?) -> Bool {
    switch phase {
    case .grace, .retry: true
    case .active, .revoked, .expired, nil: false
    }
  }

  /// What a member will do in a period that begins.
  private mutating func considerPeriod(_ run: Subscription) {
    guard case .active(let due) = run.phase, population?.isQuiet == false else { return }
    let isTrial = tariffs[run.customer].isTrial(run.latest)
    for choice in [MemberChoice.upgrade, .downgrade, .failBilling, .refund] {
      if hits(choice, of: run.customer) {
        decide(choice, by: run.customer, after: run.latest.purchaseDate, before: due)
      }
    }
    let leaving: MemberChoice = isTrial ? .cancelTrial : .cancel
    if hits(leaving, of: run.customer) {
      decide(leaving, by: run.customer, after: run.latest.purchaseDate, before: due)
    }
  }

  /// Whether the odds are with a choice, now.
  func hits(_ choice: MemberChoice, of customer: CustomerIndex) -> Bool {
    guard let odds = population?.odds[choice], odds > 0 else { return false }
    return odds >= Odds.certain
      || draw(.memberChoice, choice, of: customer).value(in: 0...999_999) < Int64(odds)
  }

  /// A member's draw about a choice: one a purpose, a choice and a transaction.
  private func draw(
    _ purpose: Chance.Purpose, _ choice: MemberChoice, of customer: CustomerIndex
  ) -> Draw {
    let state = customers[Int(customer.number)]
    return chance.draw(purpose, of: key(of: customer), MemberAct(choice, state.identifiers).number)
  }

  /// Sets a moment, before another and after now, at which a member acts; none if there is none.
  mutating func decide(
    _ choice: MemberChoice, by customer: CustomerIndex, after earliest: SimInstant = .distantPast,
    before latest: SimInstant
  ) {
    let first = max(earliest, now).milliseconds + 1
    guard first < latest.milliseconds else { return }
    let moment = draw(.memberMoment, choice, of: customer)
      .value(in: first...latest.milliseconds - 1)
    let act = MemberAct(choice, customers[Int(customer.number)].identifiers)
    customers[Int(customer.number)].waiting += 1
    queue.push(
      QueueEntry(
        at: SimInstant(milliseconds: moment), .members, customer, ordinal: act.number,
        target: act.number))
  }

  /// Forgets a member to whom nothing more can happen, the family with the member. Where the store
  /// has a script, that may be about everybody.
  mutating func release(_ customer: CustomerIndex) {
    guard let population, let place = member(at: customer) else { return }
    let member = population.purchaser(of: place)
    let state = customers[cast.count + member]
    guard state.waiting == 0, state.latestRun >= 0, plan.store == nil else { return }
    let run = Int(state.latestRun)
    guard runs[run].subscription.nextDue == nil, releaseFamily(of: member, run) else { return }
    if !histories.isEmpty { histories[run] = nil }
    freeRuns.append(state.latestRun)
    refundDraws.forget(CustomerIndex(cast.count + member))
    customers.end(member)
  }
}
