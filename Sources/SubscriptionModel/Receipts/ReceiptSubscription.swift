/// A subscription in a receipt: a run as it stands, with what a run itself does not remember.
package struct ReceiptSubscription: Hashable, Sendable {
  /// As it stands.
  package private(set) var run: Subscription
  /// All its transactions, in the order in which they were bought.
  package private(set) var transactions: [ReceiptTransaction] = []
  /// When auto-renew was switched on or off last, a whole second; `nil`: it never was.
  package private(set) var autoRenewChanged: SimInstant?
  /// When the grace period ends, or ended, of what is not paid for; `nil`: there was none.
  package private(set) var graceEnds: SimInstant?
  /// Whether the customer turned auto-renew off while a renewal was not paid for: nothing is
  /// pending any more, and the store lists no pending renewal.
  ///
  /// https://developer.apple.com/documentation/storekit/reducing-involuntary-subscriber-churn
  package private(set) var wasCancelledUnpaid = false

  /// Whether the customer was asked to agree to the price increase that the run remembers.
  package private(set) var wasAskedToConsent = false

  init(_ run: Subscription, _ transaction: Transaction) {
    self.run = run
    keep(transaction)
    keep(run.latest)
    noteGrace()
    noteConsent()
  }

  /// Whether a run is this one. One that was migrated goes on under another original transaction.
  func isSame(as other: Subscription) -> Bool {
    run.originalTransaction == other.originalTransaction
      || run.originalTransaction == other.previousOriginalTransaction
  }

  /// Takes the run as it stands now, and one of its transactions.
  mutating func take(_ after: Subscription, _ transaction: Transaction, at instant: SimInstant) {
    let before = run
    run = after
    if before.autoRenews != after.autoRenews { autoRenewChanged = instant.wholeSecond }
    // Of the latest the run knows best; of an older one what it is shown with.
    if transaction.identifier != after.latest.identifier { keep(transaction) }
    keep(after.latest)
    noteGrace()
    noteConsent()
    noteCancel(before)
  }

  /// The transaction before one, if there is one.
  package func transaction(before identifier: TransactionIdentifier) -> ReceiptTransaction? {
    transactions.last { $0.transaction.identifier < identifier }
  }

  private mutating func keep(_ transaction: Transaction) {
    let number = transaction.identifier
    if let place = transactions.lastIndex(where: { $0.transaction.identifier == number }) {
      transactions[place].transaction = transaction
      return
    }
    // A purchase beside a period that still runs takes its place.
    for place in transactions.indices where transaction.reason == .purchase {
      let other = transactions[place].transaction
      if other.expiresDate > transaction.purchaseDate, other.revocation == nil,
        other.identifier < number
      {
        transactions[place].replaced = transactions[place].replaced ?? transaction.purchaseDate
      }
    }
    let place = transactions.lastIndex { $0.transaction.identifier < number }.map { $0 + 1 } ?? 0
    transactions.insert(
      ReceiptTransaction(transaction: transaction, accountToken: run.accountToken), at: place)
  }

  private mutating func noteGrace() {
    switch run.phase {
    case .active, .revoked: graceEnds = nil
    case .grace(let ends, _): graceEnds = ends
    case .retry, .expired: break
    }
  }

  private mutating func noteConsent() {
    switch run.priceIncrease {
    case .pending: wasAskedToConsent = true
    case .agreed: break
    case nil: wasAskedToConsent = false
    }
  }

  private mutating func noteCancel(_ before: Subscription) {
    switch (before.phase, run.phase) {
    case (_, .active), (_, .revoked): wasCancelledUnpaid = false
    case (.grace, .retry), (.retry, .retry), (.grace, .expired), (.retry, .expired):
      if before.autoRenews, !run.autoRenews, run.phase.isCustomersWish { wasCancelledUnpaid = true }
    case (_, .grace), (_, .retry), (_, .expired): break
    }
  }
}

extension Phase {
  /// Whether what is not paid for ends by the customer's wish: the end of the store's patience, or
  /// what stands in the way of a renewal, turns auto-renew off as well.
  fileprivate var isCustomersWish: Bool {
    switch self {
    case .expired(.billing), .expired(.priceIncrease), .expired(.notForSale): false
    case .expired(.voluntary), .expired(.other), .active, .grace, .retry, .revoked: true
    }
  }
}

/// A transaction of a subscription in a receipt.
package struct ReceiptTransaction: Hashable, Sendable {
  package internal(set) var transaction: Transaction
  /// The token that the app gave when it was bought.
  package let accountToken: AccountToken
  /// When another took its place before its end: `is_upgraded`; `nil`: none did.
  package internal(set) var replaced: SimInstant?

  init(transaction: Transaction, accountToken: AccountToken) {
    self.transaction = transaction
    self.accountToken = accountToken
  }
}
