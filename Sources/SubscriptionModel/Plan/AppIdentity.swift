/// The app whose notifications are simulated.
package struct AppIdentity: Hashable, Sendable {
  package let bundleIdentifier: String
  /// The app's number in the App Store; absent from the wire where it is `nil`.
  package let appAppleIdentifier: Int64?
  /// The build number.
  package let bundleVersion: String?
  /// The app's shared secret, by which legacy receivers know the store and receipts are asked for;
  /// `nil`: it has none.
  package let sharedSecret: String?

  package init(
    bundleIdentifier: String, appAppleIdentifier: Int64?, bundleVersion: String?,
    sharedSecret: String? = nil
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.appAppleIdentifier = appAppleIdentifier
    self.bundleVersion = bundleVersion
    self.sharedSecret = sharedSecret
  }

  /// The shared secret of an app that was given none: 32 hexadecimal digits, as Apple makes them,
  /// the same for every scenario of the app.
  package static func derivedSecret(bundleIdentifier: String) -> String {
    let uuid = Chance(seed: 0, title: "shared secret").uuid(
      .sharedSecret, of: CustomerKey(number: Chance.hash(of: bundleIdentifier)), 0)
    return uuid.text.filter { $0 != "-" }
  }
}
