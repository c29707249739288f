extension Plan {
  /// Something in a plan that means all of its customers together.
  package struct NeedOfEverybody: Hashable, Sendable {
    /// Where it stands in the file: `$.expect[2]`.
    package let path: String
    /// What it is.
    package let words: String
  }

  /// What would come out otherwise if some customers were left out.
  package var needsOfEverybody: [NeedOfEverybody] {
    var needs: [NeedOfEverybody] = []
    func listens(_ moment: Moment) -> Bool {
      guard case .signing(let pattern, _, _) = moment else { return false }
      return pattern.customer == nil
    }
    for step in everybody.flatMap(\.script) {
      if listens(step.moment) {
        needs.append(
          NeedOfEverybody(path: step.path, words: "the moment of anybody's notification"))
      }
      if case .extendAll = step.action {
        needs.append(NeedOfEverybody(path: step.path, words: "the summary of \"extendAll\""))
      }
    }
    if marks.contains(where: listens) {
      needs.append(
        NeedOfEverybody(path: "$", words: "a moment of anybody's notification in until or expect"))
    }
    for expectation in notificationExpectations where expectation.pattern.customer == nil {
      needs.append(
        NeedOfEverybody(
          path: expectation.path, words: "what is expected of anybody's notifications"))
    }
    for share in shares {
      needs.append(NeedOfEverybody(path: share.path, words: "a share"))
    }
    return needs
  }

  /// The first instant of the run: its start, or as long before as members of the population live
  /// before it. What is signed before the start is history, of which nobody is told.
  package var origin: SimInstant { start - (population?.since ?? .zero) }

  /// The customer or member with a name; `nil`: there is none.
  package func customer(named name: String) -> CustomerIndex? {
    if let place = customers.firstIndex(where: { $0.name == name }) { return CustomerIndex(place) }
    return population?.place(named: name).map { CustomerIndex(firstMember + $0) }
  }

  /// The customer or member with a key; `nil`: there is none.
  package func customer(of key: CustomerKey) -> CustomerIndex? {
    if let place = customers.firstIndex(where: { $0.key == key }) { return CustomerIndex(place) }
    return population?.member(of: key).map { CustomerIndex(firstMember + $0) }
  }
}
