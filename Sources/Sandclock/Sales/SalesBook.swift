internal import SubscriptionModel

/// Adds up what is sold and paid back in a run, by product and storefront.
struct SalesBook {
  private let plan: Plan
  private let shelves: Shelves
  /// By shelf.
  private var lines: [SalesLine?]
  /// How much of a transaction was paid back, for when it is taken again.
  private var paidBack: [TransactionIdentifier: Int64] = [:]

  init(_ plan: Plan) {
    self.plan = plan
    shelves = Shelves(of: plan)
    lines = Array(repeating: nil, count: shelves.count)
  }

  /// Takes a fact about a run: a new transaction is a sale.
  mutating func take(_ record: LifecycleRecord) {
    let latest = record.after.latest
    guard record.before?.latest.identifier != latest.identifier,
      record.after.ownership == .purchased, record.fact != .advancedCommerce(.migration)
    else { return }
    change(latest.product, record.customer) {
      switch latest.reason {
      case .purchase: $0.new.add(1, latest.price.milliunits)
      case .renewal: $0.renewed.add(1, latest.price.milliunits)
      }
    }
  }

  /// Takes something that was bought once.
  mutating func take(_ record: PurchaseRecord) {
    let purchase = record.purchase
    guard record.fact == .boughtOnce, purchase.ownership == .purchased else { return }
    change(purchase.product, record.customer) {
      $0.new.add(Int(purchase.quantity), purchase.price.milliunits)
    }
  }

  /// Takes what the store announces: refunds and their reversals count.
  mutating func take(_ announcement: Announcement) {
    guard announcement.fact == .refunded || announcement.fact == .refundReversed else { return }
    let sale: (identifier: TransactionIdentifier, price: Int64, revocation: Revocation?)
    switch announcement.subject {
    case .run(_, let transaction):
      sale = (transaction.identifier, transaction.price.milliunits, transaction.revocation)
    case .purchase(let purchase):
      sale = (purchase.identifier, purchase.price.milliunits, purchase.revocation)
    case .app: return
    }
    guard let product = announcement.subject.product else { return }
    if announcement.fact == .refunded {
      let share = Int64(sale.revocation?.percentage ?? Revocation.wholePercentage)
      let amount = sale.price * share / Int64(Revocation.wholePercentage)
      paidBack[sale.identifier] = amount
      change(product, announcement.customer) { $0.refunds.add(1, amount) }
    } else if let amount = paidBack.removeValue(forKey: sale.identifier) {
      change(product, announcement.customer) { $0.refunds.add(-1, -amount) }
    }
  }

  private mutating func change(
    _ product: ProductIndex, _ customer: CustomerIndex, _ body: (inout SalesLine) -> Void
  ) {
    let shelf = shelves.shelf(of: product, customer)
    if lines[shelf] == nil {
      let storefront = shelves.storefront(of: shelf)
      lines[shelf] = SalesLine(
        productID: plan.catalog.identifier(of: product), storefront: storefront.country,
        currency: storefront.currency, place: Int(product.number))
    }
    lines[shelf]?.change(body)
  }

  /// The lines in the order of the catalog, and of the countries' codes.
  var report: [SalesLine] {
    lines.indices.sorted {
      (shelves.product(of: $0), shelves.storefront(of: $0).country)
        < (shelves.product(of: $1), shelves.storefront(of: $1).country)
    }.compactMap { lines[$0] }
  }
}
