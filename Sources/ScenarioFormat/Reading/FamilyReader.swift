internal import SubscriptionModel

/// Reads with whom something is shared.
struct FamilyReader {
  let cast: Cast
  /// The place of the customer who shares.
  let customer: Int

  /// The order of a step about sharing; what is wrong with it goes to the report.
  ///
  /// - Parameter isForAll: Whether all are meant where nobody is named.
  func order(_ step: ObjectNode, isForAll: Bool) -> FamilyOrder {
    var order = FamilyOrder()
    order.members = members(step, isForAll: isForAll)
    if let delay = step["after"]?.delay() { order.delay = delay }
    return order
  }

  private var others: [String] {
    cast.customers.enumerated().filter { $0.offset != customer && !$0.element.isEmpty }
      .map(\.element)
  }

  private func members(_ step: ObjectNode, isForAll: Bool) -> [CustomerIndex] {
    let example = "members: [\(Quotation.of(others.first ?? "bo"))]"
    let node = isForAll ? step["members"] : step.required("members", example: example)
    guard let node, let elements = node.elements("a list of customers' names") else { return [] }
    if elements.isEmpty { node.found(FamilyFact.noMembers(known: others)) }
    if elements.count > FamilyOrder.mostMembers {
      node.found(FamilyFact.tooMany(count: elements.count))
    }
    return elements.compactMap { member($0) }
  }

  private func member(_ node: Node) -> CustomerIndex? {
    guard let name = node.filledText("the customer's name") else { return nil }
    guard let place = cast.customer(named: name), place != cast.storePlace else {
      if cast.hasAllNames {
        node.found(
          FamilyFact.unknownMember(
            name, suggestion: Suggestion.closest(to: name, among: others), customers: others))
      }
      return nil
    }
    guard place != customer else {
      node.found(FamilyFact.sharedWithOneself(name))
      return nil
    }
    return CustomerIndex(place)
  }
}

extension Node {
  /// How long something takes: a duration, or a range of them, or a finding.
  fileprivate func delay() -> ClosedRange<SimDuration>? {
    guard let text = text("a duration such as \"30s\", or a range such as \"10s..2m\"") else {
      return nil
    }
    guard let range = DurationText.range(text) else {
      found(FamilyFact.badDelay(text))
      return nil
    }
    return range
  }
}
