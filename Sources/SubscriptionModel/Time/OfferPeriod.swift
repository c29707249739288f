/// The length of an offer's period: so many days, weeks, months or years. Unlike a subscription's
/// it may be any number of them (`P3D`, `P2W`).
package struct OfferPeriod: Hashable, Sendable {
  /// A unit of the calendar, spelt as in ISO 8601 durations.
  package enum Unit: Character, Sendable {
    case day = "D"
    case week = "W"
    case month = "M"
    case year = "Y"
  }

  package let count: Int
  package let unit: Unit

  private init(count: Int, unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// So many such periods in a row.
  package func times(_ count: Int) -> OfferPeriod {
    OfferPeriod(count: self.count * count, unit: unit)
  }

  /// The period as Apple's `offerPeriod` and ISO 8601 write it: `P3D`, `P2M`.
  package var iso8601: String { "P\(count)\(unit.rawValue)" }

  /// Whether it is made of months; days and weeks are no part of them.
  package var isOfMonths: Bool {
    switch unit {
    case .day, .week: false
    case .month, .year: true
    }
  }

  /// Reads `P<count><D|W|M|Y>`; anything else, a count of zero or above 999 is no period.
  package init?(iso8601 text: String) {
    guard text.first == "P", let last = text.last, let unit = Unit(rawValue: last) else {
      return nil
    }
    let digits = text.dropFirst().dropLast()
    guard (1...3).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }),
      let count = Int(digits), count > 0
    else { return nil }
    self.count = count
    self.unit = unit
  }
}
