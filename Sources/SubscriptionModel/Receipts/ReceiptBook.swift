/// The receipts of all customers: what each has bought so far. A fold over what is announced; where
/// somebody also shows it the records, it knows of everything from the instant at which it happens.
///
/// A run keeps its latest transaction only, so whoever wants the ones before keeps this book. It
/// exists only where somebody asks for it.
package struct ReceiptBook: Sendable {
  /// Of those who have bought something.
  private var receipts: [CustomerIndex: Receipt] = [:]

  /// The book of customers of whom nobody has bought anything.
  package init() {}

  /// The receipt of a customer.
  package subscript(customer: CustomerIndex) -> Receipt { receipts[customer] ?? Receipt() }

  /// Takes what the store tells: the state that it tells, and the transaction that it is about.
  package mutating func take(_ announcement: Announcement) {
    let customer = announcement.customer
    switch announcement.subject {
    case .run(let run, let transaction):
      receipts[customer, default: Receipt()].take(run, transaction, at: announcement.instant)
    case .purchase(let purchase):
      receipts[customer, default: Receipt()].take(purchase)
      // What is used up is delivered when the developer hears of it, and then it is finished.
      if announcement.fact.isPurchaseOnce {
        receipts[customer, default: Receipt()].finish(purchase.identifier)
      }
    case .app: break
    }
  }

  /// Takes what has happened to a run.
  package mutating func take(_ record: LifecycleRecord) {
    receipts[record.customer, default: Receipt()].take(
      record.after, record.after.latest, at: record.instant)
  }

  /// Takes what has happened to something that is bought once.
  package mutating func take(_ record: PurchaseRecord) {
    receipts[record.customer, default: Receipt()].take(record.purchase)
  }
}

extension Fact {
  /// Whether something is had from now on that is bought once.
  fileprivate var isPurchaseOnce: Bool { self == .boughtOnce || self == .shared(.once) }
}
