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
  /// How many draws were taken for the delays of each member.
  private var drawn: [CustomerIndex: UInt32] = [:]

  /// Whether a run is shared with anybody, or was.
  func isShared(run: Int) -> Bool {
    !shares.isEmpty && places[.run(run)] != nil
  }

  /// The shares of something, in the order in which they began.
  func shares(of item: Item) -> [Int] { places[item] ?? [] }

  /// The share of something with a member, a new one where there was none.
  mutating func share(of item: Item, with member: CustomerIndex) -> Int {
    if let place = shares(of: item).first(where: { shares[$0].member == member }) { return place }
    shares.append(Share(item: item, member: member))
    places[item, default: []].append(shares.count - 1)
    return shares.count - 1
  }

  /// The number of a member's next draw.
  mutating func nextDraw(of member: CustomerIndex) -> UInt32 {
    defer { drawn[member, default: 0] += 1 }
    return drawn[member, default: 0]
  }
}
