internal import SubscriptionModel

extension ReceiptWriter {
  /// Writes a transaction in the style of iOS 6: an object of its own, all of it text, whose
  /// `expires_date` is the milliseconds.
  func writeLegacy(_ item: ReceiptItem, into writer: inout JSONWriter) {
    writer.object { writer in
      writeApp(into: &writer)
      switch item {
      case .period(let period, let run): write(period, of: run, into: &writer)
      case .purchase(let purchase): write(purchase, into: &writer)
      }
      writeDevice(into: &writer)
    }
  }

  private func writeApp(into writer: inout JSONWriter) {
    let app = planned.app
    if isProduction { writer.member("app_item_id", app.appAppleIdentifier.map { "\($0)" }) }
    writer.member("bid", app.bundleIdentifier)
    writer.member("bvrs", app.bundleVersion)
    writer.member("version_external_identifier", "\(versionIdentifier)")
  }

  /// What such a receipt says of the device that it was made on.
  private func writeDevice(into writer: inout JSONWriter) {
    let device = plan.chance.uuid(.device, of: planned.key, 0).text.filter { $0 != "-" }
    writer.member("unique_identifier", "\(device)\(device.prefix(8))")
    writer.member(
      "unique_vendor_identifier",
      plan.chance.uuid(.device, of: planned.key, 1).text.uppercased())
  }

  private func write(
    _ period: ReceiptTransaction, of run: Subscription, into writer: inout JSONWriter
  ) {
    let transaction = period.transaction
    writer.member("item_id", itemIdentifier(of: transaction.product))
    writer.member("product_id", catalog.identifier(of: transaction.product))
    writer.member("quantity", "1")
    writer.member("transaction_id", quoted: transaction.identifier.number)
    writer.member("original_transaction_id", quoted: run.originalTransaction.number)
    writer.member("web_order_line_item_id", quoted: transaction.lineItem.number)
    DateMember.purchase.write(transaction.purchaseDate, into: &writer)
    DateMember.originalPurchase.write(run.originalPurchaseDate, into: &writer)
    DateMember.legacyExpires.write(transaction.expiresDate, into: &writer)
    writeFlags(offer(of: transaction), into: &writer)
    writer.member("subscription_group_identifier", group(of: transaction))
    writeCancellation(of: period, into: &writer)
  }

  private func write(_ purchase: OneTimePurchase, into writer: inout JSONWriter) {
    writer.member("item_id", itemIdentifier(of: purchase.product))
    writer.member("product_id", catalog.identifier(of: purchase.product))
    writer.member("quantity", "\(purchase.quantity)")
    writer.member("transaction_id", quoted: purchase.identifier.number)
    writer.member("original_transaction_id", quoted: purchase.identifier.number)
    DateMember.purchase.write(purchase.purchaseDate, into: &writer)
    DateMember.originalPurchase.write(purchase.purchaseDate, into: &writer)
    writeCancellation(purchase.revocation, into: &writer)
  }

  /// The store's number for a version of the app: nine digits, none in the sandbox.
  var versionIdentifier: UInt64 {
    isProduction ? 800_000_000 + Chance.hash(of: planned.app.bundleVersion ?? "") % 99_999_999 : 0
  }

  /// The store's number for a product: ten digits, made of its id.
  private func itemIdentifier(of product: ProductIndex) -> String {
    "\(1_000_000_000 + Chance.hash(of: catalog.identifier(of: product)) % 1_000_000_000)"
  }
}
