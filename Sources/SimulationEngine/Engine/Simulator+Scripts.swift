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
    case .mark: steps.slots[place].state = .done
    case .script(let customer, let step):
      if steps.slots[place].occurrences < step.repetition.count {
        schedule(place, at: now + step.repetition.every, anchor: nil, since: now)
      } else {
        steps.slots[place].state = .done
      }
      let reference = RunReference(
        customer: customer, product: step.product, begunBy: step.begunBy)
      let known = runs.count
      let spokenOf = run(reference)
      let refusal = try commit(
        .action(step.action), run: step.isNewRun ? nil : spokenOf, beside: spokenOf,
        customer: customer, &observer)
      if runs.count > known { runs[known].begunBy = Int32(place) }
      observer.attempted(
        AttemptedAction(customer: customer, instant: now, step: step, refusal: refusal))
    }
    if isFirst {
      armStep(after: place)
      lookAgain(at: steps.followers[place])
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
