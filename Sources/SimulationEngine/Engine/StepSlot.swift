internal import SubscriptionModel

/// A step of somebody's script, or a mark of the plan's, and what is known of it.
struct StepSlot {
  let owner: Owner
  let moment: Moment
  /// Whether another step of the same script stands before it.
  let hasStepBefore: Bool
  var state = State.waiting
  /// How often it has happened.
  var occurrences = 0
  /// When it first happened.
  var happened: SimInstant?
  /// How many of the notifications it waits for were signed.
  var signings = 0

  /// Whose it is.
  enum Owner {
    /// The plan's: its instant is only to be found out.
    case mark
    /// A customer's, who does something then.
    case script(CustomerIndex, PlannedStep)
  }

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
