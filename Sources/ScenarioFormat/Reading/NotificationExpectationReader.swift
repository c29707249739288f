internal import SubscriptionModel

/// Reads the entries of `expect` that speak of certain notifications: `{ notification: … }`.
struct NotificationExpectationReader {
  static let keys = ["notification", "where", "count", "has", "between"]

  let references: References

  /// The expectation, or findings.
  func read(_ node: Node, _ marks: inout Marks) -> NotificationExpectation? {
    guard let object = node.object("an expectation", keys: Self.keys),
      let target = object.required("notification", example: "notification: \"ana DID_RENEW\""),
      let text = target.filledText("the pattern")
    else { return nil }
    let words = text.split(separator: " ").map(String.init)
    let pattern = references.pattern(words, target, for: nil)
    let selects = object["where"]?.shape()
    let has = object["has"]?.shape()
    if let node = object["has"] { remark(on: node, .notification) }
    if let node = object["where"] { remark(on: node, .notification) }
    let count = object["count"].map { $0.range() } ?? 1...Int.max
    let between = object["between"].map { interval($0, &marks) }
    guard let pattern, let count else { return nil }
    return NotificationExpectation(
      pattern: pattern.pattern, number: pattern.number, selects: selects, count: count, has: has,
      between: between ?? nil, path: node.path.description, text: text)
  }

  private func interval(
    _ node: Node, _ marks: inout Marks
  ) -> NotificationExpectation.Interval? {
    guard let bounds = node.elements("two moments, [from, to],") else { return nil }
    guard bounds.count == 2 else {
      node.found(
        ShapeFact.numberOutside(
          found: bounds.count == 1 ? "1 moment" : "\(bounds.count) moments",
          wanted: "two, [from, to],"))
      return nil
    }
    guard let from = marks.mark(bounds[0]), let to = marks.mark(bounds[1]) else { return nil }
    return NotificationExpectation.Interval(from: from, to: to)
  }

  /// Remarks on members that no notification has there. What is inside one of those goes without
  /// saying.
  private func remark(on node: Node, _ known: WireMembers) {
    for member in node.value.members ?? [] {
      let path = node.path.key(member.key)
      if known.has(member.key) {
        let value = Node(value: member.value, path: path, report: node.report)
        remark(on: value, known[member.key])
      } else {
        node.report.report(fact(onMember: member.key, known), at: member.keyPlace, path)
      }
    }
  }

  private func fact(onMember name: String, _ known: WireMembers) -> ExpectationFact {
    let ways = WireMembers.notification.ways(to: name)
    return ways.isEmpty
      ? .unknownMember(name, suggestion: Suggestion.closest(to: name, among: known.names))
      : .misplacedMember(name, ways: ways)
  }
}

extension Node {
  /// A range of counts, as a number or as text, or a finding.
  fileprivate func range() -> ClosedRange<Int>? {
    if let number = value.number?.integer, (0...999_999_999) ~= number {
      return Int(number)...Int(number)
    }
    guard let text = value.string, let range = RangeText.range(text) else {
      foundWrongShape(wanted: "a count such as 3, \"2..4\", \"2..\" or \"..4\"")
      return nil
    }
    return range
  }
}
