internal import NotificationWire
internal import Signing

/// Where a reader of a ledger's notifications stands: behind this one.
struct LedgerPlace {
  var run: Int64 = 0
  var sequence: Int64 = 0
}

extension LedgerFile {
  /// Notifications on a page before somebody else has a turn, wanted or not.
  private static let mostLookedAt = 1024

  /// Reads on behind a place: at most so many notifications of those that are wanted, and whether
  /// there may be more. Throws ``LedgerError``.
  ///
  /// Each page is read to its end: a statement left open while attempts are written would keep the
  /// log from being emptied.
  func page(
    after place: inout LedgerPlace, most: Int, forms: Set<NotificationForm>,
    undeliveredTo sinks: [String]?, where isWanted: (NotificationHeader) -> Bool
  ) throws(LedgerError) -> (notifications: [StoredNotification], isLast: Bool) {
    let runs = Dictionary(uniqueKeysWithValues: try runs().map { ($0.id, $0.identity) })
    let statement = try statement(Self.pages(undeliveredTo: sinks?.count), .read)
    statement.bind(place.run)
    statement.bind(place.sequence)
    for sink in sinks ?? [] { statement.bind(sink) }
    defer { statement.reset() }
    let bodies = TextColumn("body", of: "body", in: database)
    var found: [StoredNotification] = []
    var count = 0
    while try statement.step() {
      place.run = statement.number(Self.headerColumnCount + 1)
      place.sequence = statement.number(Self.headerColumnCount + 2)
      count += 1
      let header = NotificationHeader(statement)
      if let run = runs[place.run], isWanted(header) {
        let id = statement.number(Self.headerColumnCount)
        found.append(
          StoredNotification(
            id: id, run: run, sequence: Int(place.sequence),
            parcel: try parcel(header, id, run, forms, bodies)))
      }
      if found.count == most || count == Self.mostLookedAt { return (found, false) }
    }
    return (found, true)
  }

  /// Notifications behind a place; those that a replay to so many sinks sends, or all.
  private static func pages(undeliveredTo sinkCount: Int?) -> String {
    let conditions = sinkCount.map { "AND (\(isUndelivered)) AND (\(lacksOne(of: $0)))" }
    return """
      SELECT \(headerColumns), id, run, sequence FROM notification
      WHERE (run, sequence) > (?, ?) \(conditions ?? "") ORDER BY run, sequence
      """
  }

  /// As the view `undelivered` has it, asked of one notification: one of the sinks that it is meant
  /// for or was tried at lacks a success, or it is meant for none and was tried at none.
  private static let isUndelivered = """
    EXISTS (
      SELECT 1 FROM destination WHERE destination.run = notification.run
        AND NOT EXISTS (
          SELECT 1 FROM attempt WHERE attempt.notification = notification.id
            AND attempt.sink = destination.sink AND attempt.result = 'SUCCESS'))
    OR EXISTS (
      SELECT 1 FROM attempt AS tried WHERE tried.notification = notification.id
        AND NOT EXISTS (
          SELECT 1 FROM attempt WHERE attempt.notification = notification.id
            AND attempt.sink = tried.sink AND attempt.result = 'SUCCESS'))
    OR NOT EXISTS (SELECT 1 FROM destination WHERE destination.run = notification.run)
      AND NOT EXISTS (SELECT 1 FROM attempt WHERE attempt.notification = notification.id)
    """

  /// One of so many sinks has not acknowledged the notification.
  private static func lacksOne(of sinkCount: Int) -> String {
    let one = """
      NOT EXISTS (
        SELECT 1 FROM attempt WHERE attempt.notification = notification.id
          AND attempt.sink = ? AND attempt.result = 'SUCCESS')
      """
    return sinkCount == 0 ? "1" : Array(repeating: one, count: sinkCount).joined(separator: " OR ")
  }

  /// What receivers are sent of a notification. Throws ``LedgerError``.
  func body(of notification: Int64) throws(LedgerError) -> [UInt8] {
    let statement = try statement("SELECT body FROM body WHERE notification = ?", .read)
    statement.bind(notification)
    defer { statement.reset() }
    guard try statement.step() else { throw lacksBody(notification) }
    return statement.bytes(0)
  }

  private func lacksBody(_ notification: Int64) -> LedgerError {
    .failed(path: path, .read, code: 0, reason: "notification \(notification) has no body")
  }

  private func parcel(
    _ header: NotificationHeader, _ id: Int64, _ run: RunIdentity, _ forms: Set<NotificationForm>,
    _ bodies: TextColumn
  ) throws(LedgerError) -> Parcel {
    if run.form == .v1 {
      let body = forms.contains(.v1) ? try bodies.bytes(id) : nil
      if forms.contains(.v1) && body == nil { throw lacksBody(id) }
      return Parcel(header, v1: body ?? [])
    }
    let wantsSigned = run.form == .signed && forms.contains(.signed)
    let wantsDecoded = forms.contains(.decoded)
    let signed = wantsSigned ? try bodies.bytes(id) : nil
    if wantsSigned && signed == nil { throw lacksBody(id) }
    guard wantsDecoded else { return Parcel(header, signed: signed) }
    let inner = ["data.transactionInfo", "data.renewalInfo", "appData.appTransactionInfo"]
      .map { ", json_extract(decoded, '$.\($0)')" }.joined()
    let statement = try statement(
      "SELECT decoded \(inner) FROM body WHERE notification = ?", .read)
    statement.bind(id)
    defer { statement.reset() }
    guard try statement.step() else { throw lacksBody(id) }
    return Parcel(
      header, signed: signed, decoded: statement.bytes(0),
      inner: InnerClaims(
        transaction: statement.bytes(1), renewal: statement.bytes(2),
        appTransaction: statement.bytes(3)))
  }
}
