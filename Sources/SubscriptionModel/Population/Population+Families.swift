// Each member may have somebody in the family with whom to share what is bought. They stand behind
// all members, in the members' order, and have no life of their own.

extension Population {
  /// The most members of a population with families: each needs two keys.
  package static let limitOfFamilies = limit / 2

  /// What a member's name and that of the family's member end with.
  package static let familySuffix = ".family"

  /// How many places there are, the families' among them.
  package var placeCount: Int { hasFamilies ? 2 * count : count }

  /// Whether a place is that of a member's family.
  package func isFamily(_ place: Int) -> Bool { place >= count }

  /// The place of the member's family.
  package func family(of member: Int) -> Int { count + member }

  /// The place of the member who buys for whoever stands at a place.
  package func purchaser(of place: Int) -> Int { place < count ? place : place - count }

  /// The name of who stands at a place: `p47`, or `p47.family`.
  package func name(at place: Int) -> String {
    Self.name(of: purchaser(of: place)) + (isFamily(place) ? Self.familySuffix : "")
  }

  /// The place of who has a name; `nil`: nobody here has.
  package func place(named name: some StringProtocol) -> Int? {
    let isFamily = hasFamilies && name.hasSuffix(Self.familySuffix)
    let own = isFamily ? name.dropLast(Self.familySuffix.count) : name[...]
    guard let member = Self.member(named: own), member < count else { return nil }
    return isFamily ? family(of: member) : member
  }
}
