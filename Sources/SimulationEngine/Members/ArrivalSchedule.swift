internal import SubscriptionModel

/// Which member of the population comes next, and when: eight bytes a member who is still to come.
struct ArrivalSchedule {
  /// The time since the start above the place of the member among those selected, latest first.
  private var arrivals: [UInt64] = []
  private let start: SimInstant
  private let firstMember: Int
  private let selection: MemberSelection
  /// The next entry for the queue; `nil`: everybody is there.
  private(set) var next: QueueEntry?
  private static let placeBits: UInt64 = 24

  init(of plan: Plan, _ selection: MemberSelection) {
    start = plan.start
    firstMember = plan.firstMember
    self.selection = selection
    if let population = plan.population {
      let chance = plan.chance
      let count = selection.count(of: population.count)
      arrivals.reserveCapacity(count)
      for place in 0..<count {
        let member = selection.member(place)
        let time = plan.arrival(of: member, in: population, chance).milliseconds
        arrivals.append(UInt64(time) << Self.placeBits | UInt64(place))
      }
      arrivals.sort(by: >)
    }
    next = entry
  }

  private var entry: QueueEntry? {
    arrivals.last.map { arrival in
      let place = Int(arrival & (1 << Self.placeBits - 1))
      let instant = start + SimDuration(milliseconds: Int64(arrival >> Self.placeBits))
      let customer = CustomerIndex(firstMember + selection.member(place))
      return QueueEntry(at: instant, .members, customer, ordinal: 0, target: MemberAct.arrival)
    }
  }

  /// Goes on to the next member.
  mutating func advance() {
    arrivals.removeLast()
    next = entry
  }
}
