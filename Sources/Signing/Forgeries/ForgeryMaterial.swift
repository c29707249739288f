package import NotificationWire

/// The notifications that forgeries are made of. All are what a store could send.
package struct ForgeryMaterial: Sendable {
  /// What a receiver accepts; it carries a subscription.
  package let good: NotificationDraft
  /// The same of another customer.
  package let stranger: NotificationDraft
  /// The same of an app with another bundle id.
  package let otherBundle: NotificationDraft
  /// The same in production, of an app with the same bundle id and another number.
  package let otherApp: NotificationDraft
  /// The same from the other environment.
  package let otherEnvironment: NotificationDraft
  /// The claims of an app transaction of the same app.
  package let appTransaction: [UInt8]

  package init(
    good: NotificationDraft, stranger: NotificationDraft, otherBundle: NotificationDraft,
    otherApp: NotificationDraft, otherEnvironment: NotificationDraft, appTransaction: [UInt8]
  ) {
    self.good = good
    self.stranger = stranger
    self.otherBundle = otherBundle
    self.otherApp = otherApp
    self.otherEnvironment = otherEnvironment
    self.appTransaction = appTransaction
  }
}
