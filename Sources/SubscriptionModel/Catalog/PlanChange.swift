/// What it is to go from one subscription of a group to another. Levels follow the group's rank,
/// never price or length.
///
/// https://developer.apple.com/app-store/subscriptions/ (ranking within a group)
package enum PlanChange: Hashable, Sendable {
  /// To a higher level of service: at once.
  case upgrade
  /// To a lower level of service: at the next renewal.
  case downgrade
  /// Within a level, to a period of the same length: at once.
  case crossgradeAtOnce
  /// Within a level, to a period of another length: at the next renewal.
  case crossgradeAtRenewal

  /// The change between two subscriptions of one group.
  package init(from: SubscriptionRank, to: SubscriptionRank) {
    if to.level < from.level {
      self = .upgrade
    } else if to.level > from.level {
      self = .downgrade
    } else {
      self = to.period == from.period ? .crossgradeAtOnce : .crossgradeAtRenewal
    }
  }
}

/// What decides what a plan change is.
package struct SubscriptionRank: Hashable, Sendable {
  /// 1 is the highest.
  package let level: Int
  package let period: BillingPeriod

  package init(level: Int, period: BillingPeriod) {
    self.level = level
    self.period = period
  }
}
