internal import SubscriptionModel

/// `Kind [Product]`, made out.
struct KindWords {
  let kind: KindPattern
  let product: ProductIndex?
}

/// Whose notifications words speak of.
enum Owner: Equatable {
  /// The customer at this place, whose name was taken off.
  case named(Int)
  /// They name nobody.
  case unnamed
  /// A name of nobody, which was found, or one that may only be lost.
  case lost
}

extension References {
  /// The pattern that words say, `[Customer] Kind [Product] [#N]`, or a finding.
  ///
  /// Without a customer it means the one in whose script it stands, else anybody.
  func pattern(
    _ words: [String], _ node: Node, for customer: Int?
  ) -> (pattern: NotificationPattern, number: Int?)? {
    var rest = words[...]
    var whose = customer
    switch takeOwner(&rest, node) {
    case .named(let named): whose = named
    case .unnamed: break
    case .lost: return nil
    }
    guard let meant = takeKind(&rest, of: whose, node) else { return nil }
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
      customer: whose.map { CustomerIndex($0) }, kind: meant.kind, product: meant.product)
    return (pattern, number)
  }

  /// Takes the name off that lines and patterns may begin with.
  func takeOwner(_ words: inout ArraySlice<String>, _ node: Node) -> Owner {
    guard let first = words.first else { return .unnamed }
    if let named = cast.customer(named: first) {
      words.removeFirst()
      return .named(named)
    }
    guard Names.isName(first), !ExpectationText.resemblesType(first) else { return .unnamed }
    if first == Cast.storeName {
      node.found(ExpectationFact.storeIsSilent)
    } else if cast.hasAllNames {
      let closest = Suggestion.closest(to: first, among: cast.names)
      node.found(
        ExpectationFact.unknownCustomer(first, suggestion: closest, customers: cast.names))
    }
    return .lost
  }

  /// Takes off `Kind [Product]`, the product as the customer has it, or notes what is wrong there.
  func takeKind(
    _ words: inout ArraySlice<String>, of customer: Int?, _ node: Node
  ) -> KindWords? {
    guard let first = words.popFirst() else {
      node.found(ExpectationFact.missingKind)
      return nil
    }
    let kind: KindPattern
    do throws(ExpectationFact) {
      kind = try ExpectationText.kind(first)
    } catch {
      node.found(error)
      return nil
    }
    if case .kind(let meant) = kind, meant.isLegacy, !cast.hasLegacyOffers {
      node.found(ExpectationFact.legacyKind(meant.text))
      return nil
    }
    guard let word = words.first, word.first != "#", !ExpectationText.looksLikeCount(word) else {
      return KindWords(kind: kind, product: nil)
    }
    words.removeFirst()
    return product(word, of: customer, at: node).map { KindWords(kind: kind, product: $0) }
  }
}
