/// The developer extends a renewal date: the paid period ends later, and nothing is charged for it.
/// From a renewal's booking on the booked period is the one that is extended. What follows is
/// reckoned from the new end, so that the billing date moves with it.
///
/// It is for subscriptions that are paid for and running, cancelled ones among them: not free, not
/// refunded, not unpaid, not over.
///
/// https://developer.apple.com/documentation/appstoreserverapi/extending-the-renewal-date-for-auto-renewable-subscriptions
enum ExtensionRule {
  static func apply(
    to subscription: Subscription, _ order: ExtensionOrder, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    guard case .active(let renewalDue) = subscription.phase else { throw .notPaidFor }
    guard subscription.latest.price.milliunits > 0 else { throw .freePeriod }
    guard let extensions = subscription.extensions.adding(context.now) else {
      throw .extendedTooOften
    }
    var after = subscription
    after.extensions = extensions
    let end = subscription.latest.expiresDate
    let period = context.tariff.rank(of: subscription.latest.product).period
    let later = context.policy.extended(
      end, by: Int64(order.days), of: period, anchor: subscription.billingAnchor)
    if later > end {
      after.latest.expiresDate = later
      after.extendedBy += UInt32((later - end).milliseconds / 1000)
      after.billingAnchor = later
      after.phase = .active(renewalDue: renewalDue + (later - end))
    }
    return Transition(to: after, .extended)
  }
}

extension StorePolicy {
  /// The end of a period so many days later.
  ///
  /// Real days are added on the Pacific wall clock. Compressed, days are in proportion to the month
  /// or, of weekly subscriptions, to the week; Apple's sandbox makes whole minutes of them, so that
  /// a few days can come to none. To which side it rounds is inferred: to the nearer.
  ///
  /// https://developer.apple.com/forums/thread/723388
  fileprivate func extended(
    _ end: SimInstant, by days: Int64, of period: BillingPeriod, anchor: SimInstant
  ) -> SimInstant {
    let isWeekly = period.months == nil
    let length: SimDuration
    switch calendar {
    case .real, .universal: return calendar.later(end, days: days, anchor)
    case .uniform(let whole): length = whole * days / (isWeekly ? 7 : 30)
    case .compressed(let rate):
      length = isWeekly ? rate.week * days / 7 : rate.month * days / 30
    }
    return end + length.rounded(to: extensionUnit)
  }

  private var extensionUnit: SimDuration {
    switch profile {
    case .sandbox, .testflight: .minutes(1)
    case .xcode, .production: .seconds(1)
    }
  }
}

extension SimDuration {
  /// The nearest whole number of a unit; the longer of two that are as near.
  fileprivate func rounded(to unit: SimDuration) -> SimDuration {
    let count = (milliseconds + unit.milliseconds / 2) / unit.milliseconds
    return unit * count
  }
}
