internal import SubscriptionModel

/// Renewal rates as scenarios write them: the length of a month, or one of the names that StoreKit
/// testing in Xcode has.
///
/// https://developer.apple.com/documentation/storekittest/sktestsession/timerate
enum RateText {
  private static let names: [(String, BillingCalendar)] = [
    ("realTime", .real),
    ("monthlyRenewalEveryHour", .compressed(RenewalRate(month: .hours(1)))),
    ("monthlyRenewalEveryThirtyMinutes", .compressed(RenewalRate(month: .minutes(30)))),
    ("monthlyRenewalEveryFifteenMinutes", .compressed(RenewalRate(month: .minutes(15)))),
    ("monthlyRenewalEveryFiveMinutes", .compressed(RenewalRate(month: .minutes(5)))),
    ("monthlyRenewalEveryThirtySeconds", .compressed(RenewalRate(month: .seconds(30)))),
    ("oneRenewalEveryFifteenMinutes", .uniform(.minutes(15))),
    ("oneRenewalEveryFiveMinutes", .uniform(.minutes(5))),
    ("oneRenewalEveryMinute", .uniform(.minutes(1))),
    ("oneRenewalEveryThirtySeconds", .uniform(.seconds(30))),
    ("oneRenewalEveryTenSeconds", .uniform(.seconds(10))),
    ("oneRenewalEveryTwoSeconds", .uniform(.seconds(2))),
  ]

  /// The calendar that a text says: a month of whole seconds from a second to thirty days, or a
  /// name.
  static func calendar(_ text: String) -> BillingCalendar? {
    if let named = names.first(where: { $0.0 == text }) { return named.1 }
    guard let month = DurationText.duration(text), month >= .seconds(1), month <= .days(30),
      month == month.wholeSeconds
    else { return nil }
    return .compressed(RenewalRate(month: month))
  }

  /// The name that a mistyped one probably was meant to be.
  static func suggestion(for text: String) -> String? {
    Suggestion.closest(to: text, among: names.map(\.0))
  }
}
