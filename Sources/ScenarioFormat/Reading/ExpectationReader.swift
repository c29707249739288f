internal import SubscriptionModel

/// Reads the lines of `expect`.
struct ExpectationReader {
  let customers: [PlannedCustomer]
  let products: Products?

  /// The lines; what is wrong with them goes to the report.
  func read(_ node: Node) -> [Expectation] {
    (node.elements("a list of lines") ?? []).compactMap { readLine($0) }
  }

  private func readLine(_ node: Node) -> Expectation? {
    guard let text = node.filledText("the line") else { return nil }
    var words = text.split(separator: " ").map(String.init)[...]
    let customer: Int
    if let named = customers.firstIndex(where: { $0.name == words.first }) {
      customer = named
      words.removeFirst()
    } else if customers.count == 1 {
      customer = 0
    } else {
      node.found(ExpectationFact.whose(customers: customers.map(\.name)))
      return nil
    }
    return content(&words, node).map {
      Expectation(
        customer: CustomerIndex(customer), content: $0, path: node.path.description, text: text)
    }
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
