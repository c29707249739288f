internal import SubscriptionModel

/// What is shared with whom: nothing, in most simulations.
struct FamilyBook {
  /// Something that one customer has bought, shared with a member of the family.
  struct Share {
    let item: Item
    let member: CustomerIndex
    /// Where what the member has by it is kept, once there is something.
    var place: Int?
    /// Whether the purchaser wants it shared.
    var isWanted = false
    /// Whether it is shared: wishes take their time.
    var isGiven = false
  }

  /// What is shared, by its place.
  enum Item: Hashable {
    case run(Int)
    case holding(Int)
  }

  var shares: [Share] = []
  private var places: [Item: [Int]] = [:]
  /// Places of shares that nobody has any more.
  private var free: [Int] = []
  /// How many draws were taken for the delays of each member.
  private var drawn: [CustomerIndex: UInt32] = [:]

  /// Whether a run is shared with anybody, or was.
  func isShared(run: Int) -> Bool {
    !places.isEmpty && places[.run(run)] != nil
  }

  /// Whether whoever has bought a run wants it shared.
  func isWanted(run: Int) -> Bool {
    shares(of: .run(run)).contains { shares[$0].isWanted }
  }

  /// The shares of something, in the order in which they began.
  func shares(of item: Item) -> [Int] { places[item] ?? [] }

  /// The share of something with a member, a new one where there was none.
  mutating func share(of item: Item, with member: CustomerIndex) -> Int {
    if let place = shares(of: item).first(where: { shares[$0].member == member }) { return place }
    let share = Share(item: item, member: member)
    let place = free.popLast() ?? shares.count
    if place == shares.count { shares.append(share) } else { shares[place] = share }
    places[item, default: []].append(place)
    return place
  }

  /// Forgets what is shared of a run whose place another will have, and answers what it was.
  mutating func forget(run: Int) -> [Share] {
    guard let forgotten = places.removeValue(forKey: .run(run)) else { return [] }
    free += forgotten
    return forgotten.map { shares[$0] }
  }

  /// The number of a member's next draw.
  mutating func nextDraw(of member: CustomerIndex) -> UInt32 {
    defer { drawn[member, default: 0] += 1 }
    return drawn[member, default: 0]
  }
}
