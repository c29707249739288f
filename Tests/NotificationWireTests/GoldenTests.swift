import Foundation
import NotificationWire
import SubscriptionModel
import Testing

/// Whole notifications, against files. `MemberTests` sees to it that the inner tokens' claims are
/// those in the decoded payload.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all + GoldenCase.others)
  func notification(_ golden: GoldenCase) throws {
    try Golden.compare(golden.text, with: golden.name)
  }

  @Test func everyFactHasOne() {
    let wanted: Set<Fact> = [
      .subscribed, .resubscribed, .renewed, .renewedAsRecovery, .failureToldLate,
      .autoRenewDisabled(by: .customer),
      .autoRenewDisabled(by: .store), .autoRenewEnabled, .expired(.voluntary), .upgraded,
      .downgradeChosen, .crossgraded(.apple), .crossgraded(.omitted), .crossgradeChosen(.apple),
      .crossgradeChosen(.omitted), .planChangeUndone, .renewalFailed(hasGrace: true),
      .autoRenewDisabled(by: .refundRequest), .refundRequested(.fulfillmentIssue), .refunded,
      .refundDeclined, .refundReversed, .renewalFailed(hasGrace: false), .graceEnded, .recovered,
      .expired(.billing), .expired(.priceIncrease), .expired(.notForSale),
      .autoRenewDisabled(by: .priceRefusal), .priceIncrease(.asked), .priceIncrease(.agreed),
      .priceIncrease(.told),
      .expired(.billing), .autoRenewDisabled(by: .closedAccount), .expired(.other), .extended,
      .extensionFailed, .allExtended,
      .advancedCommerce(.metadataUpdate), .advancedCommerce(.migration),
      .advancedCommerce(.priceChange), .shared(.first), .shared(.again), .shared(.once), .unshared,
      .boughtOnce, .told(.test), .told(.consentRescinded),
      .told(.externalPurchaseToken(.created, kind: .services)),
      .told(.externalPurchaseToken(.unreported, kind: nil)),
      .told(.externalPurchaseToken(.activeTokenReminder, kind: .acquisition)),
      .offerRedeemed(.firstPurchase), .offerRedeemed(.resubscription), .offerRedeemed(.renewal),
      .offerRedeemed(.upgrade), .offerRedeemed(.downgrade), .offerRedeemed(.crossgrade(.apple)),
      .offerRedeemed(.crossgrade(.omitted)), .offerRedeemed(.crossgradeAtRenewal(.apple)),
      .offerRedeemed(.crossgradeAtRenewal(.omitted)),
    ]
    let golden =
      GoldenCase.facts + GoldenCase.planChanges + GoldenCase.billing + GoldenCase.refunds
      + GoldenCase.prices + GoldenCase.commerce + GoldenCase.extensions + GoldenCase.odd
      + GoldenCase.families
      + GoldenCase.others + GoldenCase.redemptions
    #expect(Set(golden.map(\.announcement.fact)) == wanted)
    for fact in wanted { #expect(hasItsPlaceAbove(fact)) }
  }

  /// A new fact does not compile until it has its golden.
  private func hasItsPlaceAbove(_ fact: Fact) -> Bool {
    switch fact {
    case .subscribed, .resubscribed, .renewed, .autoRenewEnabled, .expired(.voluntary): true
    case .autoRenewDisabled(by: .customer), .autoRenewDisabled(by: .store): true
    case .upgraded, .downgradeChosen, .planChangeUndone: true
    case .crossgraded(.apple), .crossgraded(.omitted): true
    case .crossgradeChosen(.apple), .crossgradeChosen(.omitted): true
    case .renewalFailed(hasGrace: true), .renewalFailed(hasGrace: false): true
    case .graceEnded, .recovered, .expired(.billing): true
    case .expired(.priceIncrease), .expired(.notForSale): true
    case .autoRenewDisabled(by: .priceRefusal), .priceIncrease(.asked): true
    case .priceIncrease(.agreed), .priceIncrease(.told): true
    case .autoRenewDisabled(by: .closedAccount), .expired(.other): true
    case .extended, .extensionFailed, .allExtended: true
    case .renewedAsRecovery, .failureToldLate: true
    case .autoRenewDisabled(by: .refundRequest), .refundRequested(.fulfillmentIssue): true
    case .refundRequested, .refunded, .refundDeclined, .refundReversed: true
    case .advancedCommerce(.metadataUpdate), .advancedCommerce(.priceChange): true
    case .advancedCommerce(.migration), .boughtOnce: true
    case .shared(.first), .shared(.again), .shared(.once), .unshared: true
    case .told(.test), .told(.externalPurchaseToken), .told(.consentRescinded): true
    case .offerRedeemed(let effect): hasItsPlaceAbove(effect)
    }
  }

  private func hasItsPlaceAbove(_ effect: Fact.OfferEffect) -> Bool {
    switch effect {
    case .firstPurchase, .resubscription, .renewal, .upgrade, .downgrade: true
    case .crossgrade(.apple), .crossgrade(.omitted): true
    case .crossgradeAtRenewal(.apple), .crossgradeAtRenewal(.omitted): true
    }
  }

  @Test func noFileWithoutACase() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
    #expect(
      files.sorted() == (GoldenCase.all + GoldenCase.others).map { "\($0.name).json" }.sorted())
  }
}
