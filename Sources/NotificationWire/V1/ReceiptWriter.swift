internal import SubscriptionModel

/// Writes what legacy bodies and receipts say of one customer's purchases.
struct ReceiptWriter {
  let plan: Plan
  let customer: CustomerIndex

  var catalog: Catalog { plan.catalog }
  var planned: PlannedCustomer { plan.customer(customer) }
  var policy: V1Policy { planned.policy.v1 }
  var isProduction: Bool { planned.policy.environment == .production }
  /// The store's name inside receipts; stores of Xcode have none and pass for the sandbox.
  var environment: String { isProduction ? "Production" : "Sandbox" }

  /// How many transactions a notification holds at most.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/unified_receipt
  private static let mostItems = 100

  /// Writes `unified_receipt`.
  ///
  /// - Parameter isEmpty: Whether it is told of something used up, which no receipt holds.
  func writeUnified(_ receipt: Receipt, isEmpty: Bool, into writer: inout JSONWriter) {
    writer.key("unified_receipt")
    writer.object { writer in
      writer.member("environment", environment)
      writer.member("status", 0)
      writer.member("latest_receipt", token)
      writeLists(receipt, isEmpty: isEmpty, into: &writer)
    }
  }

  /// Writes `latest_receipt_info` and `pending_renewal_info` of a notification.
  func writeLists(_ receipt: Receipt, isEmpty: Bool, into writer: inout JSONWriter) {
    let items = isEmpty ? [] : Array(receipt.items.prefix(Self.mostItems))
    writer.key("latest_receipt_info")
    write(items, into: &writer)
    writer.key("pending_renewal_info")
    writePending(isEmpty ? [] : receipt.subscriptions, into: &writer)
  }

  /// Writes a list of transactions.
  func write(_ items: [ReceiptItem], inApp: Bool = false, into writer: inout JSONWriter) {
    writer.list(of: items) { writer, item in
      writer.object { write(item, inApp: inApp, into: &$0) }
    }
  }

  /// The token that stands for the customer's receipt.
  var token: String { ReceiptToken.app(planned.key).text(plan.chance) }

  /// Truth as Apple writes it in text.
  func text(_ truth: Bool) -> String { truth ? "true" : "false" }
}
