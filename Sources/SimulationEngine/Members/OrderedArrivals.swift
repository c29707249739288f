internal import SubscriptionModel

/// Members who come in the order of their places: each arrival is computed when it is next.
struct OrderedArrivals {
  private let plan: Plan
  private let population: Population
  private let selection: MemberSelection
  private let chance: Chance
  private let count: Int
  /// The place of the next among those selected.
  private var place = 0
  /// The block of a random stream that the next is in.
  private var block: ArrivalBlock?

  init(_ plan: Plan, _ population: Population, _ selection: MemberSelection) {
    self.plan = plan
    self.population = population
    self.selection = selection
    chance = plan.chance
    // One beyond the last who can be, so that a run without end does not end in silence.
    let isCut = population.isEndless && selection.isStrided
    count = selection.count(of: population.count) + (isCut ? 1 : 0)
  }

  /// The next one; `nil`: all have come who ever do.
  mutating func next() -> MemberArrival? {
    guard place < count else { return nil }
    let member = selection.member(place)
    guard let time = time(of: member) else { return nil }
    place += 1
    return MemberArrival(member: member, time: time)
  }

  private mutating func time(of member: Int) -> SimDuration? {
    if block?.contains(member) != true {
      block = ArrivalBlock(of: member, in: population, chance)
    }
    return block?.arrival(of: member) ?? plan.arrival(of: member, in: population, chance)
  }
}
