/// The receipts of all customers: what each has bought so far. A fold over what is announced; where
/// somebody also shows it the records, it knows of everything from the instant at which it happens.
///
/// A run keeps its latest transaction only, so whoever wants the ones before keeps this book. It
/// exists only where somebody asks for it.
package struct ReceiptBook: Sendable {
  private var receipts: [Receipt]

  /// The book of a plan's customers, of whom nobody has bought anything.
  package init(of plan: Plan) {
    receipts = Array(repeating: Receipt(), count: plan.everybody.count)
  }

  /// The receipt of a customer.
  package subscript(customer: CustomerIndex) -> Receipt { receipts[Int(customer.number)] }

  /// Takes what the store tells: the state that it tells, and the transaction that it is about.
  package mutating func take(_ announcement: Announcement) {
    let place = Int(announcement.customer.number)
    switch announcement.subject {
    case .run(let run, let transaction):
      receipts[place].take(run, transaction, at: announcement.instant)
    case .purchase(let purchase):
      receipts[place].take(purchase)
      // What is used up is delivered when the developer hears of it, and then it is finished.
      if announcement.fact.isPurchaseOnce { receipts[place].finish(purchase.identifier) }
    case .app: break
    }
  }

  /// Takes what has happened to a run.
  package mutating func take(_ record: LifecycleRecord) {
    receipts[Int(record.customer.number)].take(
      record.after, record.after.latest, at: record.instant)
  }

  /// Takes what has happened to something that is bought once.
  package mutating func take(_ record: PurchaseRecord) {
    receipts[Int(record.customer.number)].take(record.purchase)
  }
}

extension Fact {
  /// Whether something is had from now on that is bought once.
  fileprivate var isPurchaseOnce: Bool { self == .boughtOnce || self == .shared(.once) }
}
