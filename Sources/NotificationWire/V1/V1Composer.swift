package import SubscriptionModel

/// Says announcements in the words of the legacy notifications, version 1. What a run does not
/// remember it takes from the book.
package struct V1Composer: Sendable {
  private let plan: Plan

  /// A composer for announcements of this plan.
  package init(_ plan: Plan) {
    self.plan = plan
  }

  /// The notifications that tell an announcement, in the order in which they are sent: none, one
  /// or several.
  ///
  /// - Parameter book: What customers have bought, this announcement included.
  package func compose(_ announcement: Announcement, from book: ReceiptBook) -> [V1Notification] {
    let customer = plan.customer(announcement.customer)
    let receipt = book[announcement.customer]
    let before = transaction(before: announcement, in: receipt)
    let types = V1Occasion(announcement, before: before).types(customer.policy.v1)
    if types.isEmpty { return [] }
    let uuid = plan.chance.uuid(.notificationUUID, of: customer.key, announcement.ordinal)
    let header = NotificationHeader(announcement, to: customer, of: plan.catalog, uuid: uuid)
    let writer = ReceiptWriter(plan: plan, customer: announcement.customer)
    return types.map { type in
      let body = V1Body(
        type: type, announcement: announcement, isAfterCancel: types.first == .cancel,
        before: before, receipt: receipt, receipts: writer)
      return V1Notification(header: header.told(as: type), body: body.json)
    }
  }

  private func transaction(
    before announcement: Announcement, in receipt: Receipt
  ) -> ReceiptTransaction? {
    guard case .run(let run, let transaction) = announcement.subject else { return nil }
    return receipt.subscription(run.originalTransaction)?.transaction(
      before: transaction.identifier)
  }
}

extension NotificationHeader {
  /// The header of the legacy notification that tells the same. It has no identifier of its own on
  /// the wire; here it has that of the one which tells it in version 2.
  fileprivate func told(as type: V1Type) -> NotificationHeader {
    NotificationHeader(
      customer: customer, number: number, type: type.rawValue, subtype: nil,
      notificationUUID: notificationUUID, signedDate: signedDate, productID: productID,
      transactionID: transactionID, originalTransactionID: originalTransactionID, belief: belief,
      terms: terms.ofV1)
  }
}
