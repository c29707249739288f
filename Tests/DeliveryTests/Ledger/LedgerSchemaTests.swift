import Foundation
import Signing
import Testing

@testable import Delivery

/// What people find who open the file.
@Suite struct LedgerSchemaTests {
  private let scratch: ScratchFolder
  private var path: String { scratch.path + "/run.sqlite" }

  init() throws {
    scratch = try ScratchFolder()
    let ledger = try Ledger.create(scratch.path + "/run.sqlite")
    let run = try ledger.sampleRun()
    let rows = try run.record([
      .sample(1, kind: "SUBSCRIBED/INITIAL_BUY"), .sample(2), .sample(3),
    ])
    let attempts = try run.begin([.sample(rows[0]), .sample(rows[1]), .sample(rows[1], 2)])
    try run.settle([SettledAttempt(attempts[0], .ok), SettledAttempt(attempts[1], .busy)])
    try ledger.close()
  }

  @Test func isOneFile() throws {
    #expect(try scratch.names() == ["run.sqlite"])
    #expect(try asked(path, "PRAGMA application_id") == ["\(0x5363_6C6B)"])
    #expect(try asked(path, "PRAGMA journal_mode") == ["wal"])
    #expect(try asked(path, "PRAGMA integrity_check") == ["ok"])
    #expect(try asked(path, "PRAGMA foreign_key_check") == [])
  }

  @Test(arguments: [
    (
      "SELECT sequence, customer, kind, signed, number, planned, began, result, http_status, "
        + "latency_ms FROM delivery",
      [
        "1 ana SUBSCRIBED/INITIAL_BUY 2026-01-05 09:05:00.000 1 2026-01-05 09:00:18.000 "
          + "2026-03-01 12:00:00.000 SUCCESS 200 41.5",
        "2 ana DID_RENEW 2026-01-05 09:10:00.000 1 2026-01-05 09:00:18.000 "
          + "2026-03-01 12:00:00.000 UNSUCCESSFUL_HTTP_RESPONSE_CODE 503 1.2",
        "2 ana DID_RENEW 2026-01-05 09:10:00.000 2 2026-01-05 09:00:18.000 "
          + "2026-03-01 12:00:00.000 IN FLIGHT",
      ]
    ),
    (
      "SELECT scenario, sequence, kind, sink, attempts, last_result FROM undelivered",
      ["renewals 2 DID_RENEW \(hook) 2 IN FLIGHT", "renewals 3 DID_RENEW \(hook) 0"]
    ),
    (
      "SELECT customer, kind, json_extract(decoded, '$.data.status'), "
        + "json_extract(body, '$.signedPayload') FROM notification_body WHERE sequence = 1",
      ["ana SUBSCRIBED/INITIAL_BUY 1 00000000-0000-4000-8001-000000000000"]
    ),
    (
      "SELECT kind, count(*) FROM notification GROUP BY kind",
      ["DID_RENEW 2", "SUBSCRIBED/INITIAL_BUY 1"]
    ),
  ])
  func answersPeople(_ sql: String, _ lines: [String]) throws {
    // Columns that are not there are empty.
    let found = try asked(path, sql, columns: 10).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(found == lines)
  }

  @Test(arguments: [
    "customer", "kind", "transaction_id", "original_transaction_id", "notification_uuid",
  ])
  func findsByIndex(_ column: String) throws {
    let sql = "EXPLAIN QUERY PLAN SELECT * FROM notification_body WHERE \(column) = ?"
    let steps = try asked(path, sql, columns: 4)
    #expect(steps.contains { $0.contains("notification USING INDEX") }, "\(steps)")
    #expect(!steps.contains { $0.contains("SCAN") }, "\(steps)")
  }

  @Test func explainsItself() throws {
    let statements = try asked(path, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
    let tables = statements.filter { $0.hasPrefix("CREATE TABLE") || $0.hasPrefix("CREATE VIEW") }
    #expect(tables.count == 8)
    #expect(tables.allSatisfy { $0.contains("-- A") || $0.contains("-- ") })
    let attempt = statements.first { $0.hasPrefix("CREATE TABLE attempt") } ?? ""
    for result in AttemptResult.allCases { #expect(attempt.contains("'\(result.rawValue)'")) }
  }

  @Test func takesTheIndexesAwayWhileARunIsGoneOnWith() throws {
    let count = "SELECT count(*) FROM sqlite_schema WHERE name LIKE 'notification_by_%'"
    #expect(try asked(path, count) == ["5"])
    let ledger = try Ledger.resume(path)
    let run = try ledger.sampleRun()
    _ = try run.record([.sample(1, kind: "SUBSCRIBED/INITIAL_BUY"), .sample(2), .sample(3)])
    #expect(try asked(path, count) == ["5"], "nothing new has come yet")
    _ = try run.record([.sample(4)])
    #expect(try asked(path, count) == ["0"])
    try ledger.close()
    #expect(try asked(path, count) == ["5"])
    #expect(try asked(path, "PRAGMA integrity_check") == ["ok"])
  }
}
