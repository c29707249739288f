internal import SubscriptionModel

/// How far a customer's script is.
struct ScriptState {
  /// What is known of each step.
  var steps: [StepState]

  init(of customer: PlannedCustomer) {
    steps = Array(repeating: .waiting, count: customer.script.count)
  }
}

/// What is known of one step of a script.
enum StepState {
  /// The step before has not happened.
  case waiting
  /// The step before happened at `since`; the moment is looked for from there.
  case looking(since: SimInstant)
  /// It will happen then, as things stand. `anchor`: the boundary that it hangs on.
  case due(SimInstant, anchor: SimInstant?, since: SimInstant)
  /// Its moment lay before it could be known.
  case missed(SimInstant)
  /// It has happened.
  case done
}
