package import SubscriptionModel

/// What a notification is about, for whoever routes, stores or names it without reading its body.
public struct NotificationHeader: Sendable {
  // It goes through many hands and few of them ask: it is one reference, and of most notifications
  // the words are made when somebody asks for them.
  private let words: any HeaderWords

  init(_ words: any HeaderWords) { self.words = words }

  /// The customer's name in the scenario; `store` where it concerns no single customer.
  public var customer: String { words.customer }
  /// Counts the customer's notifications from 1, in the order of signing.
  public var number: Int { words.number }
  /// Apple's `notificationType`.
  public var type: String { words.type }
  /// Apple's `subtype`; `nil` where there is none.
  public var subtype: String? { words.subtype }
  /// Apple's `notificationUUID`, lower case.
  public var notificationUUID: String { words.notificationUUID }
  /// When it was signed: milliseconds since 1970 UTC, of simulated time.
  public var signedDate: Int64 { words.signedDate }
  /// Apple's `productId` of the transaction it carries; `nil` where it carries none.
  public var productID: String? { words.productID }
  /// Apple's `transactionId` of the transaction it carries; `nil` where it carries none.
  public var transactionID: String? { words.transactionID }
  /// Apple's `originalTransactionId`: the same for the whole life of a subscription; `nil` where it
  /// carries no transaction.
  public var originalTransactionID: String? { words.originalTransactionID }
  /// What a correct receiver believes after it of what was bought; `nil` where it speaks of the app
  /// alone.
  public var belief: Belief? { words.belief }

  /// How the store delivers it.
  package var terms: DeliveryTerms { words.terms }

  /// `TYPE/SUBTYPE`, or the type alone.
  public var kind: String { subtype.map { "\(type)/\($0)" } ?? type }

  /// The header of a notification whose words were changed: the names that it goes by now, those
  /// that it has.
  package func saying(type: String?, subtype: String?, uuid: String?) -> NotificationHeader {
    NotificationHeader(
      customer: customer, number: number, type: type ?? self.type, subtype: subtype,
      notificationUUID: uuid ?? notificationUUID, signedDate: signedDate, productID: productID,
      transactionID: transactionID, originalTransactionID: originalTransactionID, belief: belief,
      terms: terms)
  }
}

extension NotificationHeader: Hashable {
  /// Headers are the same when they say the same, wherever they come from.
  public static func == (one: NotificationHeader, other: NotificationHeader) -> Bool {
    one.customer == other.customer && one.number == other.number && one.type == other.type
      && one.subtype == other.subtype && one.notificationUUID == other.notificationUUID
      && one.signedDate == other.signedDate && one.productID == other.productID
      && one.transactionID == other.transactionID
      && one.originalTransactionID == other.originalTransactionID && one.belief == other.belief
      && one.terms == other.terms
  }

  /// Feeds what tells notifications apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(customer)
    hasher.combine(number)
    hasher.combine(notificationUUID)
  }
}
