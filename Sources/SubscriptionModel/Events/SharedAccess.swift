/// Access that a family member is given to what another has bought.
package enum SharedAccess: Hashable, Sendable {
  /// To a subscription, for the first time.
  case first
  /// To a subscription, once more.
  case again
  /// To what is bought once.
  case once
}
