/// A thousand members of a Poisson stream, one after another: in the time that they take on
/// average, each instant is drawn evenly, which is what a Poisson stream looks like whose count in
/// that time is known. The earliest instant is that of the first place, and so on, so that a stream
/// of few members keeps to its rate, and nobody's instant hangs on how many there are.
package struct ArrivalBlock: Sendable {
  /// How many members there are in a block.
  package static let size = 1000

  /// The place of its first member.
  package let first: Int
  /// When each comes, in order.
  private let instants: [Int64]

  /// The block that a member of a random arrival is in; `nil`: the arrival is another.
  package init?(of member: Int, in population: Population, _ chance: Chance) {
    guard case .random(let count, let length) = population.arrival else { return nil }
    let first = member / Self.size * Self.size
    let begin = Arrival.even(first, count, in: length).milliseconds
    let end = Arrival.even(first + Self.size, count, in: length).milliseconds
    let range = begin...max(begin, end - 1)
    self.first = first
    instants = (first..<first + Self.size).map { place in
      chance.draw(.memberArrival, of: population.key(of: place), 0).value(in: range)
    }.sorted()
  }

  /// The place of the first member behind the block that a member is in.
  static func first(beyond member: Int) -> Int { (member / size + 1) * size }

  /// Whether a member is in it.
  package func contains(_ member: Int) -> Bool { (first..<first + Self.size).contains(member) }

  /// When a member of it comes, counted from the first instant.
  package func arrival(of member: Int) -> SimDuration {
    SimDuration(milliseconds: instants[member - first])
  }
}
