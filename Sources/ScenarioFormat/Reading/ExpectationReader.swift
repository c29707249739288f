internal import SubscriptionModel

/// Reads the lines of `expect`.
struct ExpectationReader {
  let customers: [PlannedCustomer]
  /// Whether these are all of the scenario's; otherwise a name that is not among them may only have
  /// been lost with what is wrong with it.
  let areAll: Bool
  let products: Products?

  /// The lines; what is wrong with them goes to the report.
  func read(_ node: Node) -> [Expectation] {
    (node.elements("a list of lines") ?? []).compactMap { readLine($0) }
  }

  private func readLine(_ node: Node) -> Expectation? {
    guard let text = node.filledText("the line") else { return nil }
    var words = text.split(separator: " ").map(String.init)[...]
    guard let customer = takeCustomer(&words, node) else { return nil }
    return content(&words, node).map {
      Expectation(
        customer: CustomerIndex(customer), content: $0, path: node.path.description, text: text)
    }
  }

  /// The place of the customer whose line it is; takes the name off, if the line begins with one.
  private func takeCustomer(_ words: inout ArraySlice<String>, _ node: Node) -> Int? {
    if let named = customers.firstIndex(where: { $0.name == words.first }) {
      words.removeFirst()
      return named
    }
    guard areAll, !customers.isEmpty else { return nil }
    let names = customers.map(\.name)
    if let first = words.first, Names.isName(first), !ExpectationText.resemblesType(first) {
      let closest = Suggestion.closest(to: first, among: names)
      node.found(ExpectationFact.unknownCustomer(first, suggestion: closest, customers: names))
    } else if customers.count == 1 {
      return 0
    } else {
      node.found(ExpectationFact.whose(customers: names))
    }
    return nil
  }

  private func content(_ words: inout ArraySlice<String>, _ node: Node) -> Expectation.Content? {
    guard let first = words.popFirst() else {
      node.found(ExpectationFact.missingKind)
      return nil
    }
    if first == "..." {
      return isLast(words, node) ? .anything : nil
    }
    let kind: KindPattern
    do throws(ExpectationFact) {
      kind = try ExpectationText.kind(first)
    } catch {
      node.found(error)
      return nil
    }
    var product: ProductIndex?
    if let word = words.first, !ExpectationText.looksLikeCount(word) {
      words.removeFirst()
      guard let found = products?.subscription(word, at: node) else { return nil }
      product = found
    }
    var count = 1...1
    if let word = words.popFirst() {
      guard ExpectationText.looksLikeCount(word), let range = ExpectationText.count(word) else {
        node.found(
          ExpectationText.looksLikeCount(word)
            ? ExpectationFact.badCount(word) : ExpectationFact.extraWord(word))
        return nil
      }
      count = range
    }
    return isLast(words, node) ? .notifications(kind, of: product, count: count) : nil
  }

  private func isLast(_ words: ArraySlice<String>, _ node: Node) -> Bool {
    guard let extra = words.first else { return true }
    node.found(ExpectationFact.extraWord(extra))
    return false
  }
}
