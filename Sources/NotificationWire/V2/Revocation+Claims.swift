internal import SubscriptionModel

/// What a refund, or the end of sharing, adds to the claims of the transaction concerned. The first
/// two stand where genuine tokens have them; the newer two, at the end: none of those tokens has
/// any.
extension Revocation {
  func write(into writer: inout JSONWriter) {
    writer.member("revocationReason", reason.revocationReason)
    writer.member("revocationDate", date.milliseconds)
  }

  func writeTerms(into writer: inout JSONWriter) {
    writer.member("revocationType", word: kind.rawValue)
    if kind != .family { writer.member("revocationPercentage", Int64(percentage)) }
  }
}
