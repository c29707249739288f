/// What one customer has bought in one app.
package struct Receipt: Hashable, Sendable {
  /// The subscriptions, in the order in which they began.
  package private(set) var subscriptions: [ReceiptSubscription] = []
  /// What was bought once, in the order in which it was bought, finished consumables among it.
  package private(set) var purchases: [OneTimePurchase] = []
  private var finished: Set<TransactionIdentifier> = []

  /// Of a customer who has bought nothing.
  package init() {}

  /// Takes a run as it stands now, and one of its transactions as it stands.
  mutating func take(_ run: Subscription, _ transaction: Transaction, at instant: SimInstant) {
    if let place = subscriptions.lastIndex(where: { $0.isSame(as: run) }) {
      subscriptions[place].take(run, transaction, at: instant)
    } else {
      subscriptions.append(ReceiptSubscription(run, transaction))
    }
  }

  /// Takes something that was bought once, as it stands now.
  mutating func take(_ purchase: OneTimePurchase) {
    if let place = purchases.lastIndex(where: { $0.identifier == purchase.identifier }) {
      purchases[place] = purchase
    } else {
      purchases.append(purchase)
    }
  }

  /// A purchase was delivered.
  mutating func finish(_ purchase: TransactionIdentifier) { finished.insert(purchase) }

  /// The subscription of an original transaction; `nil`: there is none.
  package func subscription(_ original: TransactionIdentifier) -> ReceiptSubscription? {
    subscriptions.first { $0.run.originalTransaction == original }
  }

  /// Every transaction, newest first by the end of its period, or by its purchase where it has
  /// none; consumables only until they are finished.
  package var items: [ReceiptItem] {
    let periods = subscriptions.flatMap { subscription in
      subscription.transactions.map { ReceiptItem.period($0, of: subscription.run) }
    }
    let others = purchases.filter { $0.kind != .consumable || !finished.contains($0.identifier) }
    return (periods + others.map { .purchase($0) }).sorted { $1.order < $0.order }
  }

  /// The same without what a newer transaction stands for: of each subscription the newest, and of
  /// each product that does not renew.
  package var latestItems: [ReceiptItem] {
    var products: Set<ProductIndex> = []
    return items.filter { item in
      switch item {
      // What another took the place of may end later than that.
      case .period(_, let run): item.identifier == run.latest.identifier
      case .purchase(let purchase):
        switch purchase.kind {
        case .nonRenewing: products.insert(purchase.product).inserted
        case .consumable, .nonConsumable, .free: true
        }
      }
    }
  }

  /// The transaction or purchase of a number, finished or not; `nil`: there is none.
  package func item(_ identifier: TransactionIdentifier) -> ReceiptItem? {
    for subscription in subscriptions {
      if let period = subscription.transactions.first(where: {
        $0.transaction.identifier == identifier
      }) {
        return .period(period, of: subscription.run)
      }
    }
    return purchases.first { $0.identifier == identifier }.map { .purchase($0) }
  }
}

/// A line of a receipt.
package enum ReceiptItem: Hashable, Sendable {
  /// A period of a subscription, which now stands so.
  case period(ReceiptTransaction, of: Subscription)
  /// Something bought once.
  case purchase(OneTimePurchase)

  /// The number of the transaction.
  package var identifier: TransactionIdentifier {
    switch self {
    case .period(let period, _): period.transaction.identifier
    case .purchase(let purchase): purchase.identifier
    }
  }

  /// When it was bought.
  package var purchaseDate: SimInstant {
    switch self {
    case .period(let period, _): period.transaction.purchaseDate
    case .purchase(let purchase): purchase.purchaseDate
    }
  }

  /// By which lines are ordered: an instant, and what decides between two of one.
  fileprivate var order: (SimInstant, TransactionIdentifier) {
    switch self {
    case .period(let period, _): (period.transaction.expiresDate, identifier)
    case .purchase(let purchase): (purchase.purchaseDate, identifier)
    }
  }
}
