/// Which members of a population are simulated: all, every so-manieth, or certain ones. Nobody's
/// life changes with it.
package enum MemberSelection: Hashable, Sendable {
  /// Those at `first`, `first + step`, …
  case strided(first: Int, step: Int)
  /// Those at certain places, in rising order.
  case listed([Int32])

  /// All of them.
  package static let all = MemberSelection.strided(first: 0, step: 1)

  /// Whether they are as many as the population allows.
  package var isStrided: Bool {
    switch self {
    case .strided: true
    case .listed: false
    }
  }

  /// How many there are in a population of so many.
  package func count(of total: Int) -> Int {
    switch self {
    case .strided(let first, let step): first < total ? (total - first - 1) / step + 1 : 0
    case .listed(let places): places.count
    }
  }

  /// The member at a place among those selected.
  package func member(_ place: Int) -> Int {
    switch self {
    case .strided(let first, let step): first + place * step
    case .listed(let places): Int(places[place])
    }
  }

  /// The place of a member among those selected; `nil`: it is not.
  package func place(of member: Int) -> Int? {
    switch self {
    case .strided(let first, let step):
      // Nearly always all of them are simulated, and a division is felt.
      if step == 1 {
        member >= first ? member - first : nil
      } else {
        member >= first && (member - first) % step == 0 ? (member - first) / step : nil
      }
    case .listed(let places):
      Self.search(places, for: Int32(member))
    }
  }

  private static func search(_ places: [Int32], for member: Int32) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < member { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == member ? low : nil
  }
}
