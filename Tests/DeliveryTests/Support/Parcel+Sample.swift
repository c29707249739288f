import NotificationWire
import Signing

extension Parcel {
  /// A notification that nobody signed, for tests of what becomes of it.
  ///
  /// - Parameters:
  ///   - number: Its place among the customer's; with `original` it makes the ids.
  ///   - customer: The customer's name.
  ///   - original: The original transaction id: digits.
  ///   - kind: `TYPE/SUBTYPE` or `TYPE`.
  ///   - body: The signed body; short JSON if it is `nil`.
  static func sample(
    _ number: Int = 1, customer: String = "ana", original: String = "2000000000000000",
    kind: String = "DID_RENEW", body: [UInt8]? = nil
  ) -> Parcel {
    let kind = kind.split(separator: "/").map(String.init)
    let transaction = "\((UInt64(original) ?? 0) + UInt64(number))"
    let uuid = "00000000-0000-4000-8\(padded(number, 3))-\(original.suffix(12))"
    let transactionInfo = #"{"transactionId":"\#(transaction)","price":9990}"#
    let renewalInfo = #"{"originalTransactionId":"\#(original)","autoRenewStatus":1}"#
    let decoded =
      #"{"notificationType":"\#(kind[0])","notificationUUID":"\#(uuid)","data":{"#
      + #""transactionInfo":\#(transactionInfo),"renewalInfo":\#(renewalInfo),"status":1}}"#
    return Parcel(
      NotificationHeader(
        customer: customer, number: number, type: kind[0],
        subtype: kind.count > 1 ? kind[1] : nil, notificationUUID: uuid,
        signedDate: 1_767_603_600_000 + Int64(number) * 300_000,
        productID: "com.example.stream.pro", transactionID: transaction,
        originalTransactionID: original,
        belief: Belief(
          status: "active", isEntitled: true, reason: "paid until 2026-01-05 09:05:00Z")),
      signed: body ?? Array(#"{"signedPayload":"\#(uuid)"}"#.utf8), decoded: Array(decoded.utf8),
      inner: InnerClaims(
        transaction: Array(transactionInfo.utf8), renewal: Array(renewalInfo.utf8)))
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
  }
}
