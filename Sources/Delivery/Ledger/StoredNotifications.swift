package import NotificationWire
internal import Signing

/// Reads a ledger's notifications page by page, while attempts are written: only a page of bodies
/// is in memory.
package struct StoredNotifications: Sendable {
  private let ledger: Ledger
  private let forms: Set<NotificationForm>
  private let sinks: [String]?
  private var place = LedgerPlace()
  private var isAtEnd = false

  init(_ ledger: Ledger, _ forms: Set<NotificationForm>, undeliveredTo sinks: [String]?) {
    self.ledger = ledger
    self.forms = forms
    self.sinks = sinks
  }

  /// The next notifications; empty at the end. Throws ``LedgerError``.
  ///
  /// - Parameters:
  ///   - most: How many at most.
  ///   - isWanted: Which of them; of the others no body is read.
  package mutating func next(
    _ most: Int = 64, where isWanted: (NotificationHeader) -> Bool = { _ in true }
  ) throws(LedgerError) -> [StoredNotification] {
    var found: [StoredNotification] = []
    while found.isEmpty && !isAtEnd {
      var place = place
      (found, isAtEnd) = try ledger.use { file throws(LedgerError) in
        try file.page(
          after: &place, most: most, forms: forms, undeliveredTo: sinks, where: isWanted)
      }
      self.place = place
    }
    return found
  }
}
