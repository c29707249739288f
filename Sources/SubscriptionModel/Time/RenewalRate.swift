/// How fast a sandbox tester's subscriptions renew: the compressed length of each billing period.
///
/// The five columns are those of App Store Connect Help, "Manage Sandbox Apple Account settings".
/// Every column is a month and its multiples; only the week has a length of its own.
package struct RenewalRate: Hashable, Sendable {
  /// How long a month lasts.
  package let month: SimDuration
  /// How long a week lasts.
  package let week: SimDuration

  private init(month: SimDuration, week: SimDuration) {
    self.month = month
    self.week = week
  }

  /// Apple's five columns, fastest first.
  package static let columns: [RenewalRate] = [
    RenewalRate(month: .minutes(3), week: .minutes(3)),
    RenewalRate(month: .minutes(5), week: .minutes(3)),
    RenewalRate(month: .minutes(15), week: .minutes(5)),
    RenewalRate(month: .minutes(30), week: .minutes(10)),
    RenewalRate(month: .hours(1), week: .minutes(15)),
  ]

  /// A month in five minutes, what a sandbox account has until its tester chooses otherwise.
  package static let standard = RenewalRate(month: .minutes(5))

  /// The rate at which a month lasts `month`: Apple's column where there is one, else in
  /// proportion, a week being a third of a month but never below a second.
  package init(month: SimDuration) {
    let column = RenewalRate.columns.first { $0.month == month }
    let third = max((month / 3).wholeSeconds, .seconds(1))
    self = column ?? RenewalRate(month: month, week: third)
  }

  /// How long a period of this length lasts, in whole seconds.
  package func length(of period: BillingPeriod) -> SimDuration {
    period.months.map { month * $0 } ?? week
  }

  /// How long a period of an offer lasts, in whole seconds. Months and years are those of
  /// subscriptions, and so is the week.
  package func length(of period: OfferPeriod) -> SimDuration {
    let count = Int64(period.count)
    return switch period.unit {
    case .day: length(ofDays: count)
    case .week: length(ofDays: count * 7)
    case .month: month * count
    case .year: month * 12 * count
    }
  }

  /// Apple publishes nothing shorter than a week, and two weeks are no subscription. Three days are
  /// reported as two thirds of a week (two minutes at the standard rate); what lies between that,
  /// the week and a month of thirty days is inferred, in proportion.
  private func length(ofDays days: Int64) -> SimDuration {
    let threeDays = week * 2 / 3
    let length =
      switch days {
      case ...3: threeDays * days / 3
      case ...7: threeDays + (week - threeDays) * (days - 3) / 4
      case ...30: week + (month - week) * (days - 7) / 23
      default: month * days / 30
      }
    return max(length.wholeSeconds, .seconds(1))
  }
}
