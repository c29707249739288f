internal import SubscriptionModel

extension ScriptReader {
  /// Finds moments that hang on themselves, by way of `@id` and the steps before.
  func findCircles() {
    for (step, node) in moments.sorted(by: {
      ($0.key.customer, $0.key.step) < ($1.key.customer, $1.key.step)
    }) {
      guard case .step(let first, _) = node.moment else { continue }
      var current: StepReference? = first
      var seen: Set<StepReference> = []
      while let place = current, seen.insert(place).inserted {
        if place == step {
          let id = references.cast.steps.first { $0.value == first }?.key ?? ""
          node.at.found(ReferenceFact.circle(id))
          break
        }
        current = predecessor(of: place)
      }
    }
  }

  /// The step that a step's moment hangs on.
  private func predecessor(of step: StepReference) -> StepReference? {
    switch moments[step]?.moment {
    case .at: return nil
    case .step(let reference, _): return reference
    case .afterStepBefore, .anchor, .signing, nil:
      return step.step > 0
        ? StepReference(customer: step.customer, step: step.step - 1) : nil
    }
  }
}
