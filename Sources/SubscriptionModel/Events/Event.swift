/// Something due: an action that a script asks for, or a deadline that a run waits for.
package enum Event: Hashable, Sendable {
  case action(Action)
  case deadline(Deadline)
  case refund(RefundEffect)
  /// The price of a product that renews was raised.
  case priceRaised
}

/// What a customer, the developer or the store does.
package enum Action: Hashable, Sendable {
  /// Subscribes to a product, or buys one that is bought once.
  case buy(ProductIndex, OfferChoice = .introductory)
  /// Chooses another plan of the group, or the current one again, under an offer or without one.
  case changePlan(ProductIndex, offer: OfferIndex? = nil)
  /// Redeems a code for a product: subscribes, or chooses the plan.
  case redeem(ProductIndex, code: OfferIndex)
  /// Turns auto-renew off.
  case cancel
  /// Turns auto-renew on again.
  case resume
  /// The customer's means of payment stops working for renewals: for so long, or until it is put
  /// right.
  case failBilling(for: SimDuration?)
  /// The customer puts the means of payment right.
  case fixBilling
  /// Agrees to a price increase.
  case consentToPrice
  /// Declines a price increase.
  case declinePrice
  /// The developer raises the price of a product: by an increase of the plan's, spoken of by place.
  case raisePrice(increase: Int32)
  /// The developer takes a product from sale.
  case withdrawProduct
  /// Wants money back.
  case requestRefund(RefundOrder)
  /// The store decides about a refund that was asked for, of the latest request or of a period's;
  /// `percent`: how much of a prorated one, in thousandths.
  case decideRefund(RefundDecision, period: Int32?, percent: Int32?)
  /// The store takes back that it has refunded a period, by default the latest.
  case reverseRefund(period: Int32?)
  /// The developer extends the renewal date.
  case extendRenewal(ExtensionOrder)
  /// The developer extends the renewal dates of all who subscribe to a product.
  case extendAll(MassExtension)
  /// The customer closes the Apple account, and all its subscriptions with it.
  case closeAccount
  /// The family may use what the customer bought.
  case shareWithFamily
  /// The family, or a member who leaves it, may use it no more.
  case stopSharing
  /// The developer changes a subscription through the Advanced Commerce API.
  case advancedCommerce(AdvancedCommerceChange)
  /// The store tells something about the app. No subscription is concerned.
  case tell(AppNotice)
}

/// An instant that a phase waits for.
package enum Deadline: Hashable, Sendable {
  /// The next renewal is to be booked.
  case renewal
  /// The paid period ends with nothing after it.
  case periodEnd
  /// Charges succeed again, and the store's next attempt goes through.
  case recovery
  /// The grace period ends unpaid.
  case graceEnd
  /// The store gives up charging.
  case retryEnd
}
