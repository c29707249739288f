public import NotificationWire
internal import SimulationEngine
internal import SubscriptionModel

/// The receipts of a scenario's customers as they stand at the end of its run, and the answers of
/// verifyReceipt about them.
///
/// https://developer.apple.com/documentation/appstorereceipts/verifyreceipt
public struct Receipts: Sendable {
  private let plan: Plan
  private let composer: ReceiptComposer
  private let book: ReceiptBook
  private let instant: SimInstant

  /// Runs a scenario and keeps what its customers have bought.
  ///
  /// The answers are those of the moment at which the run ends: `until` in the scenario, or in what
  /// is set in it, says when.
  ///
  /// - Throws: ``RunError`` where the simulation cannot go on, ``ScenarioError`` where it never
  ///   ends, ``ReceiptError`` where `until` names
  ///   a moment that does not come.
  public init(atTheEndOf scenario: Scenario) throws {
    try scenario.checkEnd()
    plan = scenario.plan
    composer = ReceiptComposer(plan)
    var simulator = Simulator(plan)
    var keeper = BookKeeper(book: ReceiptBook())
    do throws(SimulationError) {
      try simulator.run(&keeper)
    } catch {
      throw RunError.simulation(reason: scenario.secrets.blackedOut(error.description))
    }
    book = keeper.book
    switch plan.end {
    case .at(let end): instant = end
    case .mark(let mark, let text):
      guard let end = simulator.marks[mark] else { throw ReceiptError.notReached(moment: text) }
      instant = end
    case nil: instant = simulator.now
    }
  }

  /// The token of a customer's receipt, as `latest_receipt` has it. Throws ``ReceiptError``.
  public func token(of customer: String) throws(ReceiptError) -> String {
    composer.token(of: try place(of: customer))
  }

  /// The token of a customer's newest transaction, in the style of iOS 6. Throws ``ReceiptError``,
  /// also where nothing was bought.
  public func oldStyleToken(of customer: String) throws(ReceiptError) -> String {
    guard let token = composer.oldStyleToken(of: try place(of: customer), book) else {
      throw .nothingBought(customer: customer)
    }
    return token
  }

  /// The shared secret of a customer's app; `nil`: it has none. Throws ``ReceiptError``.
  public func sharedSecret(of customer: String) throws(ReceiptError) -> String? {
    plan.customer(try place(of: customer)).app.sharedSecret
  }

  /// The answer, JSON, as verifyReceipt gives it: also to what is wrong it is an answer, with a
  /// status that says so.
  public func answer(to request: ReceiptRequest) -> [UInt8] {
    composer.answer(to: request, from: book, at: instant)
  }

  private func place(of name: String) throws(ReceiptError) -> CustomerIndex {
    guard let place = plan.customer(named: name) else {
      throw .unknownCustomer(
        name, known: plan.customers.map(\.name) + (plan.population.map { [$0.names] } ?? []))
    }
    return place
  }
}

/// Keeps the book of a run and nothing else.
private struct BookKeeper: SimulationObserver {
  var book: ReceiptBook

  mutating func attempted(_ action: AttemptedAction) {}
  mutating func recorded(_ record: LifecycleRecord) { book.take(record) }
  mutating func recorded(_ record: PurchaseRecord) { book.take(record) }
  mutating func announced(_ announcement: Announcement) { book.take(announcement) }
}
