/// A legacy notification, version 1: what it is about, and its body. Nothing in it is signed.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv1
package struct V1Notification: Sendable {
  package let header: NotificationHeader
  /// The JSON that is posted.
  package let body: [UInt8]
}
