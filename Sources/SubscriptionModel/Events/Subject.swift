/// What a fact is about: a run, something that was bought once, or the app.
package enum Subject: Hashable, Sendable {
  /// A run, and the one of its transactions that the fact is about.
  case run(Subscription, transaction: Transaction)
  /// Something that was bought once.
  case purchase(OneTimePurchase)
  /// The app and its use; `nil`: the app alone.
  case app(AppMatter?)

  /// The product of the transaction that the fact is about; `nil`: there is none.
  package var product: ProductIndex? {
    switch self {
    case .run(_, let transaction): transaction.product
    case .purchase(let purchase): purchase.product
    case .app: nil
    }
  }

  /// The run, if it is one.
  package var run: Subscription? {
    switch self {
    case .run(let run, _): run
    case .purchase, .app: nil
    }
  }

  /// The transaction of a run that the fact is about.
  package var transaction: Transaction? {
    switch self {
    case .run(_, let transaction): transaction
    case .purchase, .app: nil
    }
  }
}

/// What of an app a fact is about.
package enum AppMatter: Hashable, Sendable {
  /// A token for a purchase outside of the store.
  case token(ExternalPurchaseToken)
  /// An extension for all who subscribe to a product.
  case extensions(MassExtensionResult)
}
