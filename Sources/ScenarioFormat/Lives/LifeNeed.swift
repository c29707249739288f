/// What has to be for sale for a life, and the names by which the life speaks of what was found.
enum LifeNeed: Sendable {
  /// Nothing at all.
  case nothing
  /// `plan`.
  case subscription
  /// `higher` and `lower`, of one group.
  case twoLevels
  /// `plan` with a promotional `offer`.
  case promotional
  /// `plan` with an `offer` code.
  case code
  /// `higher` with a promotional `offer`, and `lower`.
  case promotionalOfHigher
  /// `higher` with an `offer` code, and `lower`.
  case codeOfHigher
  /// `lower` with a promotional `offer`, and `higher`.
  case promotionalOfLower
  /// `lower` with an `offer` code, and `higher`.
  case codeOfLower
  /// `plan`, which a family can share.
  case shareableSubscription
  /// `item`, bought once, which a family can share.
  case shareableItem
  /// `item`, bought once.
  case boughtOnce

  /// What is needed, in words.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .subscription: "a subscription that has a price"
    case .twoLevels: "two subscriptions of one group on different levels"
    case .promotional: "a subscription with a promotional offer"
    case .code: "a subscription with an offer code"
    case .promotionalOfHigher:
      "a subscription with a promotional offer above another one of its group"
    case .codeOfHigher: "a subscription with an offer code above another one of its group"
    case .promotionalOfLower:
      "a subscription with a promotional offer below another one of its group"
    case .codeOfLower: "a subscription with an offer code below another one of its group"
    case .shareableSubscription: "a subscription that a family can share"
    case .shareableItem: "something bought for good that a family can share"
    case .boughtOnce: "something that is bought once and has a price"
    }
  }

  /// What to add to a catalog that has nothing of the kind: in a `.storekit` file, and in a catalog
  /// written out.
  var remedy: (storeKit: String, inline: String) {
    switch self {
    case .nothing, .subscription:
      ("a subscription to subscriptionGroups", "a subscription to groups")
    case .twoLevels:
      ("a subscription with another groupNumber", "a subscription with another level")
    case .promotional, .promotionalOfHigher, .promotionalOfLower:
      ("one to adHocOffers", "{ kind: \"promotional\", … } to offers")
    case .code, .codeOfHigher, .codeOfLower:
      ("one to codeOffers", "{ kind: \"code\", … } to offers")
    case .shareableSubscription, .shareableItem: ("familyShareable: true", "shareable: true")
    case .boughtOnce: ("one to products", "{ kind: \"consumable\", … } to products")
    }
  }
}
