package import SubscriptionModel

/// Something that no lifecycle can do, found in what an engine reported.
package struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
  package let customer: CustomerIndex
  package let instant: SimInstant
  package let violation: Violation

  /// What is wrong.
  package enum Violation: String, Sendable {
    case renewalLeavesGapOrOverlap = "a renewed period does not begin where the last one ended"
    case overlapsEarlierPeriod = "a new purchase begins before the last period ended"
    case emptyPeriod = "a period does not end after it begins"
    case renewalAfterEnd = "a subscription was renewed after it had ended"
    case beyondCap = "a subscription was renewed more often than the cap allows"
    case secondRunInGroup = "a second subscription runs in one group"
    case reusedTransaction = "a transaction id was used twice"
    case outsidePaidPeriod = "a plan changed at once outside of the paid period"
    case wrongPlan = "a plan change does not fit the ranks of the products"
    case originalChanged = "the original transaction changed"
    case startsAsAnother = "a first transaction is not its own original"
    case wrongState = "a fact does not fit the state before it"
    case stateChangedUnseen = "the state changed without a record"
    case wrongSubject = "a fact is told of something that it cannot be about"
    case ownedAlready = "something was bought twice that nobody has two of"
    case wrongPurchase = "what was bought once is not what the catalog has, or was never bought"
    case wrongToken = "a token is not of the kind, or of the time, that is told of it"
    case wrongSharing = "a family member has what nobody shares, or what no member is told of"
    case wrongCommitment =
      "a month of a commitment does not follow the month before, or is not sold"
    case expiryNotAtEnd = "a subscription expired at another instant than its period's end"
    case failedEarly = "a renewal failed before the period ended"
    case wrongGrace = "a grace period or billing retry does not last as the store's settings say"
    case wrongRecovery = "a recovered period does not begin where grace or the payment says"
    case wrongPrice = "a price is not the one that was agreed to or announced"
    case soldAfterWithdrawal = "a product was bought or renewed that is no longer for sale"
    case wrongRefund = "a refund does not fit what was refunded"
    case wrongExtension = "an extension is of what cannot be extended, too long, or one too many"
    case wrongSummary = "a summary of extensions counts what did not happen"
    case bookedLate = "a renewal was booked after the boundary"
    case wrongOffer = "a transaction is not under the offer that was due"
    case wrongOfferTerms = "a transaction under an offer has not the offer's price or length"
    case offerForOthers = "an offer was taken by a customer it is not for"
    case secondIntroductoryOffer = "a second introductory offer was taken in one group"
    case fractionOfSecond = "a purchase or expiry date is no whole second"
    case signedOutOfOrder = "instants of signing do not increase within a run"
    case outOfOrder = "records are not in the order of time"
  }

  package var description: String {
    "\(instant.text) customer \(customer.number): \(violation.rawValue)"
  }
}
