/// The six lengths in which the App Store sells auto-renewable subscriptions, spelt as `.storekit`
/// files spell them.
package enum BillingPeriod: String, CaseIterable, Sendable {
  case week = "P1W"
  case month = "P1M"
  case twoMonths = "P2M"
  case threeMonths = "P3M"
  case sixMonths = "P6M"
  case year = "P1Y"

  /// How many months it lasts; `nil` for the week, which is no part of a month.
  package var months: Int64? {
    switch self {
    case .week: nil
    case .month: 1
    case .twoMonths: 2
    case .threeMonths: 3
    case .sixMonths: 6
    case .year: 12
    }
  }
}
