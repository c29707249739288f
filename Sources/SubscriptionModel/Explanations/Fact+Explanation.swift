extension Fact {
  /// Why it has happened: the one table of what each rule says and where it comes from.
  package var explanation: Explanation {
    switch self {
    case .subscribed:
      Explanation(
        "a first purchase in a group begins a subscription and an original transaction",
        .decoded, .plainLife)
    case .resubscribed:
      Explanation(
        "a purchase after the end goes on under the same original transaction, from a new start",
        .decoded, .resubscribed)
    case .renewed:
      Explanation(
        "the next period is booked early and begins where this one ends; what waited takes effect",
        .decoded, .plainLife)
    case .renewedAsRecovery:
      Explanation(
        "a quirk: the next period is booked as ever, and told as if a charge had failed before",
        .reported, .recoveryBeforeFailure)
    case .failureToldLate:
      Explanation(
        "a quirk: that a charge had failed is told when the period ends, after it was put right",
        .engineer, .recoveryBeforeFailure, page: .recoveryThread)
    case .upgraded:
      Explanation(
        "a higher level starts at once with a new transaction; no refund and no end is told",
        .decoded, .upgrade)
    case .downgradeChosen:
      Explanation(
        "a lower level waits for the next renewal; until then the paid period stays as it is",
        .decoded, .downgrade)
    case .crossgraded(.apple):
      Explanation(
        "the same level and length starts at once with a new transaction, told as an upgrade",
        .page, .crossgradeAtOnce, page: .notificationType)
    case .crossgraded(.omitted):
      Explanation(
        "the same level and length starts at once with a new transaction, told without a subtype",
        .engineer, .crossgradeAtOnce, page: .crossgradeThread)
    case .crossgradeChosen(.apple):
      Explanation(
        "the same level and another length waits for the next renewal, told as a downgrade",
        .page, .crossgradeAtRenewal, page: .notificationType)
    case .crossgradeChosen(.omitted):
      Explanation(
        "the same level and another length waits for the next renewal, told without a subtype",
        .engineer, .crossgradeAtRenewal, page: .crossgradeThread)
    case .planChangeUndone:
      Explanation(
        "choosing the current plan again takes back what waited, told without a subtype",
        .decoded, .downgradeUndone)
    case .offerRedeemed(let effect): effect.explanation
    case .autoRenewDisabled(by: .customer):
      Explanation(
        "a cancel turns auto-renew off and leaves the paid period alone", .decoded, .cancelled)
    case .autoRenewDisabled(by: .store):
      Explanation(
        "at the cap the store turns auto-renew off when it would have booked the next renewal",
        .reported, .plainLife)
    case .autoRenewDisabled(by: .refundRequest):
      Explanation(
        "a refund of the current period that is asked for in the app first turns auto-renew off",
        .page, .refund, page: .notificationType)
    case .autoRenewDisabled(by: .priceRefusal):
      Explanation(
        "who does not want a higher price cancels; the subtype is inferred, Apple's table has none",
        .page, .priceRefused, page: .notificationType)
    case .autoRenewEnabled:
      Explanation(
        "auto-renew is on again, and the subscription renews as if it had never been off",
        .page, .resumed, page: .notificationType)
    case .renewalFailed(hasGrace: true):
      Explanation(
        "a renewal that cannot be charged begins the grace period, in which access goes on",
        .page, .graceRecovers, page: .involuntaryChurn)
    case .renewalFailed(hasGrace: false):
      Explanation(
        "a renewal that cannot be charged, without grace, begins billing retry and ends access",
        .page, .retryRecovers, page: .notificationType)
    case .graceEnded:
      Explanation(
        "the grace period ends unpaid: access ends, and the store goes on trying to charge",
        .page, .graceEndsThenRecovers, page: .notificationType)
    case .recovered:
      Explanation(
        "the charge goes through at last: in grace the billing date stays, later a cycle begins",
        .page, .graceRecovers, page: .involuntaryChurn)
    case .refundRequested:
      Explanation(
        "a refund was asked for, and the store asks what was used; nothing is decided yet",
        .decoded, .refundOfOldPeriod)
    case .refunded:
      Explanation(
        "money is given back for the transaction told, which may be an old one beside a newer",
        .decoded, .refundOfOldPeriod)
    case .refundDeclined:
      Explanation(
        "no money is given back, and nothing of the transaction changes",
        .page, .refundDeclined, page: .notificationType)
    case .refundReversed:
      Explanation(
        "a refund is taken back: the transaction is revoked no more, and no date changes",
        .page, .refundReversed, page: .notificationType)
    case .expired(.voluntary):
      Explanation(
        "a subscription whose auto-renew is off ends with what is paid for", .decoded, .cancelled)
    case .expired(.billing):
      Explanation(
        "billing retry has lasted its whole length without a charge, so the subscription ends",
        .page, .graceAndRetryEnd, page: .notificationType)
    case .expired(.priceIncrease):
      Explanation(
        "nobody agreed to a higher price, so the subscription ends with what is paid for",
        .page, .priceUnanswered, page: .priceIncreases)
    case .expired(.notForSale):
      Explanation(
        "the product was taken from sale before it should have renewed; nothing is told before",
        .page, .productWithdrawn, page: .notificationType)
    case .priceIncrease(.asked):
      Explanation(
        "a higher price waits for consent, without which the next renewal is not made",
        .page, .priceAccepted, page: .priceIncreases)
    case .priceIncrease(.agreed):
      Explanation(
        "the customer agrees to a higher price, which the next renewal costs",
        .page, .priceAccepted, page: .notificationType)
    case .priceIncrease(.told):
      Explanation(
        "the customer is told of a higher price that needs no consent",
        .page, .priceWithoutConsent, page: .notificationType)
    case .autoRenewDisabled(by: .closedAccount):
      Explanation(
        "closing the Apple account turns auto-renew off for all of its subscriptions",
        .inferred, .accountClosed)
    case .expired(.other):
      Explanation(
        "a subscription whose Apple account was closed ends for no reason that Apple names",
        .inferred, .accountClosed)
    case .extended:
      Explanation(
        "the developer extends the renewal date: the same transaction ends later, at no charge",
        .page, .extended, page: .notificationType)
    case .extensionFailed:
      Explanation(
        "an extension for all subscribers fails for one, of whom nothing changes",
        .page, .allExtended, page: .notificationType)
    case .allExtended:
      Explanation(
        "an extension for all subscribers is done, and the store counts what came of it",
        .page, .allExtended, page: .notificationType)
    case .advancedCommerce:
      Explanation(
        "the developer changes a subscription through the Advanced Commerce API",
        .page, .advancedCommerce, page: .notificationType)
    case .boughtOnce:
      Explanation(
        "what does not renew is told once, without a status and without renewal info",
        .page, .boughtOnce, page: .notificationType)
    case .shared(.first):
      Explanation(
        "access through Family Sharing begins, under an original transaction of the member's own",
        .page, .familyShared, page: .notificationType)
    case .shared(.again):
      Explanation(
        "access through Family Sharing begins again, under the member's original transaction",
        .page, .familyShared, page: .notificationType)
    case .shared(.once):
      Explanation(
        "what was bought for good is shared, and told once for each member of the family",
        .page, .familyShared, page: .notificationType)
    case .unshared:
      Explanation(
        "sharing is stopped, a member leaves, or the purchaser gets the money back: access ends",
        .page, .familyRevoked, page: .notificationType)
    case .told(.test):
      Explanation(
        "a test notification that the developer asked for names the app and nothing else",
        .reported, .test)
    case .told(.externalPurchaseToken(.created, _)):
      Explanation(
        "a token for purchases outside of the store was made, to be reported",
        .page, .externalPurchase, page: .notificationType)
    case .told(.externalPurchaseToken(.unreported, _)):
      Explanation(
        "a token for purchases outside of the store was not reported in time",
        .page, .externalPurchase, page: .notificationType)
    case .told(.externalPurchaseToken(.activeTokenReminder, _)):
      Explanation(
        "a token for purchases outside of the store is still active after another month",
        .page, .externalPurchase, page: .notificationType)
    case .told(.consentRescinded):
      Explanation(
        "a parent no longer consents to the use of the app by a child",
        .page, .consentRescinded, page: .notificationType)
    }
  }
}
