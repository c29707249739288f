/// A way that customers go in Apple's store and that is known from tokens, pages or reports: what
/// rules and scenarios are held against. The numbers are the project's own, and stay.
package enum Journey: String, CaseIterable, Sendable {
  // Plain life.
  case plainLife = "J1 a month renews to the cap and ends by itself"
  case cancelled = "J2 cancel, then expire"
  case resumed = "J3 cancel, turn auto-renew on again, renew"
  case resubscribed = "J4 buy the same product after the end"
  case resubscribedToAnother = "J5 buy another product of the group after the end"
  case twoGroups = "J6 two groups side by side"
  // Plan changes.
  case upgrade = "J7 upgrade, at once"
  case downgrade = "J8 downgrade, at the renewal"
  case downgradeUndone = "J9 downgrade, then back to the current plan"
  case downgradeThenCancel = "J10 downgrade, then cancel"
  case downgradeThenUpgrade = "J11 downgrade, then upgrade before the renewal"
  case crossgradeAtOnce = "J12 crossgrade of equal length, at once"
  case crossgradeAtRenewal = "J13 crossgrade of another length, at the renewal"
  case downgradeInTrial = "J14 downgrade during a free trial"
  case changeWhileUnpaid = "J15 plan change in grace or billing retry"
  // Offers.
  case trialConverts = "J16 a free trial converts"
  case trialCancelled = "J17 a free trial is cancelled"
  case payAsYouGo = "J18 introductory price, pay as you go"
  case payUpFront = "J19 introductory price, paid up front"
  case promotionWhileActive = "J20 promotional offer on a live subscription"
  case promotionAfterEnd = "J21 promotional offer after the end"
  case offerCode = "J22 offer code"
  case winBack = "J23 win-back offer"
  // Billing trouble.
  case retryRecovers = "J24 a charge fails without grace and recovers"
  case retryEnds = "J25 a charge fails without grace and never recovers"
  case graceRecovers = "J26 a charge fails and recovers in grace"
  case graceEndsThenRecovers = "J27 grace ends, the charge recovers later"
  case graceAndRetryEnd = "J28 grace ends, the charge never recovers"
  case cancelWhileUnpaid = "J29 cancel in grace or billing retry"
  case oddGrace = "J30 odd forms of grace"
  case recoveryBeforeFailure = "J31 recovery told before the failure"
  case boughtAgainInRetry = "J32 buy again in billing retry, the same run"
  case secondRunInRetry = "J33 buy again in billing retry, a second run"
  // Changes of price and product.
  case priceAccepted = "J34 a price increase is accepted"
  case priceUnanswered = "J35 a price increase is not answered"
  case priceRefused = "J36 a price increase is refused by cancelling"
  case priceWithoutConsent = "J37 a price increase needs no consent"
  case productWithdrawn = "J38 the product is removed from sale"
  // Refunds.
  case refund = "J39 refund of the current period"
  case refundOfOldPeriod = "J40 refund of an old period beside a newer one"
  case refundDeclined = "J41 refund declined"
  case refundReversed = "J42 refund reversed"
  case consumptionUnanswered = "J43 consumption request not answered"
  case revocationDrift = "J44 a revocation date that drifts"
  // Extensions.
  case extended = "J45 one renewal date is extended"
  case allExtended = "J46 all renewal dates are extended"
  // Families, products bought once, and the rest.
  case familyShared = "J47 family sharing granted"
  case familyRevoked = "J48 family sharing withdrawn"
  case boughtOnce = "J49 consumable, non-consumable, non-renewing"
  case externalPurchase = "J50 external purchase token"
  case test = "J51 test"
  case askToBuy = "J52 Ask to Buy"
  case consentRescinded = "J53 consent for a child's app withdrawn"
  case advancedCommerce = "J54 Advanced Commerce"
  case accountClosed = "J55 the account is closed"

  /// `J8`.
  package var name: String { String(rawValue.prefix { $0 != " " }) }

  /// `downgrade, at the renewal`.
  package var title: String { String(rawValue.dropFirst(name.count + 1)) }
}
