internal import SubscriptionModel

/// The answer about the receipt of an app on a customer's devices.
///
/// https://developer.apple.com/documentation/appstorereceipts/responsebody
struct AppReceiptAnswer {
  let receipts: ReceiptWriter
  let receipt: Receipt
  let instant: SimInstant
  /// When the scenario begins, and with it what customers of production have of the app.
  let start: SimInstant
  let excludesOld: Bool

  /// When every app was first had in the sandbox, as every sandbox receipt says: 2013-08-01
  /// 07:00:00 UTC.
  private static let sandboxPurchase = SimInstant(milliseconds: 1_375_340_400_000)

  private var app: AppIdentity { receipts.planned.app }
  private var isProduction: Bool { receipts.isProduction }

  /// The answer.
  var json: [UInt8] {
    let items = receipt.items
    let hasSubscriptions = !receipt.subscriptions.isEmpty
    var writer = JSONWriter(reserving: 4096)
    writer.object { writer in
      writer.member("environment", receipts.environment)
      writer.key("receipt")
      writer.object { writeReceipt(items, into: &$0) }
      if !items.isEmpty {
        writer.key("latest_receipt_info")
        receipts.write(excludesOld ? receipt.latestItems : items, into: &writer)
      }
      if hasSubscriptions {
        writer.member("latest_receipt", receipts.token)
        writer.key("pending_renewal_info")
        receipts.writePending(receipt.subscriptions, into: &writer)
      }
      writer.member("status", ReceiptStatus.valid.rawValue)
    }
    return writer.bytes
  }

  /// https://developer.apple.com/documentation/appstorereceipts/responsebody/receipt
  private func writeReceipt(_ items: [ReceiptItem], into writer: inout JSONWriter) {
    let number = isProduction ? app.appAppleIdentifier ?? 0 : 0
    let version = app.bundleVersion ?? "1.0"
    writer.member("receipt_type", isProduction ? "Production" : "ProductionSandbox")
    writer.member("adam_id", number)
    writer.member("app_item_id", number)
    writer.member("bundle_id", app.bundleIdentifier)
    writer.member("application_version", version)
    writer.member("download_id", isProduction ? download : 0)
    writer.member("version_external_identifier", Int64(receipts.versionIdentifier))
    DateMember.receiptCreation.write(created(items), into: &writer)
    DateMember.request.write(instant, into: &writer)
    DateMember.originalPurchase.write(
      isProduction ? start.wholeSecond : Self.sandboxPurchase, into: &writer)
    writer.member("original_application_version", isProduction ? version : "1.0")
    writer.key("in_app")
    receipts.write(items, inApp: true, into: &writer)
  }

  /// The store's number for the customer's download: 15 digits.
  private var download: Int64 {
    receipts.plan.chance.draw(.download, of: receipts.planned.key, 0)
      .value(in: 500_000_000_000_000...599_999_999_999_999)
  }

  /// A receipt is made anew with each purchase; the first one with the app.
  private func created(_ items: [ReceiptItem]) -> SimInstant {
    let purchases = items.map(\.purchaseDate).filter { $0 <= instant }
    return (purchases.max() ?? min(start, instant)).wholeSecond
  }
}
