/// The statements of a ledger that are run over and over, prepared once.
struct LedgerStatements {
  let insertNotification: Statement
  let insertBody: Statement
  let storedNotification: Statement
  let insertAttempt: Statement
  let settleAttempt: Statement
  let history: Statement

  init(_ database: Database) throws(LedgerError) {
    insertNotification = try database.prepare(
      """
      INSERT INTO notification (
        run, sequence, customer, number, type, subtype, product_id, transaction_id,
        original_transaction_id, notification_uuid, signed_date, status, entitled, reason)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    insertBody = try database.prepare(
      "INSERT INTO body (notification, decoded, body) VALUES (?, ?, ?)")
    storedNotification = try database.prepare(
      """
      SELECT notification.id, notification.notification_uuid, body.body
      FROM notification JOIN body ON body.notification = notification.id
      WHERE notification.run = ? AND notification.sequence = ?
      """, .read)
    insertAttempt = try database.prepare(
      """
      INSERT INTO attempt (notification, sink, number, planned, began, may_repeat)
      VALUES (?, ?, ?, ?, ?, ?)
      """)
    settleAttempt = try database.prepare(
      "UPDATE attempt SET result = ?, http_status = ?, latency_us = ?, reason = ? WHERE id = ?")
    history = try database.prepare(
      """
      SELECT result, http_status, latency_us, reason, id, number, planned, began, may_repeat
      FROM attempt WHERE notification = ? AND sink = ? ORDER BY id
      """, .read)
  }
}
