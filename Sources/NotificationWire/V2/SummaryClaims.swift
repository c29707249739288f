internal import SubscriptionModel

/// The members of `summary`, in the order of Apple's documentation: no genuine one was found.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/summary
struct SummaryClaims {
  let result: MassExtensionResult
  /// The identifier that the developer gave the request.
  let request: RandomUUID
  let app: AppIdentity
  let productID: String
  let environment: String

  func write(into writer: inout JSONWriter) {
    writer.member("requestIdentifier", request)
    writer.member("environment", word: environment)
    writer.member("appAppleId", app.appAppleIdentifier)
    writer.member("bundleId", app.bundleIdentifier)
    writer.member("productId", productID)
    if let storefronts = result.storefronts {
      writer.key("storefrontCountryCodes")
      writer.list(of: storefronts.countries) { $0.string($1) }
    }
    writer.member("failedCount", result.failed)
    writer.member("succeededCount", result.succeeded)
  }
}
