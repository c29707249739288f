package import SubscriptionModel

/// What a notification is about, for whoever routes, stores or names it without reading its body.
public struct NotificationHeader: Sendable, Hashable {
  /// The customer's name in the scenario; `store` where it concerns no single customer.
  public let customer: String
  /// Counts the customer's notifications from 1, in the order of signing.
  public let number: Int
  /// Apple's `notificationType`.
  public let type: String
  /// Apple's `subtype`; `nil` where there is none.
  public let subtype: String?
  /// Apple's `notificationUUID`, lower case.
  public let notificationUUID: String
  /// When it was signed: milliseconds since 1970 UTC, of simulated time.
  public let signedDate: Int64
  /// Apple's `productId` of the transaction it carries; `nil` where it carries none.
  public let productID: String?
  /// Apple's `transactionId` of the transaction it carries; `nil` where it carries none.
  public let transactionID: String?
  /// Apple's `originalTransactionId`: the same for the whole life of a subscription; `nil` where it
  /// carries no transaction.
  public let originalTransactionID: String?
  /// What a correct receiver believes after it of what was bought; `nil` where it speaks of the app
  /// alone.
  public let belief: Belief?

  /// How the store delivers it.
  package let terms: DeliveryTerms

  /// `TYPE/SUBTYPE`, or the type alone.
  public var kind: String { subtype.map { "\(type)/\($0)" } ?? type }

  init(
    _ announcement: Announcement, to recipient: PlannedCustomer, of catalog: Catalog,
    uuid: RandomUUID
  ) {
    let kind = announcement.fact.notificationKind
    customer = recipient.name
    terms = recipient.delivery
    number = Int(announcement.ordinal) + 1
    type = kind.type.rawValue
    subtype = kind.subtype?.rawValue
    notificationUUID = uuid.text
    signedDate = announcement.instant.milliseconds
    productID = announcement.subject.product.map { catalog.identifier(of: $0) }
    switch announcement.subject {
    case .run(let run, let transaction):
      transactionID = Digits.text(transaction.identifier.number)
      originalTransactionID = Digits.text(run.originalTransaction.number)
      belief = Belief(run, at: announcement.instant)
    case .purchase(let purchase):
      transactionID = Digits.text(purchase.identifier.number)
      originalTransactionID = transactionID
      belief = Belief(purchase)
    case .app:
      transactionID = nil
      originalTransactionID = nil
      belief = nil
    }
  }

  /// The header of a notification whose words were changed: the names that it goes by now, those
  /// that it has.
  package func saying(type: String?, subtype: String?, uuid: String?) -> NotificationHeader {
    NotificationHeader(
      customer: customer, number: number, type: type ?? self.type, subtype: subtype,
      notificationUUID: uuid ?? notificationUUID, signedDate: signedDate, productID: productID,
      transactionID: transactionID, originalTransactionID: originalTransactionID, belief: belief,
      terms: terms)
  }

  /// What a notification is about that was stored, and is read again.
  package init(
    customer: String, number: Int, type: String, subtype: String?, notificationUUID: String,
    signedDate: Int64, productID: String?, transactionID: String?, originalTransactionID: String?,
    belief: Belief?, terms: DeliveryTerms = DeliveryTerms(.sandbox)
  ) {
    self.customer = customer
    self.number = number
    self.type = type
    self.subtype = subtype
    self.notificationUUID = notificationUUID
    self.signedDate = signedDate
    self.productID = productID
    self.transactionID = transactionID
    self.originalTransactionID = originalTransactionID
    self.belief = belief
    self.terms = terms
  }
}
