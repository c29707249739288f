import Foundation
import Signing
import Testing

@testable import Delivery

/// The sink that tests speak of.
let hook = "http://127.0.0.1:8080/hook"
/// An instant of real time in milliseconds since 1970 UTC: 2026-03-01 12:00:00.
let noon: Int64 = 1_772_366_400_000
/// The start of simulated time likewise: 2026-01-05 09:00:00.
let nine: Int64 = 1_767_603_600_000

extension RunIdentity {
  /// A run of a scenario, with what may be different in another.
  static func sample(
    _ scenario: String = "renewals", title: String = "Renewals", digest: String = "3f9c",
    seed: UInt64 = 7, start: Int64 = nine, form: NotificationForm = .signed,
    authority: String? = "a1d0-77f2", generator: Int = 1
  ) -> RunIdentity {
    RunIdentity(
      scenario: scenario, title: title, digest: digest, seed: seed, start: start, form: form,
      authority: authority, generator: generator)
  }
}

extension BegunAttempt {
  /// An attempt at a notification's row.
  static func sample(
    _ notification: Int64, _ number: Int = 1, sink: String = hook, mayRepeat: Bool = false
  ) -> BegunAttempt {
    BegunAttempt(
      notification: notification, sink: sink, number: number, planned: nine + 18_000,
      began: noon, mayRepeat: mayRepeat)
  }
}

extension Answer {
  static let ok = Answer(.success, status: 200, latency: 41_500)
  static let busy = Answer(.unsuccessfulHTTPResponseCode, status: 503, latency: 1200)
  static let late = Answer(.timedOut, status: nil, latency: 30_000_000, reason: "no answer in 30 s")
}

extension Ledger {
  /// The run that tests speak of.
  func sampleRun(_ scenario: String = "renewals", sinks: [String] = [hook]) throws -> LedgerRun {
    try run(.sample(scenario), sinks: sinks, at: noon)
  }

  /// All notifications of a kind of reading.
  func all(
    _ forms: Set<NotificationForm> = [.signed], undeliveredTo sinks: [String]? = nil
  ) throws -> [StoredNotification] {
    var reader = notifications(forms, undeliveredTo: sinks)
    var all: [StoredNotification] = []
    while case let page = try reader.next(3), !page.isEmpty { all += page }
    return all
  }
}

/// What a person sees who asks the file, a line a row.
func asked(_ path: String, _ sql: String, columns: Int32 = 1) throws -> [String] {
  let database = try Database(path, isCreated: false)
  let statement = try database.prepare(sql, .read)
  var lines: [String] = []
  while try statement.step() {
    lines.append((0..<columns).map { statement.text($0) }.joined(separator: " "))
  }
  return lines
}

/// Copies a ledger as it lies on the disk: what the death of its process leaves.
func copyAsKilled(_ path: String, to copy: String) throws {
  for ending in ["", "-wal"] where FileManager.default.fileExists(atPath: path + ending) {
    try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
  }
}
