internal import NotificationWire
internal import Signing

extension LedgerFile {
  /// Stores the notifications that come after so many in a run, and answers their rows. Those that
  /// the run has already must be the same. All of it is there when it returns, or nothing is.
  /// Throws ``LedgerError``.
  func record(
    _ parcels: [Parcel], after count: Int, in run: StoredRun, _ identity: RunIdentity
  ) throws(LedgerError) -> [Int64] {
    try database.transaction { () throws(LedgerError) in
      var rows: [Int64] = []
      rows.reserveCapacity(parcels.count)
      for (place, parcel) in parcels.enumerated() {
        let sequence = count + place + 1
        // A legacy body is what people read of it, too.
        let readable: NotificationForm = identity.form == .v1 ? .v1 : .decoded
        guard let body = parcel.body(identity.form), let decoded = parcel.body(readable) else {
          let missing = parcel.body(identity.form) == nil ? identity.form : .decoded
          throw LedgerError.missingForm(missing, scenario: identity.scenario, sequence: sequence)
        }
        if sequence <= run.notificationCount {
          rows.append(try stored(parcel.header, body, sequence, in: run, of: identity.scenario))
        } else {
          let row = try insert(parcel.header, sequence: sequence, in: run.id)
          try insert(decoded, body, of: row)
          rows.append(row)
        }
      }
      return rows
    }
  }

  /// The row of a notification that the run had before. Throws ``LedgerError``.
  private func stored(
    _ header: NotificationHeader, _ body: [UInt8], _ sequence: Int, in run: StoredRun,
    of scenario: String
  ) throws(LedgerError) -> Int64 {
    let statement = statements.storedNotification
    statement.bind(run.id)
    statement.bind(sequence)
    defer { statement.reset() }
    guard try statement.step(), statement.holds(1, header.notificationUUID.utf8),
      statement.holds(2, body)
    else {
      throw .otherNotification(path: path, scenario: scenario, sequence: sequence)
    }
    return statement.number(0)
  }

  private func insert(
    _ header: NotificationHeader, sequence: Int, in run: Int64
  ) throws(LedgerError) -> Int64 {
    if hasIndexes {
      try database.execute(LedgerSchema.withoutIndexes)
      hasIndexes = false
    }
    let statement = statements.insertNotification
    statement.bind(run)
    statement.bind(sequence)
    statement.bind(header.customer)
    statement.bind(header.number)
    statement.bind(header.type)
    statement.bind(header.subtype)
    statement.bind(header.productID)
    statement.bind(header.transactionID)
    statement.bind(header.originalTransactionID)
    statement.bind(header.notificationUUID)
    statement.bind(header.signedDate)
    statement.bind(header.belief?.status)
    statement.bind(header.belief.map { $0.isEntitled ? 1 : 0 })
    statement.bind(header.belief?.reason)
    try statement.run()
    return database.lastRow
  }

  private func insert(
    _ decoded: [UInt8], _ body: [UInt8], of row: Int64
  ) throws(LedgerError) {
    let statement = statements.insertBody
    statement.bind(row)
    try decoded.withUnsafeBufferPointer { decoded throws(LedgerError) in
      try body.withUnsafeBufferPointer { body throws(LedgerError) in
        statement.bind(borrowed: decoded)
        statement.bind(borrowed: body)
        try statement.run()
      }
    }
  }
}
