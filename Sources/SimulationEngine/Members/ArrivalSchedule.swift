internal import SubscriptionModel

/// Which member of the population comes next, and when. Where they come in the order of their
/// places nothing is kept; otherwise what is kept is given back as they come.
struct ArrivalSchedule {
  /// How the next one is found.
  private enum Source {
    case nobody
    case ordered(OrderedArrivals)
    case scattered(ScatteredArrivals)
  }

  private var source = Source.nobody
  private let start: SimInstant
  private let firstMember: Int
  private let selection: MemberSelection

  init(of plan: Plan, _ selection: MemberSelection) {
    start = plan.origin
    firstMember = plan.firstMember
    self.selection = selection
    if let population = plan.population {
      source =
        population.arrival.isInOrder
        ? .ordered(OrderedArrivals(plan, population, selection))
        : .scattered(ScatteredArrivals(plan, population, selection))
    }
  }

  /// The next entry for the queue, of which there is one at a time; `nil`: everybody is there.
  mutating func next() -> QueueEntry? {
    let arrival: MemberArrival?
    switch source {
    case .nobody: arrival = nil
    case .ordered(var arrivals):
      source = .nobody
      arrival = arrivals.next()
      source = .ordered(arrivals)
    case .scattered(var arrivals):
      source = .nobody
      arrival = arrivals.next()
      source = .scattered(arrivals)
    }
    return arrival.map { arrival in
      QueueEntry(
        at: start + arrival.time, .members, CustomerIndex(firstMember + arrival.member),
        ordinal: 0, target: MemberAct.arrival)
    }
  }
}

/// A member who comes, and when, counted from the first instant.
struct MemberArrival {
  let member: Int
  let time: SimDuration
}
