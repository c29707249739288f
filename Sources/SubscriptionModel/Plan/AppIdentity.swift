/// The app whose notifications are simulated.
package struct AppIdentity: Hashable, Sendable {
  package let bundleIdentifier: String
  /// The app's number in the App Store; absent from the wire where it is `nil`.
  package let appAppleIdentifier: Int64?
  /// The build number.
  package let bundleVersion: String?

  package init(bundleIdentifier: String, appAppleIdentifier: Int64?, bundleVersion: String?) {
    self.bundleIdentifier = bundleIdentifier
    self.appAppleIdentifier = appAppleIdentifier
    self.bundleVersion = bundleVersion
  }
}
