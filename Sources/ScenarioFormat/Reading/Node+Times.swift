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

  /// The instant at which the run ends, or a finding.
  func until(start: SimInstant) -> SimInstant? {
    guard let text = text("a duration or a date and time in quotes") else { return nil }
    switch MomentText.reading(text) {
    case .date(let instant): return later(instant, than: start, text)
    case .fromStart(let length): return later(start + length, than: start, text)
    case .afterStepBefore, .anchor, nil:
      found(TimeFact.badUntil(text))
      return nil
    }
  }

  /// The moment of a step, or a finding.
  func moment(start: SimInstant) -> Moment? {
    guard let text = text("a moment in quotes") else { return nil }
    switch MomentText.reading(text) {
    case .date(let instant): return later(instant, than: start, text).map { .at($0) }
    case .fromStart(let length): return later(start + length, than: start, text).map { .at($0) }
    case .afterStepBefore(let length): return .afterStepBefore(length)
    case .anchor(let anchor, let offset): return .anchor(anchor, offset: offset)
    case nil:
      found(
        InstantText.looksLikeDate(text)
          ? TimeFact.badInstant(text)
          : TimeFact.badMoment(text, suggestion: MomentText.suggestion(for: text)))
      return nil
    }
  }

  private func later(_ instant: SimInstant, than start: SimInstant, _ text: String) -> SimInstant? {
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
}
