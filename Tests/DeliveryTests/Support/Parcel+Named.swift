import NotificationWire
import Signing
import SubscriptionModel

extension Parcel {
  /// A notification whose UUID and body are a name.
  static func named(
    _ name: String, original: String = "1", signedDate: Int64 = 0,
    terms: DeliveryTerms = DeliveryTerms(.sandbox), body: [UInt8]? = nil
  ) -> Parcel {
    Parcel(
      NotificationHeader(
        customer: "ana", number: 1, type: "DID_RENEW", subtype: nil, notificationUUID: name,
        signedDate: signedDate, productID: "pro", transactionID: name,
        originalTransactionID: original,
        belief: Belief(status: "active", isEntitled: true, reason: "paid"), terms: terms),
      signed: body ?? Array(name.utf8))
  }
}
