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

  /// The claims as JSON.
  var json: [UInt8] {
    let isProduction = environment == .production
    let version = app.bundleVersion ?? "1"
    return JSONWriter.object(reserving: 768) {
      $0.member("receiptType", word: environment.rawValue)
      $0.member("appAppleId", app.appAppleIdentifier)
      $0.member("bundleId", app.bundleIdentifier)
      $0.member("applicationVersion", version)
      $0.member("receiptCreationDate", signed.milliseconds)
      $0.member(
        "originalPurchaseDate",
        (isProduction ? start.wholeSecond : Self.sandboxPurchase).milliseconds)
      $0.member("originalApplicationVersion", isProduction ? version : "1.0")
      $0.member("appTransactionId", quoted: appTransaction)
      $0.member("originalPlatform", word: "iOS")
    }
  }
}
