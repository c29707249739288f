internal import SubscriptionModel

/// A V2 notification, unsigned: the claims of its two inner tokens and all that its payload says.
package struct NotificationDraft: Sendable {
  package let header: NotificationHeader
  /// The claims of `signedTransactionInfo`, as JSON.
  package let transactionInfo: [UInt8]
  /// The claims of `signedRenewalInfo`, as JSON.
  package let renewalInfo: [UInt8]
  let app: AppIdentity
  let environment: String
  let status: SubscriptionStatus

  /// How the inner claims stand in the payload.
  package enum Inner {
    /// As compact JWS tokens, as Apple sends them.
    case signed(transaction: [UInt8], renewal: [UInt8])
    /// As objects, for people and for tests that inject a verifier.
    case decoded
  }

  /// The payload's JSON, member for member as in Apple's `responseBodyV2DecodedPayload`.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2decodedpayload
  package func payload(_ inner: Inner) -> [UInt8] {
    var writer = JSONWriter(reserving: capacity(for: inner))
    writer.object {
      $0.member("notificationType", header.type)
      $0.member("subtype", header.subtype)
      $0.member("notificationUUID", header.notificationUUID)
      $0.key("data")
      $0.object { writeData(inner, into: &$0) }
      $0.member("version", "2.0")
      $0.member("signedDate", header.signedDate)
    }
    return writer.bytes
  }

  /// https://developer.apple.com/documentation/appstoreservernotifications/data
  private func writeData(_ inner: Inner, into writer: inout JSONWriter) {
    writer.member("appAppleId", app.appAppleIdentifier)
    writer.member("bundleId", app.bundleIdentifier)
    writer.member("bundleVersion", app.bundleVersion)
    writer.member("environment", environment)
    switch inner {
    case .signed(let transaction, let renewal):
      writer.key("signedTransactionInfo")
      writer.quoted(transaction)
      writer.key("signedRenewalInfo")
      writer.quoted(renewal)
    case .decoded:
      writer.key("transactionInfo")
      writer.raw(transactionInfo)
      writer.key("renewalInfo")
      writer.raw(renewalInfo)
    }
    writer.member("status", Int64(status.rawValue))
  }

  private func capacity(for inner: Inner) -> Int {
    switch inner {
    case .signed(let transaction, let renewal): transaction.count + renewal.count + 512
    case .decoded: transactionInfo.count + renewalInfo.count + 512
    }
  }
}
