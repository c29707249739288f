internal import SubscriptionModel

extension Simulator {
  /// Begins to look for every moment that waits for no step before.
  mutating func armAtStart() {
    for place in steps.slots.indices where !steps.slots[place].waitsForStepBefore {
      arm(place, since: nil)
    }
  }

  /// Does a step, unless its moment has moved since this entry was made.
  mutating func attempt(
    _ place: Int, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    guard case .due(let instant, _, _) = steps.slots[place].state, instant == now else {
      staleCount += 1
      return
    }
    let isFirst = steps.slots[place].occurrences == 0
    steps.slots[place].occurrences += 1
    if isFirst { steps.slots[place].happened = now }
    switch steps.slots[place].owner {
    case .mark:
      steps.slots[place].state = .done
      ask(atMark: place - steps.firstMark, &observer)
    case .script(let customer, let step):
      if steps.slots[place].occurrences < step.repetition.count {
        schedule(place, at: now + step.repetition.every, anchor: nil, since: now)
      } else {
        steps.slots[place].state = .done
      }
      if let wait = step.order.approval {
        observer.attempted(
          AttemptedAction(
            customer: customer, instant: now, step: step, isAsked: true, refusal: nil))
        queue.push(
          QueueEntry(
            at: now + wait, .approvals, customer, ordinal: UInt32(place), target: UInt32(place)))
      } else {
        try perform(step, at: place, by: customer, &observer)
      }
    }
    if isFirst {
      armStep(after: place)
      lookAgain(at: steps.followers[place])
    }
  }

  /// Does what a step asked for, now that it is approved.
  mutating func approve(
    _ place: Int, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    guard case .script(let customer, let step) = steps.slots[place].owner else {
      preconditionFailure("a mark asked for something")
    }
    try perform(step, at: place, by: customer, &observer)
  }

  /// Does what a step says.
  ///
  /// - Parameter place: The step's place in the list; -1: it stands in no script.
  mutating func perform(
    _ step: PlannedStep, at place: Int, by customer: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    var refusal: Refusal?
    if step.action.needsAccount, closedAccounts.contains(customer) {
      observer.attempted(
        AttemptedAction(customer: customer, instant: now, step: step, refusal: .accountClosed))
      return
    }
    switch step.action {
    case .closeAccount: try closeAccount(of: customer, &observer)
    case .extendAll(let order): try extendAll(order, of: step.product, by: customer, &observer)
    case .tell(let notice): tell(notice, to: customer)
    case .buy(let product, _) where plan.catalog.oneTimeProduct(product) != nil:
      refusal = try buyOnce(product, step.order, by: customer, &observer)
    case .requestRefund(let order):
      refusal = try requestRefund(order, of: refundReference(step, customer), &observer)
    case .decideRefund(let decision, let period, let percent):
      refusal = try decideRefund(
        decision, percent, of: refundReference(step, customer), period, &observer)
    case .reverseRefund(let period):
      refusal = try reverseRefund(of: refundReference(step, customer), period, &observer)
    case .shareWithFamily:
      refusal = try shareWithFamily(step, by: customer, &observer)
    case .stopSharing: refusal = try stopSharing(step, by: customer, &observer)
    case .raisePrice(let increase):
      refusal = try raisePrice(of: named(step), by: increase, &observer)
    case .withdrawProduct: refusal = withdraw(named(step))
    case .buy, .changePlan, .redeem, .cancel, .resume, .failBilling, .fixBilling, .consentToPrice,
      .declinePrice, .extendRenewal, .advancedCommerce:
      refusal = try act(step, at: place, by: customer, &observer)
    }
    observer.attempted(
      AttemptedAction(customer: customer, instant: now, step: step, refusal: refusal))
  }

  private func refundReference(_ step: PlannedStep, _ customer: CustomerIndex) -> RefundReference {
    RefundReference(customer: customer, product: step.product, begunBy: step.begunBy)
  }

  /// The product that a step is about.
  private func named(_ step: PlannedStep) -> ProductIndex {
    guard let product = step.product else { preconditionFailure("\(step.action) of nothing") }
    return product
  }

  /// Does what a step says about a run.
  private mutating func act(
    _ step: PlannedStep, at place: Int, by customer: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    let reference = RunReference(
      customer: customer, product: named(step), begunBy: step.begunBy)
    let latest = run(reference)
    let own = latest.flatMap { isShared($0) ? nil : $0 }
    let before = customers[Int(customer.number)].latestRun
    let refusal = try commit(
      .action(step.action), run: step.begins(own) ? nil : latest, beside: own, customer: customer,
      token: step.order.accountToken, plan: step.order.plan, &observer)
    let begun = customers[Int(customer.number)].latestRun
    if begun != before, begun >= 0 { runs[Int(begun)].begunBy = Int32(place) }
    return refusal
  }

  /// Tells how the subscriptions stand whose beliefs are asked at a mark.
  private func ask(atMark mark: Int, _ observer: inout some SimulationObserver) {
    for place in steps.beliefs[mark] ?? [] {
      let run = run(plan.beliefs[place].run)
      observer.asked(
        BeliefSnapshot(
          belief: place, instant: now, subject: run.map { runs[$0].subscription }))
    }
  }

  /// The next step of the same script, if it waits for this one, may look for its moment now.
  private mutating func armStep(after place: Int) {
    let next = place + 1
    guard next < steps.firstMark, steps.slots[next].hasStepBefore,
      steps.slots[next].waitsForStepBefore
    else { return }
    arm(next, since: now)
  }
}

extension PlannedStep {
  /// Whether it begins a run of its own.
  ///
  /// - Parameter own: The customer's own run of the group: what is shared is nobody's purchase.
  fileprivate func begins(_ own: Int?) -> Bool {
    switch action {
    case .buy, .redeem: order.isNewRun || own == nil
    case .changePlan, .cancel, .resume, .failBilling, .fixBilling, .consentToPrice, .declinePrice,
      .raisePrice, .withdrawProduct, .requestRefund, .decideRefund, .reverseRefund, .extendRenewal,
      .extendAll, .closeAccount, .shareWithFamily, .stopSharing, .advancedCommerce, .tell:
      false
    }
  }
}
