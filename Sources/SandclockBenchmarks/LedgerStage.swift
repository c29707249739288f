internal import Foundation
internal import Sandclock

/// The ledger beside SQLite itself, each into a new file in the folder for temporary files, in
/// turns. Opening and closing count, and so do the indexes that the ledger has and the bare table
/// has not.
enum LedgerStage {
  static func run(_ report: inout Report) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/sandclock-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/run.sqlite"
    let parcels = try SealedCrowd.parcels([.signed, .decoded], title: "ledger")
    let rows = parcels.enumerated().map { LedgerYardstick.Row($1, sequence: $0 + 1) }
    var bare: [Double] = []
    var recorded: [Double] = []
    var read: [Double] = []
    var attempted: [Double] = []
    for _ in 0..<Report.rounds {
      bare.append(
        try Stopwatch.rate {
          try LedgerYardstick.insert(rows, batch: NotificationSealer.batch, into: file)
        })
      try FileManager.default.removeItem(atPath: file)
      recorded.append(try Stopwatch.rate { try record(parcels, into: file) })
      read.append(try Stopwatch.rate { try replay(file) })
      let ledger = try Ledger.resume(file)
      attempted.append(try Stopwatch.rate { try attempt(ledger, count: parcels.count) })
      try ledger.close()
      try FileManager.default.removeItem(atPath: file)
    }
    let size = parcels.first?.body(.signed)?.count ?? 0
    let ratio = Stopwatch.median(zip(recorded, bare).map { $0 / $1 })
    report.rate(
      "ledger notifications", Stopwatch.median(recorded),
      "of \(size) bytes, \(NotificationSealer.batch) a transaction, indexes included")
    report.rate(
      "bare SQLite rows", Stopwatch.median(bare),
      "of the same columns, no index, same transactions and settings")
    report.judge(.ledger, ratio)
    report.rate("ledger bodies read", Stopwatch.median(read), "for a replay")
    report.rate(
      "ledger attempts", Stopwatch.median(attempted),
      "settled and begun, 16 a transaction")
  }

  private static func record(_ parcels: [Parcel], into file: String) throws -> Int {
    let ledger = try Ledger.create(file)
    let run = try ledger.run(
      RunIdentity(
        scenario: "crowd", title: "ledger", digest: "", seed: 1, start: 0, form: .signed,
        authority: nil, generator: generator), sinks: [sink], at: 0)
    for start in stride(from: 0, to: parcels.count, by: NotificationSealer.batch) {
      let end = min(start + NotificationSealer.batch, parcels.count)
      _ = try run.record(Array(parcels[start..<end]))
    }
    try run.finish(at: 0)
    try ledger.close()
    return parcels.count
  }

  private static func replay(_ file: String) throws -> Int {
    let ledger = try Ledger.resume(file)
    var reader = ledger.notifications([.signed])
    var count = 0
    while case let page = try reader.next(), !page.isEmpty { count += page.count }
    try ledger.close()
    return count
  }

  private static func attempt(_ ledger: Ledger, count: Int) throws -> Int {
    let answer = Answer(.success, status: 200, latency: 1000)
    var inFlight: [Int64] = []
    for start in stride(from: 1, through: count, by: 16) {
      inFlight = try ledger.exchange(
        inFlight.map { SettledAttempt($0, answer) },
        for: (start..<min(start + 16, count + 1)).map {
          BegunAttempt(notification: Int64($0), sink: sink, number: 1, planned: 0, began: 0)
        })
    }
    try ledger.settle(inFlight.map { SettledAttempt($0, answer) })
    return count
  }

  private static let sink = "http://127.0.0.1:8080/hook"
}
