/// An amount of money in thousandths of the currency's unit, as Apple's `price` counts it: 9.99
/// dollars are 9990, 300 yen are 300000.
package struct Price: Hashable, Sendable {
  package let milliunits: Int64

  package init(milliunits: Int64) {
    self.milliunits = milliunits
  }

  /// The largest amount a catalog may ask, ten billion units: far above any price, far below
  /// what 64 bits hold.
  package static let limit: Int64 = 10_000_000_000_000

  /// Reads digits with at most one point and three decimals; never through floating point.
  package init?(decimal text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, (1...11).contains(whole.utf8.count) else {
      return nil
    }
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard (1...3).contains(decimals.utf8.count),
      (whole + decimals).utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let units = Int64(whole), let fraction = Int64(decimals)
    else { return nil }
    let scale: Int64 = [100, 10, 1][decimals.utf8.count - 1]
    milliunits = units * 1000 + fraction * scale
    guard milliunits <= Price.limit else { return nil }
  }
}

/// What a product costs where.
package enum PriceList: Hashable, Sendable {
  /// The catalog does not say.
  case unknown
  /// This number in the buyer's currency, whatever that is.
  case everywhere(Price)
  /// By the storefront's country.
  case byStorefront([String: Price])

  /// The price in a storefront, if the catalog has one.
  package func price(in storefront: Storefront) -> Price? {
    switch self {
    case .unknown: nil
    case .everywhere(let price): price
    case .byStorefront(let prices): prices[storefront.country]
    }
  }
}
