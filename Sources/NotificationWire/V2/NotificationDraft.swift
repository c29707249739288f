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
      $0.key("notificationType")
      $0.string(header.type)
      if let subtype = header.subtype {
        $0.key("subtype")
        $0.string(subtype)
      }
      $0.key("notificationUUID")
      $0.string(header.notificationUUID)
      $0.key("data")
      $0.object { writeData(inner, into: &$0) }
      $0.key("version")
      $0.string("2.0")
      $0.key("signedDate")
      $0.integer(header.signedDate)
    }
    return writer.bytes
  }

  /// https://developer.apple.com/documentation/appstoreservernotifications/data
  private func writeData(_ inner: Inner, into writer: inout JSONWriter) {
    if let appAppleIdentifier = app.appAppleIdentifier {
      writer.key("appAppleId")
      writer.integer(appAppleIdentifier)
    }
    writer.key("bundleId")
    writer.string(app.bundleIdentifier)
    if let bundleVersion = app.bundleVersion {
      writer.key("bundleVersion")
      writer.string(bundleVersion)
    }
    writer.key("environment")
    writer.string(environment)
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
    writer.key("status")
    writer.integer(Int64(status.rawValue))
  }

  private func capacity(for inner: Inner) -> Int {
    switch inner {
    case .signed(let transaction, let renewal): transaction.count + renewal.count + 512
    case .decoded: transactionInfo.count + renewalInfo.count + 512
    }
  }
}
