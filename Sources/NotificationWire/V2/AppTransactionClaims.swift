internal import SubscriptionModel

/// The claims of `signedAppTransactionInfo`, in the order of Apple's documentation. The environment
/// stands in `receiptType`, the instant of signing in `receiptCreationDate`. What only a device
/// knows is absent.
///
/// https://developer.apple.com/documentation/appstoreserverapi/jwsapptransactiondecodedpayload
struct AppTransactionClaims {
  let signed: SimInstant
  let start: SimInstant
  let app: AppIdentity
  let appTransaction: UInt64
  let environment: StoreEnvironment

  /// When every app was first had in the sandbox, as every sandbox receipt says: 2013-08-01
  /// 07:00:00 UTC.
  private static let sandboxPurchase = SimInstant(milliseconds: 1_375_340_400_000)

  func write(into writer: inout JSONWriter) {
    let isProduction = environment == .production
    let version = app.bundleVersion ?? "1"
    writer.member("receiptType", word: environment.rawValue)
    writer.member("appAppleId", app.appAppleIdentifier)
    writer.member("bundleId", app.bundleIdentifier)
    writer.member("applicationVersion", version)
    writer.member("receiptCreationDate", signed.milliseconds)
    writer.member(
      "originalPurchaseDate",
      (isProduction ? start.wholeSecond : Self.sandboxPurchase).milliseconds)
    writer.member("originalApplicationVersion", isProduction ? version : "1.0")
    writer.member("appTransactionId", quoted: appTransaction)
    writer.member("originalPlatform", word: "iOS")
  }
}
