internal import SubscriptionModel

/// What the engine keeps of everybody: of a member of the population only from the first purchase
/// until nothing more can come.
struct CustomerStates {
  private var states: [CustomerState]
  private let firstMember: Int
  private let selection: MemberSelection
  /// Where each selected member's state is kept; nowhere before and after.
  private var places = MemberPlaces()
  private var free: [UInt32] = []

  init(of plan: Plan, _ selection: MemberSelection) {
    states = plan.everybody.map { CustomerState(key: $0.key) }
    firstMember = plan.firstMember
    self.selection = selection
  }

  /// The state of who stands at a place of the plan.
  subscript(number: Int) -> CustomerState {
    get { states[place(of: number)] }
    _modify { yield &states[place(of: number)] }
  }

  private func place(of number: Int) -> Int {
    if number < firstMember { return number }
    guard let place = selection.place(of: number - firstMember) else {
      preconditionFailure("a member who is not simulated")
    }
    return Int(places[place])
  }

  /// Makes room for a member.
  mutating func begin(_ member: Int, _ key: CustomerKey) {
    guard let place = selection.place(of: member) else {
      preconditionFailure("a member who is not simulated")
    }
    if let freed = free.popLast() {
      states[Int(freed)] = CustomerState(key: key)
      places.keep(place, at: freed)
    } else {
      places.keep(place, at: UInt32(states.count))
      states.append(CustomerState(key: key))
    }
  }

  /// How many pages of places there are: they follow the living.
  var pageCount: Int { places.pageCount }

  /// Forgets a member to whom nothing more can happen.
  mutating func end(_ member: Int) {
    guard let place = selection.place(of: member) else { return }
    free.append(places[place])
    places.forget(place)
  }
}
