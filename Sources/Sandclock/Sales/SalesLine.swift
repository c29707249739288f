/// What was sold of a product in a storefront: whole numbers, money in thousandths of the
/// currency's unit, as Apple's `price` counts it.
public struct SalesLine: Hashable, Sendable {
  /// Apple's `productId`.
  public let productID: String
  /// Apple's `storefront`: ISO 3166-1 alpha-3.
  public let storefront: String
  /// Apple's `currency`: ISO 4217.
  public let currency: String
  /// Where the product stands in the catalog, from 0.
  package let place: Int
  /// What customers bought: first purchases, resubscriptions, upgrades, things bought once.
  public internal(set) var new = Sum()
  /// What the store renewed.
  public internal(set) var renewed = Sum()
  /// What was paid back, less what was taken again. Upgrades give money back without saying so, and
  /// do not count.
  public internal(set) var refunds = Sum()

  /// Changes it in its place.
  mutating func change(_ body: (inout SalesLine) -> Void) { body(&self) }

  /// Adds what others bought of the same.
  mutating func add(_ other: SalesLine) {
    new.add(other.new)
    renewed.add(other.renewed)
    refunds.add(other.refunds)
  }

  /// How often, and how much in all.
  public struct Sum: Hashable, Sendable {
    /// How many; free trials among them.
    public internal(set) var units = 0
    /// How much, in thousandths of the currency's unit.
    public internal(set) var milliunits: Int64 = 0

    mutating func add(_ units: Int, _ milliunits: Int64) {
      self.units += units
      self.milliunits += milliunits
    }

    fileprivate mutating func add(_ other: Sum) { add(other.units, other.milliunits) }
  }
}
