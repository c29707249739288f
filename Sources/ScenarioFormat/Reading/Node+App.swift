internal import SubscriptionModel

extension Node {
  /// The app, or findings.
  func app() -> AppIdentity? {
    let keys = ["bundleId", "appAppleId", "bundleVersion", "sharedSecret"]
    guard let object = object("an app", keys: keys) else { return nil }
    let bundle = object.required("bundleId", example: "bundleId: \"com.example.stream\"")?
      .filledText("the bundle id")
    let number: Int64? =
      object.isNull("appAppleId")
      ? nil
      : object.required("appAppleId", example: "appAppleId: 1234567890, or null for none")?
        .integer(in: 1...9_007_199_254_740_991, "the app's number, digits without quotes,")
    let version =
      object.isNull("bundleVersion")
      ? nil : object["bundleVersion"].map { $0.filledText("the bundle version") } ?? "1"
    let secret =
      object.isNull("sharedSecret")
      ? nil
      : object["sharedSecret"].map { $0.filledText("the shared secret") }
        ?? bundle.map { AppIdentity.derivedSecret(bundleIdentifier: $0) }
    guard let bundle else { return nil }
    return AppIdentity(
      bundleIdentifier: bundle, appAppleIdentifier: number, bundleVersion: version,
      sharedSecret: secret)
  }
}
