/// When the members of a population come.
package enum Arrival: Hashable, Sendable {
  /// Each at an instant of its own within the first period of what it buys.
  case firstPeriod
  /// Each at an instant of its own within so long.
  case within(SimDuration)
  /// One after another, so many in so long.
  case paced(count: Int64, in: SimDuration)
  /// As many as that, but each at an instant of chance: a Poisson stream.
  case random(count: Int64, in: SimDuration)
  /// At rates, per hour, that change with the time, in milliseconds.
  case ramp(RateSchedule)
}

extension Arrival {
  /// How long after the first instant the last may come: as many milliseconds as 40 bits hold, 34
  /// years.
  package static let limit = SimDuration(milliseconds: 1 << 40 - 1)

  /// The time in which one comes at a rate of 1, in milliseconds: rates are per hour.
  package static let rampUnit: Int128 = 3_600_000

  /// Whether members come in the order of their places.
  package var isInOrder: Bool {
    switch self {
    case .firstPeriod, .within: false
    case .paced, .random, .ramp: true
    }
  }

  /// When the one comes before whom there are so many, where so many come in so long.
  static func even(_ member: Int, _ count: Int64, in length: SimDuration) -> SimDuration {
    let (high, low) = Int64(member).multipliedFullWidth(by: length.milliseconds)
    return SimDuration(milliseconds: count.dividingFullWidth((high, low)).quotient)
  }

  /// When the last of so many members has come, where that is known without drawing; `nil`: never.
  package func end(of count: Int) -> SimDuration? {
    switch self {
    case .firstPeriod: .zero
    case .within(let length): length
    case .paced(let each, let length): Self.even(count, each, in: length)
    case .random(let each, let length):
      Self.even(ArrivalBlock.first(beyond: count - 1), each, in: length)
    case .ramp(let rates): rates.instant(of: count - 1).map { SimDuration(milliseconds: $0) }
    }
  }
}

extension Plan {
  /// When the member at a place of the population comes, counted from the first instant; `nil`:
  /// never.
  package func arrival(
    of member: Int, in population: Population, _ chance: Chance
  ) -> SimDuration? {
    func drawn(_ length: SimDuration) -> SimDuration {
      let draw = chance.draw(.memberArrival, of: population.key(of: member), 0)
      return SimDuration(milliseconds: draw.value(in: 0...max(length.milliseconds - 1, 0)))
    }
    switch population.arrival {
    case .firstPeriod: return drawn(firstPeriod(of: population.product(of: member, chance)))
    case .within(let length): return drawn(length)
    case .paced(let count, let length): return Arrival.even(member, count, in: length)
    case .random:
      return ArrivalBlock(of: member, in: population, chance)?.arrival(of: member)
    case .ramp(let rates):
      return rates.instant(of: member).map { SimDuration(milliseconds: $0) }
    }
  }

  /// Within how long all members have come who come in no order.
  package func scatter(of population: Population) -> SimDuration {
    switch population.arrival {
    case .firstPeriod: population.products.values.map { firstPeriod(of: $0) }.max() ?? .zero
    case .within(let length): length
    case .paced, .random, .ramp: .zero
    }
  }

  /// How long a period of a subscription is that is bought by a member at the first instant.
  private func firstPeriod(of product: ProductIndex) -> SimDuration {
    let policy = population?.policy ?? policy
    let end = policy.calendar.end(
      of: catalog.subscription(product).period, from: origin, anchor: origin)
    return end - origin
  }
}
