internal import SubscriptionModel

/// A step of somebody's script, or a mark of the plan's, and what is known of it.
struct StepSlot {
  /// Whose script it is in; `nil`: a mark.
  let customer: CustomerIndex?
  let moment: Moment
  /// What it does; a mark does nothing.
  let step: PlannedStep?
  /// Whether another step of the same script stands before it.
  let hasStepBefore: Bool
  var state = State.waiting
  /// How often it has happened.
  var occurrences = 0
  /// When it first happened.
  var happened: SimInstant?
  /// How many of the notifications it waits for were signed.
  var signings = 0

  /// What is known of the moment.
  enum State: Equatable {
    /// The step before has not happened.
    case waiting
    /// The step before happened at `since`; the moment is looked for from there.
    case looking(since: SimInstant)
    /// It will happen then, as things stand. `anchor`: the boundary that it hangs on.
    case due(SimInstant, anchor: SimInstant?, since: SimInstant)
    /// Its moment lay before it could be known. Until the boundary has passed, that may move.
    case missed(SimInstant, anchor: SimInstant, since: SimInstant)
    /// It has happened as often as it is to.
    case done
  }

  /// Whether its moment speaks of the step before, and so waits for it.
  var waitsForStepBefore: Bool {
    switch moment {
    case .at, .step: false
    case .afterStepBefore, .anchor, .signing: hasStepBefore
    }
  }
}

/// All steps and marks of a plan in one list, and who waits for what.
struct StepSlots {
  var slots: [StepSlot] = []
  /// The place of each customer's first step.
  private var firstOfCustomer: [Int] = []
  /// The place of the first mark.
  let firstMark: Int
  /// The steps that hang on a customer's runs.
  private(set) var anchored: [CustomerIndex: [Int]] = [:]
  /// The steps that hang on another step.
  private(set) var followers: [Int: [Int]] = [:]
  /// The steps that hang on a notification.
  private(set) var listeners: [Int] = []

  init(of plan: Plan) {
    for (index, customer) in plan.customers.enumerated() {
      firstOfCustomer.append(slots.count)
      for (place, step) in customer.script.enumerated() {
        slots.append(
          StepSlot(
            customer: CustomerIndex(index), moment: step.moment, step: step,
            hasStepBefore: place > 0))
      }
    }
    firstMark = slots.count
    for mark in plan.marks {
      slots.append(StepSlot(customer: nil, moment: mark, step: nil, hasStepBefore: false))
    }
    for (place, slot) in slots.enumerated() {
      switch slot.moment {
      case .at, .afterStepBefore: break
      case .step(let reference, _): followers[self.place(of: reference), default: []].append(place)
      case .anchor(_, let run, _): anchored[run.customer, default: []].append(place)
      case .signing: listeners.append(place)
      }
    }
  }

  /// Where a step stands in the list.
  func place(of reference: StepReference) -> Int {
    firstOfCustomer[Int(reference.customer.number)] + reference.step
  }
}
