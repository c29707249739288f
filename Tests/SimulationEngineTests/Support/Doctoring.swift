import SubscriptionModel

/// Changes to what a simulation told, to show that somebody notices.
extension LifecycleRecord {
  /// The same record of another customer, at another instant, of another fact, or between other
  /// states.
  func doctored(
    customer: CustomerIndex? = nil, instant: SimInstant? = nil, fact: Fact? = nil,
    after: (inout Subscription) -> Void = { _ in }, before: (inout Subscription) -> Void = { _ in }
  ) -> LifecycleRecord {
    var changed = (before: self.before, after: self.after)
    if var state = changed.before {
      before(&state)
      changed.before = state
    }
    after(&changed.after)
    return LifecycleRecord(
      customer: customer ?? self.customer, ordinal: ordinal, instant: instant ?? self.instant,
      fact: fact ?? self.fact, before: changed.before, after: changed.after)
  }

  /// A record of the same instant that goes on from this one.
  func followed(by fact: Fact, after: (inout Subscription) -> Void = { _ in }) -> LifecycleRecord {
    var state = self.after
    after(&state)
    return LifecycleRecord(
      customer: customer, ordinal: ordinal + 1, instant: instant, fact: fact, before: self.after,
      after: state)
  }
}

extension Announcement {
  /// The same announcement, signed at another instant.
  func doctored(instant: SimInstant) -> Announcement {
    Announcement(
      customer: customer, ordinal: ordinal, instant: instant, fact: fact, subject: subject)
  }
}
