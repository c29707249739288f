/// What a sink takes a notification as.
public enum NotificationForm: String, CaseIterable, Sendable {
  /// The body that Apple posts: `{"signedPayload":"…"}`.
  case signed
  /// The decoded payload with the inner objects in place of the tokens. Nothing is signed for it.
  case decoded
}
