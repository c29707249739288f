internal import SubscriptionModel

extension ScriptReader {
  /// How far a step was looked at.
  private enum Mark {
    case onPath
    case clear
  }

  /// Finds moments that hang on themselves, by way of `@id` and the steps before.
  ///
  /// No step hangs on more than one other, so each is passed once: whoever comes back to the path
  /// at hand has found a circle, and whoever comes upon another path has found nothing new.
  func findCircles() {
    var marks: [StepReference: Mark] = [:]
    var circles: [ArraySlice<StepReference>] = []
    for start in moments.keys {
      var path: [StepReference] = []
      var current: StepReference? = start
      while let step = current, marks[step] == nil {
        marks[step] = .onPath
        path.append(step)
        current = predecessor(of: step)
      }
      if let step = current, marks[step] == .onPath, let first = path.firstIndex(of: step) {
        circles.append(path[first...])
      }
      for step in path { marks[step] = .clear }
    }
    if !circles.isEmpty { report(circles) }
  }

  /// Notes circles at each of their moments that name a step.
  private func report(_ circles: [ArraySlice<StepReference>]) {
    let steps = references.cast.steps
    let names = Dictionary(steps.map { ($0.value, $0.key) }) { first, _ in first }
    for step in circles.joined() {
      guard let (moment, at) = moments[step], case .step(let next, _) = moment else { continue }
      at.found(ReferenceFact.circle(names[next] ?? ""))
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
