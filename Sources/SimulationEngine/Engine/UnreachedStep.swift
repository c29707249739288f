package import SubscriptionModel

/// A step whose moment did not come by the end of the run.
package struct UnreachedStep: Hashable, Sendable {
  package let customer: CustomerIndex
  package let step: PlannedStep
  /// How often it happened, of the times it was to.
  package let occurrences: Int
  package let reason: Reason

  /// Why it did not come.
  package enum Reason: Hashable, Sendable {
    /// The step before it did not happen.
    case stepBefore
    /// The run ended before it.
    case afterTheEnd(SimInstant)
    /// There was no such moment after the step before.
    case noSuchMoment
    /// The customer never had a subscription of the group whose moment it waits for.
    case noSubscription(RunReference)
    /// Its moment had passed by the time it could be known.
    case passed(SimInstant)
  }
}

extension Simulator {
  /// The steps that did not happen, and why, once nothing more is due.
  package var unreachedSteps: [UnreachedStep] {
    steps.slots.compactMap { slot in
      guard case .script(let customer, let step) = slot.owner, let reason = whyUnreached(slot)
      else { return nil }
      return UnreachedStep(
        customer: customer, step: step, occurrences: slot.occurrences, reason: reason)
    }
  }

  /// Why a mark of the plan's was not reached, once nothing more is due; `nil`: it was.
  package func whyUnreached(mark: Int) -> UnreachedStep.Reason? {
    whyUnreached(steps.slots[steps.firstMark + mark])
  }

  private func whyUnreached(_ slot: StepSlot) -> UnreachedStep.Reason? {
    switch slot.state {
    case .waiting: .stepBefore
    case .looking: whyNeverFound(slot.moment)
    case .due(let instant, _, _): .afterTheEnd(instant)
    case .missed(let instant, _, _): .passed(instant)
    case .done: nil
    }
  }

  private func whyNeverFound(_ moment: Moment) -> UnreachedStep.Reason {
    guard case .anchor(_, let reference, _) = moment, run(reference) == nil
    else { return .noSuchMoment }
    return .noSubscription(reference)
  }

  /// Whether the moment at which the run was to end never came.
  package var missedItsEnd: Bool {
    guard case .mark(let mark, _) = plan.end else { return false }
    return marks[mark] == nil
  }

  /// When each of the plan's marks was; `nil` where it was not.
  package var marks: [SimInstant?] {
    steps.slots[steps.firstMark...].map(\.happened)
  }
}
