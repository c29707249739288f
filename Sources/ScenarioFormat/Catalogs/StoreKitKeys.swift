/// Words that people and tools write into `.storekit` files for others that Xcode knows.
enum StoreKitKeys {
  /// Keys of the root.
  static let root = [
    ("subscriptions", "subscriptionGroups"),
    ("nonRenewableSubscriptions", "nonRenewingSubscriptions"),
    ("nonConsumables", "products"), ("consumables", "products"),
    ("nonConsumableIAPIdentifiers", "products"),
  ]

  /// Keys of a subscription that it can do without.
  static let subscription = [
    ("subscriptionPrice", "displayPrice"), ("price", "displayPrice"),
    ("familySharable", "familyShareable"), ("groupLevel", "groupNumber"),
    ("promotionalOffers", "adHocOffers"), ("offerCodes", "codeOffers"),
    ("winBackOffers", "winbackOffers"),
  ]

  /// Keys of an offer that it can do without.
  static let offer = [
    ("mode", "paymentMode"), ("price", "displayPrice"), ("periodCount", "numberOfPeriods"),
  ]

  /// Types of what stands in a group, spelt as various tools spell it.
  static let subscriptionTypes: Set<String> = [
    "RecurringSubscription", "Recurring Subscription", "AutoRenewableSubscription",
    "Auto-Renewable Subscription",
  ]
}

extension ObjectNode {
  /// Notes keys that stand for others which are not there.
  func noteForeignKeys(_ table: [(key: String, meant: String)]) {
    for (key, meant) in table where self[meant] == nil {
      guard let member = node.value.member(key), !member.value.isNull else { continue }
      node.report.report(
        CatalogFact.foreignKey(key, meant: meant), at: member.keyPlace, node.path.key(key))
    }
  }

  /// The member, or a finding that it is missing, which names the key that stands in its stead.
  func required(_ key: String, orFound others: [String], example: String) -> Node? {
    if self[key] == nil, let other = others.first(where: { self[$0] != nil }) {
      node.found(CatalogFact.keyMeant(missing: key, found: other))
      return nil
    }
    return required(key, example: example)
  }
}

extension Node {
  /// An object of which only some keys are asked for, or a finding.
  func anyObject(_ wanted: String) -> ObjectNode? {
    guard value.members != nil else {
      foundWrongShape(wanted: "\(wanted) { … }")
      return nil
    }
    return ObjectNode(node: self)
  }
}
