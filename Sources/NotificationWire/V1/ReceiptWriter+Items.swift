internal import SubscriptionModel

extension ReceiptWriter {
  /// Writes the members of a transaction, all of them text.
  ///
  /// https://developer.apple.com/documentation/appstorereceipts/responsebody/latest_receipt_info
  ///
  /// - Parameter inApp: Whether it stands in `in_app` of the receipt itself, which says less.
  func write(_ item: ReceiptItem, inApp: Bool, into writer: inout JSONWriter) {
    switch item {
    case .period(let period, let run): write(period, of: run, inApp: inApp, into: &writer)
    case .purchase(let purchase): write(purchase, inApp: inApp, into: &writer)
    }
  }

  private func write(
    _ period: ReceiptTransaction, of run: Subscription, inApp: Bool,
    into writer: inout JSONWriter
  ) {
    let transaction = period.transaction
    let product = catalog.subscription(transaction.product)
    let offer = offer(of: transaction)
    writer.member("quantity", "1")
    writer.member("product_id", product.identifier)
    writer.member("transaction_id", quoted: transaction.identifier.number)
    writer.member("original_transaction_id", quoted: run.originalTransaction.number)
    DateMember.purchase.write(transaction.purchaseDate, into: &writer)
    DateMember.originalPurchase.write(run.originalPurchaseDate, into: &writer)
    DateMember.expires.write(transaction.expiresDate, into: &writer)
    writer.member("web_order_line_item_id", quoted: transaction.lineItem.number)
    writeFlags(offer, into: &writer)
    if !inApp { writer.member("subscription_group_identifier", group(of: transaction)) }
    writer.member("in_app_ownership_type", run.ownership.rawValue)
    if !inApp, period.replaced != nil { writer.member("is_upgraded", "true") }
    writeCancellation(of: period, into: &writer)
    write(offer, inApp: inApp, into: &writer)
    if !inApp { writeAccount(period.accountToken, into: &writer) }
  }

  private func write(
    _ purchase: OneTimePurchase, inApp: Bool, into writer: inout JSONWriter
  ) {
    writer.member("quantity", "\(purchase.quantity)")
    writer.member("product_id", catalog.identifier(of: purchase.product))
    writer.member("transaction_id", quoted: purchase.identifier.number)
    writer.member("original_transaction_id", quoted: purchase.identifier.number)
    DateMember.purchase.write(purchase.purchaseDate, into: &writer)
    DateMember.originalPurchase.write(purchase.purchaseDate, into: &writer)
    writer.member("is_trial_period", "false")
    writer.member("in_app_ownership_type", purchase.ownership.rawValue)
    writeCancellation(purchase.revocation, into: &writer)
    if !inApp { writeAccount(purchase.accountToken, into: &writer) }
  }

  /// The offer that a transaction was bought under.
  func offer(of transaction: Transaction) -> Offer? {
    transaction.offer.map { catalog.offer($0, of: transaction.product) }
  }

  /// The digits of the group that a transaction belongs to.
  func group(of transaction: Transaction) -> String {
    catalog.group(catalog.groupOf(transaction.product)).identifier
  }

  /// A free trial counted as none of the introductory periods until 2021, and does since.
  func writeFlags(_ offer: Offer?, into writer: inout JSONWriter) {
    let isIntroductory = offer?.kind == .introductory
    let isTrial = isIntroductory && offer?.mode == .free
    writer.member("is_trial_period", text(isTrial))
    writer.member(
      "is_in_intro_offer_period", text(isIntroductory && !(policy.isLegacy && isTrial)))
  }

  /// What was taken back, or before 2021 what another took the place of.
  func writeCancellation(of period: ReceiptTransaction, into writer: inout JSONWriter) {
    if policy.isLegacy, period.transaction.revocation == nil, let replaced = period.replaced {
      DateMember.cancellation.write(replaced, into: &writer)
      writer.member("cancellation_reason", "0")
      return
    }
    writeCancellation(period.transaction.revocation, into: &writer)
  }

  func writeCancellation(_ revocation: Revocation?, into writer: inout JSONWriter) {
    guard let revocation else { return }
    DateMember.cancellation.write(revocation.date, into: &writer)
    writer.member("cancellation_reason", "\(revocation.reason.revocationReason)")
  }

  /// Names the offer, if it is of a kind that has a member.
  func write(_ offer: Offer?, inApp: Bool = false, into writer: inout JSONWriter) {
    switch offer?.kind {
    case .promotional: writer.member("promotional_offer_id", offer?.identifier)
    case .code where !inApp: writer.member("offer_code_ref_name", offer?.identifier)
    case .code, .introductory, .winBack, nil: break
    }
  }

  private func writeAccount(_ token: AccountToken, into writer: inout JSONWriter) {
    if policy.isLegacy { return }
    writer.member("app_account_token", plan.accountToken(token, of: planned)?.text)
  }
}
