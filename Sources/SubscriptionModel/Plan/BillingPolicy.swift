/// What the store and the developer have agreed for renewals that cannot be charged.
package struct BillingPolicy: Hashable, Sendable {
  /// The developer's setting in App Store Connect; the raw values are the words of scenario files.
  package enum GracePeriod: String, CaseIterable, Sendable {
    case off
    case threeDays = "3d"
    case sixteenDays = "16d"
    case twentyEightDays = "28d"

    /// How long it is on a real calendar; weekly subscriptions have three days or six.
    ///
    /// https://developer.apple.com/help/app-store-connect/manage-subscriptions/enable-billing-grace-period-for-auto-renewable-subscriptions
    fileprivate func days(isWeekly: Bool) -> Int64 {
      switch self {
      case .off: 0
      case .threeDays: 3
      case .sixteenDays: isWeekly ? 6 : 16
      case .twentyEightDays: isWeekly ? 6 : 28
      }
    }
  }

  /// Which renewals have a grace period; the raw values are the words of scenario files.
  package enum Eligibility: String, CaseIterable, Sendable {
    /// All.
    case all
    /// Those after a period that was paid for.
    case paid
  }

  package var gracePeriod = GracePeriod.off
  package var eligibility = Eligibility.all
  /// How long grace lasts instead.
  package var graceLengthOverride: SimDuration?
  /// How long the store tries to charge instead, grace included.
  package var retryLengthOverride: SimDuration?

  /// The store as it is until a developer or a scenario says otherwise.
  package init() {}

  /// How long grace lasts after a period of this length; `nil`: there is none.
  ///
  /// On a real calendar it is the setting. Compressed, sixteen days are half a month and a weekly
  /// subscription's six days are six sevenths of a week, as the rates of StoreKitTest have it; the
  /// other settings are in proportion, which is inferred.
  package func graceLength(
    of period: BillingPeriod, isPaid: Bool, _ calendar: BillingCalendar
  ) -> SimDuration? {
    guard gracePeriod != .off, isPaid || eligibility == .all else { return nil }
    if let graceLengthOverride { return graceLengthOverride }
    let isWeekly = period.months == nil
    let days = gracePeriod.days(isWeekly: isWeekly)
    switch calendar {
    case .real, .universal: return .days(days)
    case .uniform(let length): return (length * days / (isWeekly ? 6 : 16)).nearestSecond
    case .compressed(let rate):
      return
        (isWeekly ? rate.week * days / 7 : rate.month * days / 32).nearestSecond
    }
  }

  /// How long the store tries to charge, from the end of the paid period on, grace included: sixty
  /// days, compressed two months; for a month of a commitment half as long again.
  ///
  /// https://developer.apple.com/documentation/storekit/managing-lifecycle-of-monthly-subscriptions-with-a-12-month-commitment-
  package func retryLength(
    _ calendar: BillingCalendar, _ plan: BillingPlan = .upFront
  ) -> SimDuration {
    if let retryLengthOverride { return retryLengthOverride }
    let months: Int64 =
      switch plan {
      case .upFront: 2
      case .monthly: 3
      }
    return calendar.month.map { $0 * months } ?? .days(30 * months)
  }
}

extension SimDuration {
  /// To the nearest whole second, and one at least.
  fileprivate var nearestSecond: SimDuration {
    max((self + SimDuration(milliseconds: 500)).wholeSeconds, .seconds(1))
  }
}
