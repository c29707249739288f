/// The ledger of deliveries, and what the answers in it mean to them.
package struct DeliveryLedger: Sendable {
  /// What the deliveries are to those that the ledger knows.
  package enum Use: Sendable {
    /// It knows of none.
    case first
    /// They go on with them: an answer that is there is not asked for again.
    case resumed
    /// They make up for what failed: what is acknowledged is left alone.
    case replay
  }

  let ledger: Ledger
  let use: Use

  package init(_ ledger: Ledger, _ use: Use) {
    self.ledger = ledger
    self.use = use
  }
}
