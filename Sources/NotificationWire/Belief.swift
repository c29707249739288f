internal import SubscriptionModel

/// What a correct receiver believes of a subscription after a notification.
public struct Belief: Hashable, Sendable {
  // The words are put together when somebody asks: most sinks never do.
  private let run: Subscription
  private let instant: SimInstant

  init(_ announcement: Announcement) {
    run = announcement.subject
    instant = announcement.instant
  }

  /// The status in a word: `active`, `expired`; Apple's number for it stands in the payload.
  public var status: String { run.status.word }

  /// Whether the customer has access: time that was paid for or granted is running at the instant
  /// of signing.
  public var isEntitled: Bool { run.isEntitled(at: instant) }

  /// Why, in a few words with the instant (UTC) that decides it.
  public var reason: String {
    let end = run.latest.expiresDate.text
    return switch run.phase {
    case .active: "paid until \(end)"
    case .expired(.voluntary): "ended \(end), auto-renew was off"
    }
  }
}
