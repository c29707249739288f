/// A V2 notification, unsigned: its payload in the decoded form, and the claims of its inner tokens
/// in it.
package struct NotificationDraft: Sendable {
  package let header: NotificationHeader
  /// The claims of its inner tokens.
  package let inner: InnerClaims
  /// What is said instead, where somebody has changed it.
  private var changed: (@Sendable (Inner) -> [UInt8])?

  /// How the inner claims stand in the payload.
  package enum Inner {
    /// As compact JWS tokens, as Apple sends them.
    case signed(InnerTokens)
    /// As objects, for people and for tests that inject a verifier.
    case decoded
  }

  /// What was composed of an announcement.
  init(header: NotificationHeader, payload: InnerClaims) {
    self.header = header
    inner = payload
  }

  private init(
    header: NotificationHeader, inner: InnerClaims,
    changed: @escaping @Sendable (Inner) -> [UInt8]
  ) {
    self.header = header
    self.inner = inner
    self.changed = changed
  }

  /// The payload's JSON.
  package func payload(_ inner: Inner) -> [UInt8] {
    if let changed { return changed(inner) }
    return switch inner {
    case .signed(let tokens): self.inner.text(holding: tokens)
    case .decoded: self.inner.text
    }
  }

  /// The same notification with other words, for receivers that have to stand what Apple would not
  /// send.
  ///
  /// - Parameters:
  ///   - header: What it is about then.
  ///   - inner: The claims of its inner tokens then.
  ///   - payload: What its payload says then.
  package func changed(
    header: NotificationHeader, inner: InnerClaims,
    payload: @escaping @Sendable (Inner) -> [UInt8]
  ) -> NotificationDraft {
    NotificationDraft(header: header, inner: inner, changed: payload)
  }
}
