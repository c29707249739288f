internal import SubscriptionModel

/// The members of a population whose names fit patterns, and those of whom only the family's does:
/// who is chosen is chosen with the family.
struct MemberNames {
  private var isEverybody = false
  private var members: Set<Int32> = []
  private var families: Set<Int32> = []

  /// Nobody.
  init() {}

  /// Those whose names fit a pattern; `nil`: they are some of a population that never ends.
  init?(_ pattern: String, in population: Population) {
    if let place = population.place(named: pattern) {
      let member = Int32(population.purchaser(of: place))
      if population.isFamily(place) { families = [member] } else { members = [member] }
      return
    }
    guard pattern.contains("*"), pattern.first == "p" || pattern.first == "*" else { return }
    if population.isEndless {
      isEverybody = pattern == "*" || pattern == "p*"
      if !isEverybody, Self.mayFit(pattern, in: population) { return nil }
      return
    }
    for place in 0..<population.placeCount
    where CustomerChoice.fits(population.name(at: place), pattern) {
      let member = Int32(population.purchaser(of: place))
      if population.isFamily(place) { families.insert(member) } else { members.insert(member) }
    }
  }

  /// Whether there is nobody.
  var isEmpty: Bool { !isEverybody && members.isEmpty && families.isEmpty }

  /// Adds others.
  mutating func formUnion(_ others: MemberNames) {
    isEverybody = isEverybody || others.isEverybody
    members.formUnion(others.members)
    families.formUnion(others.families)
  }

  /// Who is to be simulated for them.
  var selection: MemberSelection {
    isEverybody ? .all : .listed(members.union(families).sorted())
  }

  /// Those of whom only the family was chosen.
  var familiesAlone: Set<Int32> { isEverybody ? [] : families.subtracting(members) }

  /// Whether a pattern with `*` in it fits the names of some members of a population without end.
  private static func mayFit(_ pattern: String, in population: Population) -> Bool {
    var pattern = pattern[...]
    if population.hasFamilies {
      let end = pattern.split(separator: "*", omittingEmptySubsequences: false).last ?? ""
      let letters = end.drop { $0.isASCII && $0.isNumber }
      if Population.familySuffix.hasSuffix(letters) { pattern = pattern.dropLast(letters.count) }
    }
    let digits = pattern.first == "p" ? pattern.dropFirst() : pattern
    let rest = digits.first == "*" ? digits.drop { $0 == "*" || $0 == "p" } : digits
    return digits.first != "0" && rest.allSatisfy { $0 == "*" || $0.isASCII && $0.isNumber }
  }
}
