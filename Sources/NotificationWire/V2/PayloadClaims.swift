internal import SubscriptionModel

/// The members of a notification's payload, in the order in which genuine ones have them.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2decodedpayload
struct PayloadClaims {
  let kind: NotificationKind
  let uuid: RandomUUID
  let signed: SimInstant
  let recipient: PlannedCustomer
  let carried: Carried

  // Of the app one member at a time is read: a copy of it counts a reference for each of its texts.
  private var terms: CustomerTerms { recipient.terms }
  private var environment: StoreEnvironment { terms.policy.environment }

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

  /// The payload in the decoded form, with the places of the claims that `inner` writes into it.
  func composed(
    _ inner: (inout JSONWriter, inout InnerClaims.Places) -> Void = { _, _ in }
  ) -> InnerClaims {
    var places = InnerClaims.Places()
    let text = JSONWriter.object(reserving: 2560) {
      $0.member("notificationType", word: kind.type.rawValue)
      $0.member("subtype", word: kind.subtype?.rawValue)
      $0.member("notificationUUID", uuid)
      write(into: &$0) { inner(&$0, &places) }
      $0.member("version", word: "2.0")
      $0.member("signedDate", signed.milliseconds)
      writeLast(into: &$0)
    }
    return InnerClaims(in: text, places)
  }

  /// The object, where it stands in the middle of the payload: only tokens stand behind it.
  private func write(
    into writer: inout JSONWriter, _ inner: (inout JSONWriter) -> Void
  ) {
    switch carried {
    case .data(let status, let reason):
      writer.key("data")
      writer.object { writer in
        writer.member("appAppleId", terms.app.appAppleIdentifier)
        writer.member("bundleId", terms.app.bundleIdentifier)
        writer.member("bundleVersion", terms.app.bundleVersion)
        writer.member("environment", word: environment.rawValue)
        inner(&writer)
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
        inner(&writer)
      }
    case .externalPurchaseToken, .summary: break
    }
  }

  /// The object, where it stands at the end of the payload.
  private func writeLast(into writer: inout JSONWriter) {
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
    writer.member("appAppleId", terms.app.appAppleIdentifier)
    writer.member("bundleId", terms.app.bundleIdentifier)
    writer.member("environment", word: environment.rawValue)
  }

  /// https://developer.apple.com/documentation/appstoreservernotifications/externalpurchasetoken
  private func write(
    _ token: ExternalPurchaseToken, _ id: RandomUUID, into writer: inout JSONWriter
  ) {
    // The environment is told by this prefix and nothing else.
    let prefix = environment == .production ? "" : "SANDBOX_"
    writer.member("externalPurchaseId", prefix + id.text)
    writer.member("tokenCreationDate", token.created.milliseconds)
    writer.member("appAppleId", terms.app.appAppleIdentifier)
    writer.member("bundleId", terms.app.bundleIdentifier)
    writer.member("tokenExpirationDate", token.expires?.milliseconds)
    writer.member("tokenType", word: token.kind?.rawValue)
  }
}
