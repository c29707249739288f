internal import SubscriptionModel

/// The answer about a receipt in the style of iOS 6, which is one transaction's: of a subscription
/// it says where that stands, and has a status of its own once it has expired.
struct OldReceiptAnswer {
  let receipts: ReceiptWriter
  let receipt: Receipt
  let item: ReceiptItem

  /// The answer.
  var json: [UInt8] {
    var writer = JSONWriter(reserving: 2048)
    writer.object { writer in
      guard case .period(_, let run) = item else {
        writeHead(.valid, into: &writer)
        return
      }
      let latest = receipt.item(run.latest.identifier) ?? item
      if case .active = run.phase {
        writeHead(.valid, into: &writer)
        writer.key("latest_receipt_info")
        receipts.writeLegacy(latest, into: &writer)
        writer.member(
          "latest_receipt",
          ReceiptToken.transaction(receipts.planned.key, latest.identifier)
            .text(receipts.plan.chance))
      } else {
        writeHead(.expired, into: &writer)
        writer.key("latest_expired_receipt_info")
        receipts.writeLegacy(latest, into: &writer)
      }
      writeRenewal(of: run, into: &writer)
    }
    return writer.bytes
  }

  private func writeHead(_ status: ReceiptStatus, into writer: inout JSONWriter) {
    writer.member("status", status.rawValue)
    writer.key("receipt")
    receipts.writeLegacy(item, into: &writer)
  }

  /// Here, and nowhere else, the status is a number.
  private func writeRenewal(of run: Subscription, into writer: inout JSONWriter) {
    writer.member("auto_renew_product_id", receipts.catalog.identifier(of: run.renewsTo))
    writer.member("auto_renew_status", run.autoRenews ? 1 : 0)
    guard let trouble = run.trouble else { return }
    writer.member("expiration_intent", "\(trouble.reason.intent)")
    writer.member("is_in_billing_retry_period", trouble.isRetrying ? "1" : "0")
  }
}
