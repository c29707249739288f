internal import SubscriptionModel

/// What a header says, however it comes to know it.
protocol HeaderWords: AnyObject, Sendable {
  var customer: String { get }
  var number: Int { get }
  var type: String { get }
  var subtype: String? { get }
  var notificationUUID: String { get }
  var signedDate: Int64 { get }
  var productID: String? { get }
  var transactionID: String? { get }
  var originalTransactionID: String? { get }
  var belief: Belief? { get }
  var terms: DeliveryTerms { get }
}
