/// Which of a subscription's prices is meant: the catalog's, or that of an increase of the plan's,
/// spoken of by place, in one byte, of which a run has none to spare.
package struct Pricing: Hashable, Sendable {
  private let number: UInt8

  /// What the catalog asks.
  package static let catalog = Pricing(number: 0)
  /// How many increases a plan can have.
  package static let mostIncreases = Int(UInt8.max)

  /// What an increase asks, by its place in the plan.
  package init(increase place: Int) {
    self.init(number: UInt8(place + 1))
  }

  private init(number: UInt8) {
    self.number = number
  }

  /// The place of the increase; `nil`: it is the catalog's price.
  package var increase: Int? { number == 0 ? nil : Int(number) - 1 }
}
