internal import SubscriptionModel

/// What a correct receiver believes of a subscription after a notification.
public struct Belief: Hashable, Sendable {
  private let source: Source

  // The words are put together when somebody asks: most sinks never do.
  private enum Source: Sendable {
    case subject(Subscription, at: SimInstant)
    case words(status: String, isEntitled: Bool, reason: String)
  }

  init(_ announcement: Announcement) {
    source = .subject(announcement.subject, at: announcement.instant)
  }

  /// What was believed when somebody asked before and kept the answers.
  package init(status: String, isEntitled: Bool, reason: String) {
    source = .words(status: status, isEntitled: isEntitled, reason: reason)
  }

  /// The status in a word: `active`, `expired`; Apple's number for it stands in the payload.
  public var status: String {
    switch source {
    case .subject(let run, _): run.status.word
    case .words(let status, _, _): status
    }
  }

  /// Whether the customer has access: time that was paid for or granted is running at the instant
  /// of signing.
  public var isEntitled: Bool {
    switch source {
    case .subject(let run, let instant): run.isEntitled(at: instant)
    case .words(_, let isEntitled, _): isEntitled
    }
  }

  /// Why, in a few words with the instant (UTC) that decides it.
  public var reason: String {
    switch source {
    case .subject(let run, _): Self.reason(of: run)
    case .words(_, _, let reason): reason
    }
  }

  private static func reason(of run: Subscription) -> String {
    let end = run.latest.expiresDate.text
    return switch run.phase {
    case .active where run.latest.price.milliunits == 0: "free until \(end)"
    case .active: "paid until \(end)"
    case .grace(let ends, _): "not paid since \(end), in its grace period until \(ends.text)"
    case .retry(let ends): "not paid since \(end), the store tries to charge until \(ends.text)"
    case .expired(.voluntary): "ended \(end), auto-renew was off"
    case .expired(.billing): "ended \(end), the renewal could not be charged"
    }
  }

  /// Beliefs are the same when they say the same, wherever they come from.
  public static func == (one: Belief, other: Belief) -> Bool {
    one.status == other.status && one.isEntitled == other.isEntitled && one.reason == other.reason
  }

  /// Feeds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(status)
    hasher.combine(isEntitled)
    hasher.combine(reason)
  }
}
