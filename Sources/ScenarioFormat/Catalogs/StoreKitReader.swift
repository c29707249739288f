internal import SubscriptionModel

/// Reads Xcode's StoreKit configuration files (`.storekit`).
///
/// What counts is which keys are there, not which version the file claims; keys that mean nothing
/// here are passed over in silence, since every Xcode adds some. Of the settings only the
/// storefront is taken.
struct StoreKitReader {
  private var builder = CatalogBuilder()

  /// A catalog and the storefront it is written for.
  struct Result {
    let catalog: Catalog
    let storefront: Storefront?
  }

  /// The catalog of a file; what is wrong with it goes to the report.
  static func read(_ node: Node) -> Result? {
    guard let root = node.anyObject("a StoreKit configuration") else { return nil }
    var reader = StoreKitReader()
    for group in root["subscriptionGroups"]?.elements("a list of groups") ?? [] {
      reader.readGroup(group)
    }
    for product in root["products"]?.elements("a list of products") ?? [] {
      reader.readProduct(product)
    }
    let nonRenewing = root["nonRenewingSubscriptions"]?.elements("a list of products") ?? []
    for product in nonRenewing { reader.addProduct(product, kind: .nonRenewing) }
    let storefront = root["settings"]?.anyObject("settings")?["_storefront"]?.storefront()
    return Result(catalog: reader.builder.catalog, storefront: storefront)
  }

  private mutating func readGroup(_ node: Node) {
    guard let object = node.anyObject("a subscription group") else { return }
    let name = object["name"]?.text() ?? ""
    let identifier = object["id"]?.filledText("the group's id") ?? name
    let group = builder.addGroup(
      SubscriptionGroup(name: name, identifier: groupIdentifier(for: identifier)))
    for element in object["subscriptions"]?.elements("a list of subscriptions") ?? [] {
      readSubscription(element, in: group)
    }
  }

  private mutating func readSubscription(_ node: Node, in group: GroupIndex) {
    guard let object = node.anyObject("a subscription") else { return }
    let id = object.required("productID", example: "\"productID\" : \"stream.pro.monthly\"")
    let identifier = id?.filledText("the product id")
    let period = object.required(
      "recurringSubscriptionPeriod", example: "\"recurringSubscriptionPeriod\" : \"P1M\"")?
      .billingPeriod()
    let level = object["groupNumber"]?.integer(in: 1...1000, "a level from 1, the highest, to 1000")
    let offers = StoreKitOffers.read(object)
    guard let id, let identifier, let period else { return }
    builder.add(
      SubscriptionProduct(
        identifier: identifier, group: group, level: Int(level ?? 1), period: period,
        prices: object["displayPrice"]?.displayPrice() ?? .unknown,
        isFamilyShareable: object["familyShareable"]?.truth() ?? false, offers: offers),
      at: id)
  }

  private mutating func readProduct(_ node: Node) {
    guard let object = node.anyObject("a product") else { return }
    let type = object["type"] ?? node
    switch type.value.string {
    case "Consumable": addProduct(node, kind: .consumable)
    case "NonConsumable": addProduct(node, kind: .nonConsumable)
    default: type.found(SaleFact.misplacedProduct(type: type.value.string))
    }
  }

  private mutating func addProduct(_ node: Node, kind: OneTimeProduct.Kind) {
    guard let object = node.anyObject("a product") else { return }
    let id = object.required("productID", example: "\"productID\" : \"stream.coins\"")
    guard let id, let identifier = id.filledText("the product id") else { return }
    let prices = object["displayPrice"]?.displayPrice() ?? .unknown
    builder.add(OneTimeProduct(identifier: identifier, kind: kind, prices: prices), at: id)
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

  /// A `displayPrice`. Xcode writes empty text where the price is unknown.
  func displayPrice() -> PriceList {
    if value.string == "" { return .unknown }
    return price().map { .everywhere($0) } ?? .unknown
  }
}
