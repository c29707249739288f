internal import SubscriptionModel

/// The body of a legacy notification. Apple's have no order of members that could be relied on;
/// these always have the same.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv1
struct V1Body {
  let type: V1Type
  let announcement: Announcement
  /// Whether a CANCEL tells the first of it.
  let isAfterCancel: Bool
  /// The transaction before the one that it is about.
  let before: ReceiptTransaction?
  let receipt: Receipt
  let receipts: ReceiptWriter

  /// When Apple has said that nobody should receive these any more, in the form of HTTP's dates: no
  /// body was found that shows which form it has.
  private static let deprecation = "Mon, 05 Jun 2023 00:00:00 GMT"

  private var policy: V1Policy { receipts.policy }
  private var app: AppIdentity { receipts.planned.app }

  /// The body.
  var json: [UInt8] {
    var writer = JSONWriter(reserving: 4096)
    writer.object { writer in
      writer.member("notification_type", type.rawValue)
      writer.member("environment", receipts.isProduction ? "PROD" : "Sandbox")
      writer.member("password", app.sharedSecret)
      writer.member("bid", app.bundleIdentifier)
      writer.member("bvrs", app.bundleVersion)
      writeRenewal(into: &writer)
      if policy.isLegacy {
        writeLegacy(into: &writer)
      } else {
        writeNewer(into: &writer)
      }
      receipts.writeUnified(receipt, isEmpty: isAboutConsumable, into: &writer)
    }
    return writer.bytes
  }

  /// What there is of a subscription alone. The status is a word here, and a digit inside. Both
  /// members say what the customer wishes: of commitments version 1 knows nothing.
  private func writeRenewal(into writer: inout JSONWriter) {
    guard case .run(let run, _) = announcement.subject else { return }
    writer.member("auto_renew_product_id", receipts.catalog.identifier(of: run.renewsTo))
    writer.member("auto_renew_status", receipts.text(run.autoRenews))
    guard type == .didChangeRenewalStatus else { return }
    DateMember.autoRenewChange.write(changed(in: run), into: &writer)
  }

  /// When auto-renew was switched: with the refund or the purchase that this body tells of, else
  /// when it was last.
  private func changed(in run: Subscription) -> SimInstant {
    let transaction = announcement.subject.transaction
    if let revoked = transaction?.revocation?.date, isAfterCancel { return revoked }
    let isBought = [.subscribed, .offerRedeemed, .didChangeRenewalPref].contains(
      announcement.fact.notificationKind.type)
    if isBought { return (transaction ?? run.latest).purchaseDate }
    return receipt.subscription(run.originalTransaction)?.autoRenewChanged
      ?? announcement.instant.wholeSecond
  }

  private func writeNewer(into writer: inout JSONWriter) {
    switch announcement.subject {
    case .run(let run, _):
      writer.member("original_transaction_id", Int64(run.originalTransaction.number))
      writer.member("expiration_intent", run.trouble?.reason.intent)
    case .purchase(let purchase):
      writer.member("original_transaction_id", Int64(purchase.identifier.number))
    case .app: break
    }
    writer.member("deprecation", Self.deprecation)
    if policy.dialect == .extended {
      receipts.writeLists(receipt, isEmpty: isAboutConsumable, into: &writer)
    }
  }

  /// What stood at the top until 10 March 2021: a receipt of iOS 6 with its transaction, under
  /// other names where that has expired or was taken back.
  private func writeLegacy(into writer: inout JSONWriter) {
    guard let item else { return }
    if type == .cancel, case .period(let period, _) = item {
      let cancelled = period.transaction.revocation?.date ?? period.replaced
      DateMember.cancellation.write(cancelled, into: &writer)
      writer.member("web_order_line_item_id", quoted: period.transaction.lineItem.number)
    }
    let token = ReceiptToken.transaction(receipts.planned.key, item.identifier)
      .text(receipts.plan.chance)
    if isLive {
      writer.member("latest_receipt", token)
      writer.key("latest_receipt_info")
    } else {
      writer.member("latest_expired_receipt", token)
      writer.key("latest_expired_receipt_info")
    }
    receipts.writeLegacy(item, into: &writer)
  }

  /// The transaction that the legacy members speak of.
  private var item: ReceiptItem? {
    switch announcement.subject {
    case .run(let run, let transaction):
      let isReplacing = type == .cancel && transaction.revocation == nil
      let spoken = isReplacing ? before?.transaction.identifier : nil
      return receipt.item(
        spoken ?? (type == .cancel ? transaction.identifier : run.latest.identifier))
    case .purchase(let purchase): return .purchase(purchase)
    case .app: return nil
    }
  }

  private var isLive: Bool {
    guard case .run(let run, _) = announcement.subject else { return true }
    guard type != .cancel, case .active = run.phase else { return false }
    return true
  }

  private var isAboutConsumable: Bool {
    guard case .purchase(let purchase) = announcement.subject else { return false }
    return purchase.kind == .consumable
  }
}
