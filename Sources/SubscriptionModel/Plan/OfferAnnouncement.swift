/// How a purchase under a promotional offer or a code is announced that begins a subscription or
/// begins it again.
package enum OfferAnnouncement: String, CaseIterable, Sendable {
  /// As a purchase: `SUBSCRIBED`.
  case current
  /// As Apple did until January 2024, and many receivers still read it: `OFFER_REDEEMED`.
  case legacy
}
