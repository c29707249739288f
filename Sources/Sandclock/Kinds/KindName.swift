internal import ScenarioFormat
internal import SubscriptionModel

/// The name of a kind of notification as people type it: `TYPE/SUBTYPE`, or the type alone where
/// there is no subtype.
enum KindName {
  /// The kind of a name. Throws ``UnknownKind``.
  static func kind(_ text: String) throws(UnknownKind) -> NotificationKind {
    let known = NotificationKind.ever
    guard let kind = known.first(where: { $0.text == text }) else {
      throw UnknownKind(name: text, advice: advice(on: text, known.filter(\.isListed)))
    }
    return kind
  }

  /// The kinds that a pattern means, in which `*` is any number of any characters; those that Apple
  /// no longer sends are not among them. Throws ``UnknownKind`` where it means none.
  static func kinds(fitting pattern: String) throws(UnknownKind) -> [NotificationKind] {
    let all = NotificationKind.all.filter(\.isListed)
    let kinds = all.filter { CustomerChoice.fits($0.text, pattern) }
    guard !kinds.isEmpty else {
      throw UnknownKind(name: pattern, advice: advice(on: pattern, all))
    }
    return kinds
  }

  private static func advice(on text: String, _ known: [NotificationKind]) -> String {
    // File names have a dot where the kind has a slash; a shell may have lost the capitals.
    let meant = text.uppercased().replacing(".", with: "/").replacing(":", with: "/")
    if let foreign = foreign[meant] { return "did you mean \"\(foreign)\"?" }
    let ofType = known.filter { $0.type.rawValue == meant.prefix { $0 != "/" } }
    let ofSubtype = known.filter { $0.subtype?.rawValue == meant }
    // The subtypes of a type that was spelt right are better advice than a type of similar letters.
    let near = ofType.isEmpty ? known : ofType
    if let closest = Suggestion.closest(to: meant, among: near.map(\.text)) {
      return "did you mean \"\(closest)\"?"
    }
    let kinds = (ofType.isEmpty ? ofSubtype : ofType).map(\.text)
    return kinds.isEmpty
      ? "sandclock kinds lists them" : "\(kinds.joined(separator: " or ")) would do"
  }

  /// What others call it: Apple before 2021, and services between Apple and an app.
  private static let foreign = [
    "INITIAL_BUY": "SUBSCRIBED/INITIAL_BUY",
    "INITIAL_PURCHASE": "SUBSCRIBED/INITIAL_BUY",
    "INTERACTIVE_RENEWAL": "SUBSCRIBED/RESUBSCRIBE",
    "RENEWAL": "DID_RENEW",
    "DID_RECOVER": "DID_RENEW/BILLING_RECOVERY",
    "PRODUCT_CHANGE": "DID_CHANGE_RENEWAL_PREF/UPGRADE",
    "CANCELLATION": "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED",
    "UNCANCELLATION": "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED",
    "BILLING_ISSUE": "DID_FAIL_TO_RENEW",
    "EXPIRATION": "EXPIRED/VOLUNTARY",
    "CANCEL": "REFUND",
    "PRICE_INCREASE_CONSENT": "PRICE_INCREASE/PENDING",
    "NON_RENEWING_PURCHASE": "ONE_TIME_CHARGE",
  ]
}

/// A name that no kind of notification has.
package struct UnknownKind: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name as it was given.
  package let name: String
  /// What would do.
  package let advice: String

  /// What was found and what would do.
  package var description: String { "\"\(name)\" is no kind of notification; \(advice)" }
}
