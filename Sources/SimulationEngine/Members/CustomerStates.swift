internal import SubscriptionModel

/// What the engine keeps of everybody: of a member of the population only from the first purchase
/// until nothing more can come.
struct CustomerStates {
  private var states: [CustomerState]
  private let firstMember: Int
  private let selection: MemberSelection
  /// Whether all members are selected.
  private let isEverybody: Bool
  /// Where each selected member's state is kept; nowhere before and after.
  private var places = MemberPlaces()
  /// The same of those with whom they share.
  private var familyPlaces = MemberPlaces()
  /// How many members there are before the first family.
  private let memberCount: Int
  private var free: [UInt32] = []
  /// Whose state was changed last, and where it is: that one is asked for ten times a fact.
  private var changed = (number: -1, place: 0)

  init(of plan: Plan, _ selection: MemberSelection) {
    firstMember = plan.firstMember
    states = Array(repeating: CustomerState(), count: firstMember)
    self.selection = selection
    isEverybody = selection == .all
    memberCount = plan.population?.count ?? 0
  }

  /// Room for the states of so many.
  mutating func reserveRoom(for count: Int) { states.reserveCapacity(count) }

  /// The state of who stands at a place of the plan.
  subscript(number: Int) -> CustomerState {
    @inline(__always) get { states[number == changed.number ? changed.place : place(of: number)] }
    @inline(__always) _modify {
      if number != changed.number { changed = (number, place(of: number)) }
      yield &states[changed.place]
    }
  }

  /// Something of a member's state, for who only wants it to be read; 0 of everybody else, and of
  /// members who have gone or of whom not all are simulated.
  func glance(at number: Int) -> UInt32 {
    let member = number - firstMember
    guard isEverybody, member >= 0, member < memberCount, places.has(member) else { return 0 }
    return states[Int(places[member])].records
  }

  private func place(of number: Int) -> Int {
    if number < firstMember { return number }
    // Nearly always everybody is simulated.
    if isEverybody, number < firstMember + memberCount { return Int(places[number - firstMember]) }
    let (place, isFamily) = selected(number - firstMember)
    return Int(isFamily ? familyPlaces[place] : places[place])
  }

  /// The place among those selected of a member, or of the member whose family it is.
  private func selected(_ member: Int) -> (place: Int, isFamily: Bool) {
    let isFamily = member >= memberCount
    guard let place = selection.place(of: isFamily ? member - memberCount : member) else {
      preconditionFailure("a member who is not simulated")
    }
    return (place, isFamily)
  }

  /// Whether there is room for a member.
  func has(_ member: Int) -> Bool {
    let (place, isFamily) = selected(member)
    return isFamily ? familyPlaces.has(place) : places.has(place)
  }

  /// Makes room for a member.
  mutating func begin(_ member: Int) {
    let kept: UInt32
    if let freed = free.popLast() {
      states[Int(freed)] = CustomerState()
      kept = freed
    } else {
      kept = UInt32(states.count)
      states.append(CustomerState())
    }
    let (place, isFamily) = selected(member)
    if isFamily { familyPlaces.keep(place, at: kept) } else { places.keep(place, at: kept) }
  }

  /// Forgets a member to whom nothing more can happen.
  mutating func end(_ member: Int) {
    changed.number = -1
    let (place, isFamily) = selected(member)
    if isFamily {
      free.append(familyPlaces[place])
      familyPlaces.forget(place)
    } else {
      free.append(places[place])
      places.forget(place)
    }
  }

  /// How many pages of places there are: they follow the living.
  var pageCount: Int { places.pageCount + familyPlaces.pageCount }
}
