/// Why an action does not apply where it was tried. The run goes on.
package enum Refusal: Error, Hashable, Sendable {
  /// There is no subscription in the group, or it is over.
  case notSubscribed
  /// A subscription of the group is running already.
  case alreadySubscribed(to: ProductIndex, until: SimInstant)
  /// The plan is the current one, and none waits to be undone.
  case planAlreadyCurrent
  /// The plan waits for the next renewal already.
  case planAlreadyChosen
  /// Auto-renew is off already.
  case autoRenewAlreadyOff
  /// Auto-renew is on already.
  case autoRenewAlreadyOn
  /// The offer is not for such customers.
  case offerNotFor(Offer.Audience)
  /// The offer waits for the next renewal already.
  case offerAlreadyTaken
  /// The win-back offer is not open.
  case offerClosed
  /// The offer is on what is paid at once, and the customer is billed by the month.
  case offerNotForMonthly
  /// The code may not be redeemed during an introductory offer.
  case offerNotStackable
  /// The customer has it already, and nobody has two of it.
  case alreadyOwned(ProductIndex)
  /// The renewal cap has struck: the store would switch auto-renew off again.
  case renewalCapReached(cap: Int32)
  /// There is nothing paid for to be shared with the family.
  case nothingToShare
  /// The product cannot be shared with a family.
  case notShareable(ProductIndex)
  /// It is shared with them already.
  case alreadyShared
  /// It is shared with none of them.
  case notShared
  /// It is only shared with the customer: that is for who bought it.
  case onlyForPurchaser
  /// There is no such purchase or period to be paid back for.
  case nothingToRefund
  /// It was refunded already.
  case alreadyRefunded
  /// It was not refunded.
  case notRefunded
  /// Nobody has asked for a refund.
  case noRefundRequested
  /// No price increase waits for consent.
  case noPriceIncrease
  /// Auto-renew is off: no renewal comes whose price could be agreed to.
  case autoRenewOff
  /// The price is as high already, wherever it would be raised.
  case priceNotHigher
  /// The product was taken from sale.
  case notForSale(ProductIndex)
  /// It is not paid for at present: unpaid, refunded or over.
  case notPaidFor
  /// Nothing was paid for the present period.
  case freePeriod
  /// The renewal date was extended twice within a year.
  case extendedTooOften
  /// The customer has closed the Apple account.
  case accountClosed
  /// Charges do not fail.
  case billingNotFailing
}
