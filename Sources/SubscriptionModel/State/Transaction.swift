/// The store's number for a transaction or for one of its line items: 16 digits.
package struct TransactionIdentifier: Hashable, Comparable, Sendable {
  package private(set) var number: UInt64

  /// How many numbers one customer has.
  package static let perCustomer: UInt32 = 16_384

  /// The `count`-th number (from 0) of a customer.
  package init(of customer: CustomerKey, count: UInt32) {
    number = 2_000_000_000_000_000 + customer.number * UInt64(Self.perCustomer) + UInt64(count)
  }

  /// The number so many before this one.
  package func before(by distance: UInt64) -> TransactionIdentifier {
    var other = self
    other.number -= distance
    return other
  }

  /// The number after this one.
  package var next: TransactionIdentifier {
    var other = self
    other.number += 1
    return other
  }

  package static func < (left: TransactionIdentifier, right: TransactionIdentifier) -> Bool {
    left.number < right.number
  }
}

/// Who caused a transaction.
///
/// https://developer.apple.com/documentation/appstoreserverapi/transactionreason
package enum TransactionReason: String, Sendable {
  /// The customer: a purchase, a resubscription.
  case purchase = "PURCHASE"
  /// The store: a renewal.
  case renewal = "RENEWAL"
}

/// One period that was paid for.
package struct Transaction: Hashable, Sendable {
  package var identifier: TransactionIdentifier
  /// When the period begins, a whole second. A renewal's is the end of the period before it.
  package var purchaseDate: SimInstant
  /// When the period ends, a whole second.
  package var expiresDate: SimInstant
  package var price: Price
  package var product: ProductIndex
  /// The product's offer that it was bought or renewed under; `nil`: at full price.
  package var offer: OfferIndex?
  /// Who caused it, and below that which month of a commitment it pays for: in one byte, of which
  /// a run has none to spare.
  private var reasonAndMonth: UInt8
  /// What was taken back of it, if it was refunded or is shared no more.
  package var revocation: Revocation?
  /// At which of the product's prices a period costs what it does without an offer.
  package var pricing = Pricing.catalog

  package init(
    identifier: TransactionIdentifier, purchaseDate: SimInstant, expiresDate: SimInstant,
    price: Price, product: ProductIndex, offer: OfferIndex? = nil, reason: TransactionReason
  ) {
    self.identifier = identifier
    self.purchaseDate = purchaseDate
    self.expiresDate = expiresDate
    self.price = price
    self.product = product
    self.offer = offer
    reasonAndMonth = reason == .renewal ? 16 : 0
  }

  /// `webOrderLineItemId`: the store's number for this period of the order, the next after that of
  /// the transaction.
  package var lineItem: TransactionIdentifier { identifier.next }

  /// Who caused it.
  package var reason: TransactionReason {
    get { reasonAndMonth & 16 == 0 ? .purchase : .renewal }
    set { reasonAndMonth = reasonAndMonth & 15 | (newValue == .renewal ? 16 : 0) }
  }

  /// Which month of a commitment it pays for, from 1 on; 0: there is none.
  package var commitmentMonth: Int {
    get { Int(reasonAndMonth & 15) }
    set { reasonAndMonth = reasonAndMonth & 16 | UInt8(newValue) & 15 }
  }

  /// How long the period lasts.
  package var period: SimDuration { expiresDate - purchaseDate }
}
