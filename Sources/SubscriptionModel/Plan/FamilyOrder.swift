/// With whom something is shared, or shared no more.
package struct FamilyOrder: Hashable, Sendable {
  /// The members of the family who are meant, in the order of the scenario; empty: all with whom it
  /// is shared.
  package var members: [CustomerIndex] = []
  /// How long it takes until a member's access begins or ends, for each another draw of these.
  package var delay = SimDuration.zero...SimDuration.zero

  /// How many others there can be in a family.
  ///
  /// https://support.apple.com/en-us/108380
  package static let mostMembers = 5

  /// Everybody, at once.
  package init() {}
}
