internal import SubscriptionModel

extension Simulator {
  /// Begins to look for a step's moment: the step before happened at `since`; `nil`: there is none,
  /// and the very start is a moment like any other.
  mutating func arm(_ place: Int, since stepBefore: SimInstant?) {
    let since = stepBefore ?? plan.start - SimDuration(milliseconds: 1)
    switch steps.slots[place].moment {
    case .at(let instant): schedule(place, at: instant, anchor: nil, since: since)
    case .afterStepBefore(let delay):
      schedule(place, at: (stepBefore ?? plan.start) + delay, anchor: nil, since: since)
    case .step, .anchor, .signing:
      steps.slots[place].state = .looking(since: since)
      look(for: place)
    }
  }

  /// Looks again for the moments that hang on a customer's runs, after one of them changed.
  mutating func lookAgain(afterChangeOf customer: CustomerIndex) {
    if !steps.anchored.isEmpty { lookAgain(at: steps.anchored[customer]) }
  }

  /// Looks again for the moments of some steps. What hangs on those is looked for in turn: from a
  /// list, since a chain of steps can be longer than a stack is deep.
  mutating func lookAgain(at places: [Int]?) {
    guard let places else { return }
    steps.toLookFor += places
    if steps.isLooking { return }
    steps.isLooking = true
    while let place = steps.toLookFor.popLast() { look(for: place) }
    steps.isLooking = false
  }

  /// Tells the steps that wait for notifications of one that was signed. Everything of its instant
  /// came before, so whoever waits now waits since before it.
  mutating func hear(_ announcement: Announcement) {
    guard steps.hasListeners else { return }
    for place in steps.listeners(to: announcement.customer) {
      guard case .looking(let since) = steps.slots[place].state,
        case .signing(let pattern, let number, let offset) = steps.slots[place].moment,
        pattern.matches(announcement)
      else { continue }
      steps.slots[place].signings += 1
      if steps.slots[place].signings == number {
        steps.stopListening(place)
        schedule(place, at: now + offset, anchor: now, since: since)
      }
    }
  }

  /// Looks for the moment of a step that hangs on something, unless that has happened.
  private mutating func look(for place: Int) {
    let since: SimInstant
    switch steps.slots[place].state {
    case .looking(let instant): since = instant
    case .due(_, let anchor?, let instant) where anchor > now: since = instant
    case .missed(_, let anchor, let instant) where anchor > now: since = instant
    case .waiting, .due, .missed, .done: return
    }
    guard let (boundary, offset) = boundary(for: steps.slots[place].moment, after: since) else {
      if case .looking = steps.slots[place].state { return }
      steps.slots[place].state = .looking(since: since)
      lookAgain(at: steps.followers[place])
      return
    }
    if boundary + offset >= now {
      schedule(place, at: boundary + offset, anchor: boundary, since: since)
    } else {
      steps.slots[place].state = .missed(
        boundary + offset, anchor: boundary, since: since)
      lookAgain(at: steps.followers[place])
    }
  }

  /// What a moment hangs on, as far as is known now, and how far it is moved from there.
  private func boundary(
    for moment: Moment, after since: SimInstant
  ) -> (SimInstant, SimDuration)? {
    switch moment {
    case .at, .afterStepBefore, .signing: return nil
    case .step(let reference, let offset):
      let slot = steps.slots[steps.place(of: reference)]
      if let happened = slot.happened { return (happened, offset) }
      guard case .due(let instant, _, _) = slot.state else { return nil }
      return (instant, offset)
    case .anchor(let anchor, let reference, let offset):
      guard let run = run(reference) else { return nil }
      let boundary = anchor.predicted(
        after: since, in: runs[run].subscription, policy: policy(of: reference.customer),
        tariff: tariffs[reference.customer])
      return boundary.map { ($0, offset) }
    }
  }

  /// Sets when a step is to happen. An entry made for it before is dropped when it is popped.
  mutating func schedule(
    _ place: Int, at instant: SimInstant, anchor: SimInstant?, since: SimInstant
  ) {
    let state = StepSlot.State.due(instant, anchor: anchor, since: since)
    guard steps.slots[place].state != state else { return }
    steps.slots[place].state = state
    let (lane, customer) =
      switch steps.slots[place].owner {
      case .mark: (Lane.marks, CustomerIndex(0))
      case .script(let customer, _):
        (plan.isStore(customer) ? Lane.storeScript : Lane.scripts, customer)
      }
    queue.push(
      QueueEntry(
        at: instant, lane, customer, ordinal: UInt32(place), target: UInt32(place)))
    if steps.slots[place].occurrences == 0 { lookAgain(at: steps.followers[place]) }
  }
}
