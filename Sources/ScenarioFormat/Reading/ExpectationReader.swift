internal import SubscriptionModel

/// What `expect` says: of customers' orders, of certain notifications, and of beliefs.
struct Expectations {
  var order: [Expectation] = []
  var notifications: [NotificationExpectation] = []
  var beliefs: [BeliefExpectation] = []
  var shares: [ShareExpectation] = []
}

/// Reads `expect`: lines, groups of lines, what certain notifications must have, and beliefs.
struct ExpectationReader {
  let references: References

  /// What `expect` says; what is wrong with it goes to the report.
  ///
  /// Customers are meant by their places in the file. Those are also the plan's: where a customer
  /// is lost, there is no plan.
  func read(_ node: Node, _ marks: inout Marks) -> Expectations {
    var expected = Expectations()
    for element in node.elements("a list of lines") ?? [] {
      if element.value["notification"] != nil {
        let reader = NotificationExpectationReader(references: references)
        if let one = reader.read(element, &marks) { expected.notifications.append(one) }
      } else if element.value["share"] != nil {
        if let one = ShareReader(references: references).read(element) {
          expected.shares.append(one)
        }
      } else if element.value["anyOrder"] != nil {
        expected.order += readGroup(element)
      } else if BeliefReader.keys.contains(where: { element.value[$0] != nil }) {
        let reader = BeliefReader(references: references)
        if let one = reader.read(element, &marks) { expected.beliefs.append(one) }
      } else if element.value.members != nil {
        noteMissingKey(element)
      } else if let (customer, content) = readLine(element) {
        expected.order.append(
          Expectation(customer: customer, content: content, path: element.path.description))
      }
    }
    return expected
  }

  /// An object that is of none of the four kinds could have been meant as any.
  private func noteMissingKey(_ node: Node) {
    let beliefs = BeliefReader.keys
    let others = ["anyOrder"] + ShareReader.keys.filter { !beliefs.contains($0) } + beliefs
    let keys = NotificationExpectationReader.keys + others
    guard let object = node.object("an expectation", keys: keys),
      object.mistypedKeys.isDisjoint(with: others)
    else { return }
    let example =
      #"notification: "ana DID_RENEW", anyOrder: ["ana DID_RENEW pro"], "#
      + #"or at: "12m", customer: "ana", status: "active""#
    _ = object.required("notification", example: example)
  }

  /// Lines in any order: each customer's among them are a group of their own.
  private func readGroup(_ node: Node) -> [Expectation] {
    guard let object = node.object("an expectation", keys: ["anyOrder"]),
      let list = object.required("anyOrder", example: "anyOrder: [\"ana DID_RENEW pro\"]"),
      let elements = list.elements("a list of lines")
    else { return [] }
    if elements.isEmpty { list.found(ShapeFact.emptyList(what: "line")) }
    var groups: [(customer: CustomerIndex, lines: [ExpectedLine])] = []
    for element in elements {
      guard let (customer, content) = readLine(element) else { continue }
      guard case .lines(let lines) = content else {
        element.found(ExpectationFact.anythingInAnyOrder)
        continue
      }
      if let place = groups.firstIndex(where: { $0.customer == customer }) {
        groups[place].lines += lines
      } else {
        groups.append((customer, lines))
      }
    }
    return groups.map {
      Expectation(customer: $0.customer, content: .lines($0.lines), path: node.path.description)
    }
  }

  private func readLine(_ node: Node) -> (CustomerIndex, Expectation.Content)? {
    guard let text = node.filledText("the line") else { return nil }
    var words = text.split(separator: " ").map(String.init)[...]
    guard let customer = takeCustomer(&words, node) else { return nil }
    return content(&words, customer, node).map { (CustomerIndex(customer), $0) }
  }

  /// The place of the customer whose line it is: the one whose name it begins with, else the only
  /// one.
  private func takeCustomer(_ words: inout ArraySlice<String>, _ node: Node) -> Int? {
    switch references.takeOwner(&words, node) {
    case .named(let named): return named
    case .lost: return nil
    case .unnamed: break
    }
    let cast = references.cast
    // What is the only customer's, or the store's where there is none, needs no name.
    if cast.customers.count == 1 || cast.names == [Cast.storeName] { return 0 }
    if cast.names.isEmpty, cast.hasPopulation {
      node.found(PopulationFact.lineOfNobody)
    } else if cast.hasAllNames {
      node.found(ExpectationFact.whose(customers: cast.names))
    }
    return nil
  }

  private func content(
    _ words: inout ArraySlice<String>, _ customer: Int, _ node: Node
  ) -> Expectation.Content? {
    if words.first == "..." {
      return isLast(words.dropFirst(), node) ? .anything : nil
    }
    guard let meant = references.takeKind(&words, of: customer, node) else { return nil }
    var count = 1...1
    if let word = words.first, ExpectationText.looksLikeCount(word) {
      words.removeFirst()
      guard let range = ExpectationText.count(word) else {
        node.found(ExpectationFact.badCount(word))
        return nil
      }
      count = range
    }
    guard isLast(words, node) else { return nil }
    let text = node.value.string ?? ""
    return .lines([
      ExpectedLine(kind: meant.kind, product: meant.product, count: count, text: text)
    ])
  }

  private func isLast(_ words: ArraySlice<String>, _ node: Node) -> Bool {
    guard let extra = words.first else { return true }
    node.found(ExpectationFact.extraWord(extra))
    return false
  }
}
