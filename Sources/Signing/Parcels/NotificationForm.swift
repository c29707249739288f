/// What a sink takes a notification as.
public enum NotificationForm: String, CaseIterable, Sendable {
  /// The body that Apple posts: `{"signedPayload":"…"}`.
  case signed
  /// The decoded payload with the inner objects in place of the tokens. Nothing is signed for it.
  case decoded
  /// The body of a legacy notification, version 1. Nothing in it is signed. A parcel is one of
  /// these or else one in the other forms: what happens is told by none of them, by one or by
  /// several, each a parcel of its own.
  case v1
}
