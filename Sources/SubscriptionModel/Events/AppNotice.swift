/// Something that the store tells about an app and its use, where nothing was bought.
package enum AppNotice: Hashable, Sendable {
  /// The test notification that the developer asked for.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/request-a-test-notification
  case test
  /// What has become of a token for a purchase outside of the store; `kind`: of a custom link
  /// token.
  case externalPurchaseToken(TokenEvent, kind: ExternalPurchaseToken.Kind?)
  /// A parent no longer consents to the use of the app by a child.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/appdata
  case consentRescinded

  /// What can become of a token, spelt as on the wire.
  package enum TokenEvent: String, CaseIterable, Sendable {
    /// It was made.
    case created = "CREATED"
    /// The developer has not reported it in time.
    case unreported = "UNREPORTED"
    /// It is still in force: the developer is reminded of it every month.
    case activeTokenReminder = "ACTIVE_TOKEN_REMINDER"
  }
}
