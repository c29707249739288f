import SubscriptionModel

extension ProductIndex {
  /// What the shop sells once.
  static let coins = ProductIndex(7)
  static let gold = ProductIndex(8)
  static let pass = ProductIndex(9)
  static let gift = ProductIndex(10)
}

extension Catalog {
  /// The shop with what is bought once.
  static let kiosk = shop.withKiosk

  /// The same with what is bought once: coins, gold, a pass, and a subscription for nothing.
  var withKiosk: Catalog {
    Catalog(
      groups: groups, subscriptions: subscriptions,
      oneTimeProducts: [
        Self.product("coins", .consumable, 990), Self.product("gold", .nonConsumable, 19_990),
        Self.product("pass", .nonRenewing, 4990), Self.product("gift", .free, 0),
      ])
  }

  private static func product(
    _ identifier: String, _ kind: OneTimeProduct.Kind, _ price: Int64
  ) -> OneTimeProduct {
    OneTimeProduct(
      identifier: identifier, kind: kind, prices: .everywhere(Price(milliunits: price)))
  }
}

extension Stage {
  /// The plan of customers and of the store, with what is bought once for sale.
  func kiosk(
    _ scripts: KeyValuePairs<String, [PlannedStep]> = [:], store: [PlannedStep] = []
  ) -> Plan {
    var plan = plan(scripts)
    plan.catalog = .kiosk
    if !store.isEmpty { plan.setStore(store) }
    return plan
  }
}

extension PlannedStep {
  /// Buys with an order of its own.
  static func order(
    _ product: ProductIndex, _ moment: Moment = .next, quantity: Int32 = 1,
    approval: SimDuration? = nil
  ) -> PlannedStep {
    var order = PurchaseOrder()
    order.quantity = quantity
    order.approval = approval
    return PlannedStep(
      moment: moment, product: product, action: .buy(product), order: order, path: "")
  }
  static func tell(_ notice: AppNotice, _ moment: Moment = .next) -> PlannedStep {
    PlannedStep(moment: moment, product: nil, action: .tell(notice), path: "")
  }
  static func commerce(
    _ change: AdvancedCommerceChange, _ product: ProductIndex, _ moment: Moment = .next
  ) -> PlannedStep {
    PlannedStep(
      moment: moment, product: product, action: .advancedCommerce(change), path: "")
  }
}
