internal import NotificationWire

/// What a life leads to.
struct LifeNotification: Sendable {
  /// The notification.
  let draft: NotificationDraft
  /// The legacy notifications that tell the same, in their order; often none.
  let twins: [V1Notification]
}
