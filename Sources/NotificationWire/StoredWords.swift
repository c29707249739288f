package import SubscriptionModel

/// What a header says that was told before, or changed.
final class StoredWords: HeaderWords {
  let customer: String
  let number: Int
  let type: String
  let subtype: String?
  let notificationUUID: String
  let signedDate: Int64
  let productID: String?
  let transactionID: String?
  let originalTransactionID: String?
  let belief: Belief?
  let terms: DeliveryTerms

  init(
    customer: String, number: Int, type: String, subtype: String?, notificationUUID: String,
    signedDate: Int64, productID: String?, transactionID: String?, originalTransactionID: String?,
    belief: Belief?, terms: DeliveryTerms
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

extension NotificationHeader {
  /// What a notification is about that was stored, and is read again.
  package init(
    customer: String, number: Int, type: String, subtype: String?, notificationUUID: String,
    signedDate: Int64, productID: String?, transactionID: String?, originalTransactionID: String?,
    belief: Belief?, terms: DeliveryTerms = DeliveryTerms(.sandbox)
  ) {
    self.init(
      StoredWords(
        customer: customer, number: number, type: type, subtype: subtype,
        notificationUUID: notificationUUID, signedDate: signedDate, productID: productID,
        transactionID: transactionID, originalTransactionID: originalTransactionID,
        belief: belief, terms: terms))
  }
}
