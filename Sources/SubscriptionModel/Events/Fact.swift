/// Something that has happened, in our words.
package enum Fact: Hashable, Sendable {
  /// The customer subscribed for the first time in the group.
  case subscribed
  /// The customer subscribed again after the subscription had ended.
  case resubscribed
  /// The store renewed the subscription.
  case renewed
  /// The store renewed it, and told it as if it had been recovered.
  case renewedAsRecovery
  /// The customer went up to a higher level, at once.
  case upgraded
  /// The customer chose a lower level for the next renewal.
  case downgradeChosen
  /// The customer went to another product of the same level and length, at once.
  case crossgraded(CrossgradeSubtype)
  /// The customer chose a product of the same level and another length for the next renewal.
  case crossgradeChosen(CrossgradeSubtype)
  /// The customer chose the current plan again before another took effect.
  case planChangeUndone
  /// The customer took an offer, to this effect.
  case offerRedeemed(OfferEffect)
  /// Auto-renew went off, by the customer's wish or at the renewal cap.
  case autoRenewDisabled(by: Agent)
  /// The customer turned auto-renew on again.
  case autoRenewEnabled
  /// The renewal could not be charged. `hasGrace`: access goes on meanwhile.
  case renewalFailed(hasGrace: Bool)
  /// A charge had failed once, and is told after it went through.
  case failureToldLate
  /// The grace period ended unpaid; the store goes on trying.
  case graceEnded
  /// A renewal that could not be charged was charged at last.
  case recovered
  /// The customer wants money back; the store asks the developer what was used.
  case refundRequested(RefundReason)
  /// The customer got money back.
  case refunded
  /// The customer got no money back.
  case refundDeclined
  /// The money was taken again, after a dispute.
  case refundReversed
  /// The subscription ended.
  case expired(ExpirationReason)
  /// The developer extended the renewal date.
  case extended
  /// The renewal date could not be extended with those of all others.
  case extensionFailed
  /// The renewal dates of all who subscribe to a product were extended, as far as they could.
  case allExtended
  /// The developer changed the subscription through the Advanced Commerce API.
  case advancedCommerce(AdvancedCommerceChange)
  /// What becomes of a price increase for the subscription.
  case priceIncrease(PriceIncreaseStage)
  /// The customer bought something that is bought once.
  case boughtOnce
  /// A family member has access to what another bought.
  case shared(SharedAccess)
  /// A family member has access no more to what another bought.
  case unshared
  /// The store tells something about the app.
  case told(AppNotice)

  /// What becomes of a price increase.
  package enum PriceIncreaseStage: Hashable, Sendable {
    /// The customer is asked to agree to it.
    case asked
    /// The customer has agreed to it.
    case agreed
    /// The customer was told of one that needs no consent.
    case told
  }

  /// What an offer was taken for.
  package enum OfferEffect: Hashable, Sendable {
    /// A first purchase, where the store announces it so.
    case firstPurchase
    /// A purchase after the end, where the store announces it so.
    case resubscription
    /// The current plan, from the next renewal on.
    case renewal
    /// A higher level, at once.
    case upgrade
    /// A lower level, from the next renewal on.
    case downgrade
    /// Another product of the same level and length, at once.
    case crossgrade(CrossgradeSubtype)
    /// A product of the same level and another length, from the next renewal on.
    case crossgradeAtRenewal(CrossgradeSubtype)
  }

  /// Who did it, where both can.
  package enum Agent: Hashable, Sendable {
    case customer
    case store
    /// The store, because the customer asked for a refund in the app.
    case refundRequest
    /// The customer, who was asked to agree to a price increase.
    case priceRefusal
    /// The store, because the customer closed the Apple account.
    case closedAccount
  }
}
