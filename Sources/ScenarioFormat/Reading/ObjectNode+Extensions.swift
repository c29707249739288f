internal import SubscriptionModel

// The options of the verbs that extend renewal dates. What is wrong with one goes to the report.

extension ObjectNode {
  /// What is asked for.
  func extensionOrder() -> ExtensionOrder? {
    let days = required("days", example: "days: 30")?.integer(
      in: ExtensionOrder.possibleDays, "how many days, from 1 to 90,")
    let reason = self["reason"].map {
      $0.word("reason for an extension", as: ExtensionReason.self)
    }
    guard let days, reason != .some(nil) else { return nil }
    return ExtensionOrder(days: Int32(days), reason: (reason ?? nil) ?? .undeclared)
  }

  /// What is asked for all who subscribe to a product.
  func massExtension() -> MassExtension? {
    let storefronts = self["storefronts"].map { $0.storefronts() }
    let share = self["fail"].map { $0.share(from: 0) }
    guard let each = extensionOrder(), storefronts != .some(nil), share != .some(nil) else {
      return nil
    }
    return MassExtension(
      each: each, storefronts: storefronts ?? nil, failingShare: (share ?? nil) ?? 0)
  }
}

extension Node {
  /// Some storefronts by their countries, or findings.
  func storefronts() -> StorefrontSet? {
    let wanted = "a list of countries' three letters such as [\"USA\", \"CAN\"]"
    guard let countries = elements(wanted) else { return nil }
    guard !countries.isEmpty else {
      found(ShapeFact.emptyList(what: "storefront"))
      return nil
    }
    let storefronts = countries.map { $0.storefront() }
    guard !storefronts.contains(nil) else { return nil }
    return StorefrontSet(storefronts.compactMap(\.self))
  }
}
