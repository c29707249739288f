/// How somebody has what was bought, spelt as Apple's `inAppOwnershipType`.
///
/// https://developer.apple.com/documentation/appstoreserverapi/inappownershiptype
package enum InAppOwnership: String, Sendable {
  /// The customer bought it.
  case purchased = "PURCHASED"
  /// A member of the family bought it, and it is shared.
  case familyShared = "FAMILY_SHARED"
}
