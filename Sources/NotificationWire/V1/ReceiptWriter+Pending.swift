internal import SubscriptionModel

extension ReceiptWriter {
  /// Writes the list of what will renew, one entry a subscription.
  ///
  /// https://developer.apple.com/documentation/appstorereceipts/responsebody/pending_renewal_info
  func writePending(_ subscriptions: [ReceiptSubscription], into writer: inout JSONWriter) {
    writer.list(of: subscriptions.filter { !$0.wasCancelledUnpaid }) { writer, subscription in
      writer.object { write(subscription, into: &$0) }
    }
  }

  private func write(_ subscription: ReceiptSubscription, into writer: inout JSONWriter) {
    let run = subscription.run
    writer.member("product_id", catalog.identifier(of: run.latest.product))
    writer.member("original_transaction_id", quoted: run.originalTransaction.number)
    writer.member("auto_renew_product_id", catalog.identifier(of: run.renewsTo))
    writer.member("auto_renew_status", run.autoRenews ? "1" : "0")
    if let trouble = run.trouble {
      writer.member("expiration_intent", "\(trouble.reason.intent)")
      writer.member("is_in_billing_retry_period", trouble.isRetrying ? "1" : "0")
    }
    DateMember.graceEnd.write(subscription.graceEnds, into: &writer)
    if let increase = run.priceIncrease {
      if subscription.wasAskedToConsent {
        writer.member("price_consent_status", "\(increase.rawValue)")
      }
      writer.member("price_increase_status", "\(increase.rawValue)")
    }
    write(pendingOffer(of: run), into: &writer)
    writeChoice(of: run, into: &writer)
  }

  /// The offer that the next renewal is under, else that of the period that runs.
  private func pendingOffer(of run: Subscription) -> Offer? {
    if run.autoRenews, let offer = run.waitingOffer ?? run.renewalOffer {
      return catalog.offer(offer, of: run.renewsTo)
    }
    return offer(of: run.latest)
  }

  /// Writes `upgrade_downgrade_choice` while another plan waits for the renewal. Apple has no such
  /// member; receivers that were written for it find it in the extended dialect.
  private func writeChoice(of run: Subscription, into writer: inout JSONWriter) {
    guard policy.dialect == .extended, run.isOtherWaiting else { return }
    writer.key("upgrade_downgrade_choice")
    writer.object { writer in
      writer.member("product_id", catalog.identifier(of: run.renewsTo))
      let offer = run.waitingOffer.map { catalog.offer($0, of: run.renewsTo) }
      writer.member(
        "promotion_offer_id", offer?.kind == .promotional ? offer?.identifier ?? "" : "")
    }
  }
}

extension Subscription {
  /// Whether another plan will take the place of the present one at the renewal.
  fileprivate var isOtherWaiting: Bool {
    switch phase {
    case .active, .grace, .retry: autoRenews && renewsTo != latest.product
    case .revoked, .expired: false
    }
  }
}
