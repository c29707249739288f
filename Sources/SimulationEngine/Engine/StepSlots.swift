internal import SubscriptionModel

/// All steps and marks of a plan in one list, and who waits for what.
struct StepSlots {
  var slots: [StepSlot] = []
  /// The place of each customer's first step.
  private var firstOfCustomer: [Int] = []
  /// The place of the first mark.
  let firstMark: Int
  /// The expected beliefs that are asked at a mark, by the mark's place in the plan.
  private(set) var beliefs: [Int: [Int]] = [:]
  /// The steps that hang on a customer's runs.
  private(set) var anchored: [CustomerIndex: [Int]] = [:]
  /// The steps that hang on another step.
  private(set) var followers: [Int: [Int]] = [:]
  /// The steps that hang on a notification, by whose it is; `nil`: anybody's.
  private var listeners: [CustomerIndex?: [Int]] = [:]
  /// Steps whose moments are to be looked for again.
  var toLookFor: [Int] = []
  /// Whether somebody is at it.
  var isLooking = false

  init(of plan: Plan) {
    for (index, customer) in plan.everybody.enumerated() {
      firstOfCustomer.append(slots.count)
      for (place, step) in customer.script.enumerated() {
        slots.append(
          StepSlot(
            owner: .script(CustomerIndex(index), step), moment: step.moment,
            hasStepBefore: place > 0))
      }
    }
    firstMark = slots.count
    for mark in plan.marks {
      slots.append(StepSlot(owner: .mark, moment: mark, hasStepBefore: false))
    }
    for (place, belief) in plan.beliefs.enumerated() {
      beliefs[belief.mark, default: []].append(place)
    }
    for (place, slot) in slots.enumerated() {
      switch slot.moment {
      case .at, .afterStepBefore: break
      case .step(let reference, _): followers[self.place(of: reference), default: []].append(place)
      case .anchor(_, let run, _): anchored[run.customer, default: []].append(place)
      case .signing(let pattern, _, _): listeners[pattern.customer, default: []].append(place)
      }
    }
  }

  /// Whether any step waits for a notification.
  var hasListeners: Bool { !listeners.isEmpty }

  /// The steps that wait for a notification such as this customer's.
  func listeners(to customer: CustomerIndex) -> [Int] {
    (listeners[customer] ?? []) + (listeners[nil] ?? [])
  }

  /// A step has heard what it waited for.
  mutating func stopListening(_ place: Int) {
    guard case .signing(let pattern, _, _) = slots[place].moment else { return }
    listeners[pattern.customer]?.removeAll { $0 == place }
  }

  /// Where a step stands in the list.
  func place(of reference: StepReference) -> Int {
    firstOfCustomer[Int(reference.customer.number)] + reference.step
  }
}
