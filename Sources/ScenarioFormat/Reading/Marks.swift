internal import SubscriptionModel

/// Collects the moments that a run only has to find out: its own end, and the bounds of
/// expectations.
struct Marks {
  private let references: References
  private(set) var moments: [Moment] = []

  init(references: References) {
    self.references = references
  }

  /// The end of the run that a node says, or a finding.
  mutating func end(_ node: Node) -> PlanEnd? {
    guard let moment = references.moment(node, for: nil, nil) else { return nil }
    let text = node.value.string ?? ""
    switch moment {
    case .at(let instant): return .at(instant)
    case .afterStepBefore:
      node.found(TimeFact.noStepBefore(text))
      return nil
    case .step, .anchor, .signing:
      moments.append(moment)
      return .mark(moments.count - 1, text: text)
    }
  }

  /// The place of the mark that a node says, or a finding. `run`: whose the moment is where it
  /// does not say so itself; `nil`: nobody's.
  mutating func mark(_ node: Node, of run: RunReference? = nil) -> Int? {
    let customer = run.map { Int($0.customer.number) }
    guard let moment = references.moment(node, for: customer, run) else { return nil }
    if case .afterStepBefore = moment {
      node.found(TimeFact.noStepBefore(node.value.string ?? ""))
      return nil
    }
    moments.append(moment)
    return moments.count - 1
  }
}
