internal import SubscriptionModel

/// Reads Xcode's StoreKit configuration files (`.storekit`), format 1.0 and later, and what people
/// and tools write in their stead.
///
/// What counts is which keys are there, not which version the file claims; keys that mean nothing
/// here are passed over in silence, since every Xcode adds some. Of the settings only the
/// storefront, the language of names and the app's number are taken.
struct StoreKitReader {
  private var builder = CatalogBuilder(author: .tool)
  private let names: StoreKitNames
  /// Products by `internalID`, for lists that name what they should hold.
  private let productOfInternalID: [String: String]
  /// Whether subscriptions were left out that somebody meant to be there.
  private var hasLeftOut = false

  /// The catalog of a file; what is wrong with it goes to the report.
  static func read(_ root: ObjectNode) -> CatalogReading {
    root.noteForeignKeys(StoreKitKeys.root)
    let settings = root["settings"]?.anyObject("settings")
    var reader = StoreKitReader(root, settings)
    for group in root["subscriptionGroups"]?.elements("a list of groups") ?? [] {
      reader.readGroup(group)
    }
    for product in root["products"]?.elements("a list of products") ?? [] {
      reader.readProduct(product)
    }
    let nonRenewing = root["nonRenewingSubscriptions"]?.elements("a list of products") ?? []
    for product in nonRenewing { reader.addProduct(product, kind: .nonRenewing) }
    return CatalogReading(
      catalog: reader.builder.catalog, storefront: settings?["_storefront"]?.ownStorefront(),
      appAppleIdentifier: settings?["_applicationInternalID"]?.appNumber(),
      hasLeftOutSubscriptions: reader.hasLeftOut)
  }

  private init(_ root: ObjectNode, _ settings: ObjectNode?) {
    names = StoreKitNames(locale: settings?["_locale"]?.value.string)
    let products = root["products"]?.value.elements ?? []
    productOfInternalID = products.reduce(into: [:]) { products, value in
      if let id = value["internalID"]?.string { products[id] = value["productID"]?.string }
    }
  }

  private mutating func readGroup(_ node: Node) {
    guard let object = node.anyObject("a subscription group") else { return }
    let name = object["name"]?.text() ?? ""
    let own = object["id"]?.filledText("the group's id")
    let identifier = groupIdentifier(for: own ?? name)
    let group = builder.addGroup(
      SubscriptionGroup(
        name: name, identifier: identifier, fileIdentifier: own == identifier ? nil : own))
    let elements = object["subscriptions"]?.elements("a list of subscriptions") ?? []
    for element in elements {
      if let name = element.value.string {
        hasLeftOut = true
        element.found(
          CatalogFact.nameForSubscription(name, product: productOfInternalID[name]))
      } else {
        readSubscription(element, in: group, besides: elements.count - 1)
      }
    }
    builder.noteSharedLevels(at: node)
  }

  private mutating func readSubscription(
    _ node: Node, in group: GroupIndex, besides others: Int
  ) {
    guard let object = node.anyObject("a subscription") else { return }
    object.noteForeignKeys(StoreKitKeys.subscription)
    let id = object.required(
      "productID", orFound: ["productId", "id", "identifier"],
      example: "\"productID\" : \"stream.pro.monthly\"")
    let identifier = id?.filledText("the product id")
    let period = object.required(
      "recurringSubscriptionPeriod", orFound: ["subscriptionPeriod", "period"],
      example: "\"recurringSubscriptionPeriod\" : \"P1M\"")?
      .billingPeriod()
    let level = object["groupNumber"]?.integer(in: 1...1000, "a level from 1, the highest, to 1000")
    if object["groupNumber"] == nil && others > 0 { node.found(CatalogFact.noLevel) }
    noteType(object)
    let billing = StoreKitBilling.read(object, period)
    let offers = StoreKitOffers.read(object)
    guard let id, let identifier, let period else { return }
    builder.add(
      SubscriptionProduct(
        identifier: identifier, group: group, level: Int(level ?? 1), period: period,
        prices: billing.prices,
        isFamilyShareable: object["familyShareable"]?.truth() ?? false, offers: offers,
        monthlyPlan: billing.monthlyPlan, displayName: names.name(of: object)),
      at: id)
  }

  private func noteType(_ subscription: ObjectNode) {
    guard let type = subscription["type"], let word = type.value.string,
      !StoreKitKeys.subscriptionTypes.contains(word)
    else { return }
    type.found(CatalogFact.typeInGroup(word))
  }

  private mutating func readProduct(_ node: Node) {
    guard let object = node.anyObject("a product") else { return }
    let type = object["type"] ?? node
    switch type.value.string {
    case "Consumable": addProduct(node, kind: .consumable)
    case "NonConsumable": addProduct(node, kind: .nonConsumable)
    case "NonRenewingSubscription": addProduct(node, kind: .nonRenewing)
    default:
      hasLeftOut = true
      type.found(CatalogFact.misplacedProduct(type: type.value.string))
    }
  }

  private mutating func addProduct(_ node: Node, kind: OneTimeProduct.Kind) {
    guard let object = node.anyObject("a product") else { return }
    let id = object.required(
      "productID", orFound: ["productId", "id", "identifier"],
      example: "\"productID\" : \"stream.coins\"")
    guard let id, let identifier = id.filledText("the product id") else { return }
    builder.add(
      OneTimeProduct(
        identifier: identifier, kind: kind, prices: object.displayPrice(missing: .noPrice),
        isFamilyShareable: object["familyShareable"]?.truth() ?? false,
        displayName: names.name(of: object)),
      at: id)
  }
}

extension Node {
  /// The storefront that a catalog is written for; one that is none is only a note.
  fileprivate func ownStorefront() -> Storefront? {
    guard let country = value.string else { return nil }
    if country.isEmpty { return nil }
    if let storefront = Storefront.of(country: country) { return storefront }
    found(
      CatalogFact.unknownStorefront(country, suggestion: Storefront.suggestion(for: country)))
    return nil
  }

  /// The app's number in the App Store, where the file is kept in step with it.
  fileprivate func appNumber() -> Int64? {
    guard let text = value.string, let number = Int64(text), number > 0 else { return nil }
    return number
  }
}
