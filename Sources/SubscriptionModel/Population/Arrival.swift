/// When the members of a population come.
package enum Arrival: Hashable, Sendable {
  /// Each at an instant of its own within the first period of what it buys.
  case firstPeriod
  /// Each at an instant of its own within so long.
  case within(SimDuration)
  /// One after another, so many in so long.
  case paced(count: Int64, in: SimDuration)
}

extension Arrival {
  /// How long after the start the last may come: as many milliseconds as 40 bits hold, 34 years.
  package static let limit = SimDuration(milliseconds: 1 << 40 - 1)
}

extension Plan {
  /// When the member at a place of the population comes, counted from the start.
  package func arrival(
    of member: Int, in population: Population, _ chance: Chance
  ) -> SimDuration {
    func drawn(_ length: SimDuration) -> SimDuration {
      let draw = chance.draw(.memberArrival, of: population.key(of: member), 0)
      return SimDuration(milliseconds: draw.value(in: 0...max(length.milliseconds - 1, 0)))
    }
    switch population.arrival {
    case .firstPeriod:
      let product = population.product(of: member, chance)
      let end = population.policy.calendar.end(
        of: catalog.subscription(product).period, from: start, anchor: start)
      return drawn(end - start)
    case .within(let length): return drawn(length)
    case .paced(let count, let length):
      let (high, low) = Int64(member).multipliedFullWidth(by: length.milliseconds)
      return SimDuration(milliseconds: count.dividingFullWidth((high, low)).quotient)
    }
  }
}
