internal import SubscriptionModel

/// What the engine keeps of everybody: of a member of the population only from the first purchase
/// until nothing more can come.
struct CustomerStates {
  private var states: [CustomerState]
  private let firstMember: Int
  private let selection: MemberSelection
  /// Where each selected member's state is kept; nowhere before and after.
  private var places: [UInt32] = []
  private var free: [UInt32] = []
  private static let nowhere = UInt32.max

  init(of plan: Plan, _ selection: MemberSelection) {
    firstMember = plan.firstMember
    states = Array(repeating: CustomerState(), count: firstMember)
    self.selection = selection
    if let population = plan.population {
      places = Array(repeating: Self.nowhere, count: selection.count(of: population.count))
    }
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
  mutating func begin(_ member: Int) {
    guard let place = selection.place(of: member) else {
      preconditionFailure("a member who is not simulated")
    }
    if let freed = free.popLast() {
      states[Int(freed)] = CustomerState()
      places[place] = freed
    } else {
      places[place] = UInt32(states.count)
      states.append(CustomerState())
    }
  }

  /// Forgets a member to whom nothing more can happen.
  mutating func end(_ member: Int) {
    guard let place = selection.place(of: member) else { return }
    free.append(places[place])
    places[place] = Self.nowhere
  }
}
