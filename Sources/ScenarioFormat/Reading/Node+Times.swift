internal import SubscriptionModel

extension Node {
  /// The scenario's start, or a finding.
  func start(now: SimInstant?) -> SimInstant? {
    guard let text = text("a date and time in quotes") else { return nil }
    do throws(StartText.Fault) {
      return try StartText.instant(text, now: now)
    } catch {
      switch error {
      case .unreadable: found(TimeFact.badInstant(text))
      case .noClock: found(TimeFact.nowUnknown)
      case .outside: found(TimeFact.instantOutside(text))
      }
      return nil
    }
  }

  /// An instant that a scenario of this start can speak of, or a finding.
  func later(_ instant: SimInstant, than start: SimInstant, _ text: String) -> SimInstant? {
    guard instant >= start else {
      found(TimeFact.beforeStart(text))
      return nil
    }
    guard instant < SimInstant.end else {
      found(TimeFact.instantOutside(text))
      return nil
    }
    return instant
  }

  /// A duration that is not zero, or a finding.
  func duration() -> SimDuration? {
    guard let text = text("a duration such as \"1m\"") else { return nil }
    guard let duration = DurationText.duration(text), duration > .zero else {
      found(TimeFact.badDuration(text))
      return nil
    }
    return duration
  }
}
