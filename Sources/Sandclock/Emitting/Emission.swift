internal import NotificationWire
internal import ScenarioFormat
internal import SubscriptionModel

/// Which notifications of a life are sent: the first of a kind, alone or with what came before, and
/// what it says instead of what it would.
package struct Emission: Sendable {
  /// The kind.
  let kind: NotificationKind
  /// Whether what came before it is sent, too.
  let hasHistory: Bool
  let alterations: [Alteration]
  /// Whether the notification that is meant says something else than it would.
  package var isAltered: Bool { !alterations.isEmpty }
  /// Whether the notification that is meant has come.
  private var isOver = false

  /// - Parameters:
  ///   - kind: The kind's name, `TYPE/SUBTYPE` or the type alone.
  ///   - hasHistory: Whether what came before it is sent, too.
  ///   - alterations: `PATH=VALUE`s that change its decoded form before it is signed, in order.
  /// - Throws: ``UnknownKind``.
  package init(
    _ kind: String, hasHistory: Bool = false, alterations: [String] = []
  ) throws(UnknownKind) {
    self.kind = try KindName.kind(kind)
    self.hasHistory = hasHistory
    self.alterations = alterations.map(Alteration.init)
  }

  /// What becomes of the next announcement.
  enum Turn {
    /// It is not sent.
    case skipped
    /// It is sent as it is.
    case sent
    /// It is the one that is meant.
    case meant
  }

  /// Takes the next announcement.
  mutating func turn(of announcement: Announcement) -> Turn {
    guard !isOver else { return .skipped }
    isOver = announcement.fact.notificationKind == kind
    return isOver ? .meant : hasHistory ? .sent : .skipped
  }

  /// The notification that is meant, as it is sent. Throws ``ScenarioError`` where an alteration
  /// does not fit it.
  func altered(_ draft: NotificationDraft) throws(ScenarioError) -> NotificationDraft {
    guard !alterations.isEmpty else { return draft }
    var notification = DecodedNotification(draft)
    let (payload, findings) = Alteration.apply(alterations, to: notification.payload)
    guard findings.isEmpty else { throw ScenarioError(findings: findings) }
    notification.payload = payload
    return notification.draft(insteadOf: draft)
  }
}
