internal import SubscriptionModel

/// Reads the entries of `expect` that speak of shares: `{ share: …, of: …, is: … }`.
struct ShareReader {
  static let keys = ["share", "of", "is"]

  let references: References

  /// The expectation, or findings.
  func read(_ node: Node) -> ShareExpectation? {
    guard let object = node.object("an expectation", keys: Self.keys) else { return nil }
    let part = object.required("share", example: "share: \"REFUND\"")
    let whole = object.required("of", example: "of: \"SUBSCRIBED/*\"")
    let range = object.required("is", example: "is: \"2%..4%\"")
    let patterns = [part, whole].map { $0.flatMap { pattern($0) } }
    guard let part, let whole, let range, let text = range.text("a range such as \"2%..4%\"")
    else { return nil }
    guard let bounds = PercentText.range(text) else {
      range.found(PopulationFact.badRange(text))
      return nil
    }
    guard let first = patterns[0], let second = patterns[1] else { return nil }
    return ShareExpectation(
      part: first, whole: second, range: bounds, path: node.path.description,
      text: "\(part.value.string ?? "") of \(whole.value.string ?? "") is \(text)")
  }

  private func pattern(_ node: Node) -> NotificationPattern? {
    guard let text = node.filledText("the pattern") else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard let read = references.pattern(words, node, for: nil) else { return nil }
    if let number = read.number {
      node.found(ReferenceFact.extraWord("#\(number)"))
      return nil
    }
    return read.pattern
  }
}
