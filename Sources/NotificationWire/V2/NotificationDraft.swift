internal import SubscriptionModel

/// A V2 notification, unsigned: the claims of its inner tokens and all that its payload says. An
/// object, because it goes through several hands and has twenty references.
package final class NotificationDraft: Sendable {
  package let header: NotificationHeader
  /// The claims of its inner tokens.
  package let inner: InnerClaims
  private let recipient: PlannedCustomer
  private let carried: Carried
  /// What is said instead, where somebody has changed it.
  private let changed: (@Sendable (Inner) -> [UInt8])?

  init(
    header: NotificationHeader, inner: InnerClaims, recipient: PlannedCustomer, carried: Carried,
    changed: (@Sendable (Inner) -> [UInt8])? = nil
  ) {
    self.header = header
    self.inner = inner
    self.recipient = recipient
    self.carried = carried
    self.changed = changed
  }

  private var app: AppIdentity { recipient.app }
  private var environment: StoreEnvironment { recipient.policy.environment }

  /// The one object that the payload carries.
  enum Carried {
    /// `data` about something that was bought; the status: of a subscription; the reason: why money
    /// is wanted back for it.
    case data(status: SubscriptionStatus?, reason: RefundReason?)
    /// `data` about the app alone.
    case appAlone
    /// `externalPurchaseToken`.
    case externalPurchaseToken(ExternalPurchaseToken, id: RandomUUID)
    /// `summary`.
    case summary(SummaryClaims)
    /// `appData`.
    case appData
  }

  /// How the inner claims stand in the payload.
  package enum Inner {
    /// As compact JWS tokens, as Apple sends them.
    case signed(InnerClaims)
    /// As objects, for people and for tests that inject a verifier.
    case decoded
  }

  /// The payload's JSON, member for member as in Apple's `responseBodyV2DecodedPayload`.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2decodedpayload
  package func payload(_ inner: Inner) -> [UInt8] {
    if let changed { return changed(inner) }
    return JSONWriter.object(reserving: capacity(for: inner)) {
      $0.member("notificationType", word: header.type)
      $0.member("subtype", word: header.subtype)
      $0.member("notificationUUID", word: header.notificationUUID)
      writeCarried(inner, into: &$0)
      $0.member("version", word: "2.0")
      $0.member("signedDate", header.signedDate)
      writeCarriedLast(into: &$0)
    }
  }

  /// The same notification with other words, for receivers that have to stand what Apple would not
  /// send.
  ///
  /// - Parameters:
  ///   - header: What it is about then.
  ///   - inner: The claims of its inner tokens then.
  ///   - payload: What its payload says then.
  package func changed(
    header: NotificationHeader, inner: InnerClaims,
    payload: @escaping @Sendable (Inner) -> [UInt8]
  ) -> NotificationDraft {
    NotificationDraft(
      header: header, inner: inner, recipient: recipient, carried: carried, changed: payload)
  }

  /// The object, where it stands in the middle of the payload: only tokens stand behind it.
  private func writeCarried(_ inner: Inner, into writer: inout JSONWriter) {
    switch carried {
    case .data(let status, let reason):
      writer.key("data")
      writer.object { writer in
        writer.member("appAppleId", app.appAppleIdentifier)
        writer.member("bundleId", app.bundleIdentifier)
        writer.member("bundleVersion", app.bundleVersion)
        writer.member("environment", word: environment.rawValue)
        write(inner, into: &writer)
        writer.member("status", status.map { Int64($0.rawValue) })
        writer.member("consumptionRequestReason", word: reason?.rawValue)
      }
    case .appAlone:
      writer.key("data")
      writer.object { writeApp(into: &$0) }
    case .appData:
      writer.key("appData")
      writer.object { writer in
        writeApp(into: &writer)
        write(inner, into: &writer)
      }
    case .externalPurchaseToken, .summary: break
    }
  }

  /// The object, where it stands at the end of the payload.
  private func writeCarriedLast(into writer: inout JSONWriter) {
    switch carried {
    case .data, .appAlone, .appData: break
    case .externalPurchaseToken(let token, let id):
      writer.key("externalPurchaseToken")
      writer.object { write(token, id, into: &$0) }
    case .summary(let summary):
      writer.key("summary")
      writer.object { summary.write(into: &$0) }
    }
  }

  private func writeApp(into writer: inout JSONWriter) {
    writer.member("appAppleId", app.appAppleIdentifier)
    writer.member("bundleId", app.bundleIdentifier)
    writer.member("environment", word: environment.rawValue)
  }

  /// The inner claims, those that there are.
  private func write(_ inner: Inner, into writer: inout JSONWriter) {
    switch inner {
    case .signed(let tokens):
      write("signedTransactionInfo", tokens.transaction, into: &writer) { $0.quoted($1) }
      write("signedRenewalInfo", tokens.renewal, into: &writer) { $0.quoted($1) }
      write("signedAppTransactionInfo", tokens.appTransaction, into: &writer) { $0.quoted($1) }
    case .decoded:
      write("transactionInfo", self.inner.transaction, into: &writer) { $0.raw($1) }
      write("renewalInfo", self.inner.renewal, into: &writer) { $0.raw($1) }
      write("appTransactionInfo", self.inner.appTransaction, into: &writer) { $0.raw($1) }
    }
  }

  private func write(
    _ name: StaticString, _ bytes: [UInt8], into writer: inout JSONWriter,
    _ value: (inout JSONWriter, [UInt8]) -> Void
  ) {
    guard !bytes.isEmpty else { return }
    writer.key(name)
    value(&writer, bytes)
  }

  /// https://developer.apple.com/documentation/appstoreservernotifications/externalpurchasetoken
  private func write(
    _ token: ExternalPurchaseToken, _ id: RandomUUID, into writer: inout JSONWriter
  ) {
    // The environment is told by this prefix and nothing else.
    let prefix = environment == .production ? "" : "SANDBOX_"
    writer.member("externalPurchaseId", prefix + id.text)
    writer.member("tokenCreationDate", token.created.milliseconds)
    writer.member("appAppleId", app.appAppleIdentifier)
    writer.member("bundleId", app.bundleIdentifier)
    writer.member("tokenExpirationDate", token.expires?.milliseconds)
    writer.member("tokenType", word: token.kind?.rawValue)
  }

  private func capacity(for inner: Inner) -> Int {
    switch inner {
    case .signed(let tokens): tokens.count + 768
    case .decoded: self.inner.count + 768
    }
  }
}
