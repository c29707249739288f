internal import SubscriptionModel

extension References {
  /// The pattern that words say, `[Customer] Kind [Product] [#N]`, or a finding.
  ///
  /// Without a customer it means the one in whose script it stands, else anybody.
  func pattern(
    _ words: [String], _ node: Node, for customer: Int?
  ) -> (pattern: NotificationPattern, number: Int?)? {
    var rest = words[...]
    var whose = customer
    if let first = rest.first, let named = cast.customer(named: first) {
      whose = named
      rest.removeFirst()
    }
    guard let word = rest.popFirst() else {
      node.found(ExpectationFact.missingKind)
      return nil
    }
    if Names.isName(word), let closest = Suggestion.closest(to: word, among: cast.customers) {
      node.found(
        ExpectationFact.unknownCustomer(word, suggestion: closest, customers: cast.customers))
      return nil
    }
    let kind: KindPattern
    do throws(ExpectationFact) {
      kind = try ExpectationText.kind(word)
    } catch {
      node.found(error)
      return nil
    }
    var product: ProductIndex?
    if let word = rest.first, word.first != "#" {
      rest.removeFirst()
      guard let found = self.product(word, of: whose, at: node) else { return nil }
      product = found
    }
    var number: Int?
    if let word = rest.popFirst() {
      guard word.first == "#", let count = Int(word.dropFirst()), (1...1_000_000) ~= count else {
        node.found(ReferenceFact.badNumber(word))
        return nil
      }
      number = count
    }
    if let extra = rest.first {
      node.found(ReferenceFact.extraWord(extra))
      return nil
    }
    let pattern = NotificationPattern(
      customer: whose.map { CustomerIndex($0) }, kind: kind, product: product)
    return (pattern, number)
  }
}
