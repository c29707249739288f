internal import SubscriptionModel

extension Simulator {
  /// Tells something about the app. It is signed at once: nobody has measured how long it takes.
  mutating func tell(_ notice: AppNotice, to customer: CustomerIndex) {
    let ordinal = nextRecord(of: customer)
    let token = token(for: notice)
    announce(
      .told(notice), of: .app(token.map { .token($0) }), place: nil, to: customer, at: now,
      ordinal: ordinal)
  }

  /// The token that a notice is about, if it is about one.
  private mutating func token(for notice: AppNotice) -> ExternalPurchaseToken? {
    guard case .externalPurchaseToken(let event, let kind) = notice else { return nil }
    let token = ExternalTokenRule.token(
      for: event, kind: kind, latest: tokens.last { $0.kind == kind },
      next: UInt32(tokens.count), at: now)
    if token.number == tokens.count { tokens.append(token) }
    return token
  }
}
