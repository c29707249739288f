internal import SubscriptionModel

extension Simulator {
  /// Begins to look for every moment that waits for no step before.
  mutating func armAtStart() {
    for place in steps.slots.indices where !steps.slots[place].waitsForStepBefore {
      // The very start is a moment like any other, so what is looked for is later than just before.
      arm(place, since: plan.start - SimDuration(milliseconds: 1))
    }
  }

  /// Does a step, unless its moment has moved since this entry was made.
  mutating func attempt(
    _ place: Int, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    guard case .due(let instant, _, _) = steps.slots[place].state, instant == now else { return }
    let isFirst = steps.slots[place].occurrences == 0
    steps.slots[place].occurrences += 1
    if isFirst { steps.slots[place].happened = now }
    let slot = steps.slots[place]
    let repetition = slot.step?.repetition ?? .once
    if slot.occurrences < repetition.count {
      schedule(place, at: now + repetition.every, anchor: nil, since: now)
    } else {
      steps.slots[place].state = .done
    }
    if let step = slot.step, let customer = slot.customer {
      let refusal = try commit(
        .action(step.action), run: run(of: customer, inGroupOf: step.product),
        customer: customer, &observer)
      observer.attempted(
        AttemptedAction(customer: customer, instant: now, step: step, refusal: refusal))
    }
    if isFirst {
      armStep(after: place)
      lookAgain(at: steps.followers[place])
    }
  }

  /// The customer's latest run in a product's group.
  func run(of customer: CustomerIndex, inGroupOf product: ProductIndex) -> Int? {
    let group = plan.catalog.groupOf(product)
    var candidate = customers[Int(customer.number)].latestRun
    while candidate >= 0 {
      let run = runs[Int(candidate)]
      if plan.catalog.groupOf(run.subscription.latest.product) == group { return Int(candidate) }
      candidate = run.previous
    }
    return nil
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
