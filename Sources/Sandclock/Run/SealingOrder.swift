internal import NotificationWire
internal import SubscriptionModel

/// An announcement that is to be sealed.
struct SealingOrder: Sendable {
  let announcement: Announcement
  /// What it is the meant notification of, which may have it say something else.
  private let emission: Emission?

  init(_ announcement: Announcement, emission: Emission? = nil) {
    self.announcement = announcement
    self.emission = emission
  }

  /// What is sealed. That an alteration fits was tried before the run.
  func draft(by composer: NotificationComposer) -> NotificationDraft {
    let plain = composer.compose(announcement)
    return (try? emission?.altered(plain)) ?? plain
  }
}
