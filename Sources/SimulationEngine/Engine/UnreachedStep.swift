package import SubscriptionModel

/// A step whose moment did not come by the end of the run.
package struct UnreachedStep: Hashable, Sendable {
  package let customer: CustomerIndex
  package let step: PlannedStep
  package let reason: Reason

  /// Why it did not come.
  package enum Reason: Hashable, Sendable {
    /// The step before it did not happen.
    case stepBefore
    /// The run ended before it.
    case afterTheEnd(SimInstant)
    /// There was no such moment after the step before.
    case noSuchMoment
    /// Its moment had passed by the time it could be known.
    case passed(SimInstant)
  }
}

extension Simulator {
  /// The steps that did not happen, and why, once nothing more is due.
  package var unreachedSteps: [UnreachedStep] {
    plan.customers.indices.flatMap { place in
      scripts[place].steps.enumerated().compactMap { index, state in
        let reason: UnreachedStep.Reason
        switch state {
        case .waiting: reason = .stepBefore
        case .looking: reason = .noSuchMoment
        case .due(let instant, _, _): reason = .afterTheEnd(instant)
        case .missed(let instant): reason = .passed(instant)
        case .done: return nil
        }
        return UnreachedStep(
          customer: CustomerIndex(place), step: plan.customers[place].script[index],
          reason: reason)
      }
    }
  }
}
