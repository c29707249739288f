internal import SubscriptionModel

extension Simulator {
  /// Schedules the steps whose moments speak of nothing but the start.
  mutating func armAtStart(_ customer: CustomerIndex) {
    for (index, step) in plan.customer(customer).script.enumerated() {
      if case .at(let instant) = step.moment {
        schedule(index, of: customer, at: instant, anchor: nil, since: plan.start)
      } else if index == 0 {
        arm(index, of: customer, since: plan.start)
      }
    }
  }

  /// Tries a step, unless its moment has moved since this entry was made.
  mutating func attempt(
    step index: Int, of customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let place = Int(customer.number)
    guard case .due(let instant, _, _) = scripts[place].steps[index], instant == now else {
      return
    }
    scripts[place].steps[index] = .done
    let step = plan.customers[place].script[index]
    let refusal = try commit(
      .action(step.action), run: run(of: customer, inGroupOf: step.product), customer: customer,
      &observer)
    observer.attempted(
      AttemptedAction(customer: customer, instant: now, step: step, refusal: refusal))
    let next = index + 1
    if next < scripts[place].steps.count, case .waiting = scripts[place].steps[next] {
      arm(next, of: customer, since: now)
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

  /// Begins to look for a step's moment: the step before happened at `since`.
  private mutating func arm(_ index: Int, of customer: CustomerIndex, since: SimInstant) {
    switch plan.customer(customer).script[index].moment {
    case .at: break  // Scheduled from the start on.
    case .afterStepBefore(let delay):
      schedule(index, of: customer, at: since + delay, anchor: nil, since: since)
    case .anchor:
      scripts[Int(customer.number)].steps[index] = .looking(since: since)
      look(for: index, of: customer)
    }
  }

  /// Looks again for the moments that hang on a customer's runs, after one of them changed.
  mutating func rearm(_ customer: CustomerIndex) {
    for index in scripts[Int(customer.number)].steps.indices {
      look(for: index, of: customer)
    }
  }

  /// Looks for the moment of one step that hangs on an anchor, unless the anchor has passed.
  private mutating func look(for index: Int, of customer: CustomerIndex) {
    let place = Int(customer.number)
    let since: SimInstant
    switch scripts[place].steps[index] {
    case .looking(let instant): since = instant
    case .due(_, let anchor?, let instant) where anchor > now: since = instant
    case .waiting, .due, .missed, .done: return
    }
    let step = plan.customers[place].script[index]
    guard case .anchor(let anchor, let offset) = step.moment else { return }
    let boundary = run(of: customer, inGroupOf: step.product).flatMap { run in
      anchor.predicted(
        after: since, in: runs[run].subscription, policy: policy(of: customer), tariff: tariffs[customer])
    }
    guard let boundary else {
      scripts[place].steps[index] = .looking(since: since)
      return
    }
    if boundary + offset >= now {
      schedule(index, of: customer, at: boundary + offset, anchor: boundary, since: since)
    } else {
      scripts[place].steps[index] = .missed(boundary + offset)
    }
  }

  private mutating func schedule(
    _ index: Int, of customer: CustomerIndex, at instant: SimInstant, anchor: SimInstant?,
    since: SimInstant
  ) {
    if case .due(instant, anchor, _) = scripts[Int(customer.number)].steps[index] { return }
    scripts[Int(customer.number)].steps[index] = .due(instant, anchor: anchor, since: since)
    queue.push(
      QueueEntry(
        at: instant, .scripts, customer, ordinal: UInt32(index), target: UInt32(index)))
  }
}
