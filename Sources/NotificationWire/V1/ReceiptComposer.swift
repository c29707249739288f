package import SubscriptionModel

/// Answers what is asked about receipts, as verifyReceipt does. It knows the plan and is shown the
/// book; files and connections are others' business.
///
/// https://developer.apple.com/documentation/appstorereceipts/verifyreceipt
package struct ReceiptComposer: Sendable {
  private let plan: Plan

  /// A composer of answers about the receipts of this plan's customers.
  package init(_ plan: Plan) {
    self.plan = plan
  }

  /// The token of a customer's receipt, as it stands in `latest_receipt`.
  package func token(of customer: CustomerIndex) -> String {
    ReceiptToken.app(plan.customer(customer).key).text(plan.chance)
  }

  /// The token of one transaction, in the style of iOS 6: that of the customer's newest; `nil`:
  /// nothing was bought.
  package func oldStyleToken(of customer: CustomerIndex, _ book: ReceiptBook) -> String? {
    book[customer].items.first.map {
      ReceiptToken.transaction(plan.customer(customer).key, $0.identifier).text(plan.chance)
    }
  }

  /// The answer, JSON, at an instant at which the book stands so.
  package func answer(
    to request: ReceiptRequest, from book: ReceiptBook, at instant: SimInstant
  ) -> [UInt8] {
    let token: ReceiptToken
    switch ReceiptToken.read(request.receiptData, plan.chance) {
    case .malformed: return refusal(.malformed, request.server)
    case .foreign: return refusal(.notAuthenticated, request.server)
    case .token(let found): token = found
    }
    guard let customer = plan.customer(of: token.customer) else {
      return refusal(.notAuthenticated, request.server)
    }
    let receipt = book[customer]
    let writer = ReceiptWriter(plan: plan, customer: customer)
    let own: ReceiptRequest.Server = writer.isProduction ? .production : .sandbox
    if let asked = request.server, asked != own {
      return refusal(own == .sandbox ? .fromSandbox : .fromProduction, asked)
    }
    if !knows(writer.planned.app, request.password, receipt) {
      return refusal(.wrongSecret, own)
    }
    switch token {
    case .app:
      return AppReceiptAnswer(
        receipts: writer, receipt: receipt, instant: instant, start: plan.start,
        excludesOld: request.excludesOldTransactions
      ).json
    case .transaction(_, let identifier):
      guard let item = receipt.item(identifier) else { return refusal(.notAuthenticated, own) }
      return OldReceiptAnswer(receipts: writer, receipt: receipt, item: item).json
    }
  }

  /// Whether who asks knows the app's secret, where one is needed.
  private func knows(_ app: AppIdentity, _ password: String?, _ receipt: Receipt) -> Bool {
    guard let secret = app.sharedSecret else { return true }
    guard let password else { return receipt.subscriptions.isEmpty }
    return password == secret
  }

  /// An answer that says why there is no other.
  private func refusal(_ status: ReceiptStatus, _ server: ReceiptRequest.Server?) -> [UInt8] {
    var writer = JSONWriter(reserving: 64)
    writer.object { writer in
      if status.namesEnvironment {
        let planned: ReceiptRequest.Server =
          plan.policy.environment == .production ? .production : .sandbox
        writer.member("environment", (server ?? planned).rawValue)
      }
      writer.member("status", status.rawValue)
    }
    return writer.bytes
  }
}

extension ReceiptToken {
  /// Whose receipt it stands for.
  fileprivate var customer: CustomerKey {
    switch self {
    case .app(let customer), .transaction(let customer, _): customer
    }
  }
}
