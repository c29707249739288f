import Foundation
import Signing
import Testing

@testable import Delivery

/// What may be gone on with: the same run, notification by notification.
@Suite struct LedgerResumeTests {
  private let scratch: ScratchFolder
  private var path: String { scratch.path + "/run.sqlite" }

  init() throws {
    scratch = try ScratchFolder()
  }

  /// A ledger of one run with so many notifications that was closed.
  private func closedLedger(_ count: Int = 3) throws {
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun().record((0..<count).map { .sample($0 + 1) })
    try ledger.close()
  }

  @Test(arguments: [
    (
      RunIdentity.sample(title: "Others", digest: "77aa", seed: 8),
      #"its title is "Renewals" and not "Others"; the scenario as it was would do"#
    ),
    (
      .sample(digest: "77aa", seed: 8),
      "the scenario has changed (its digest was 3f9c and is 77aa); the scenario as it was, with "
        + "the same --with and --set, would do"
    ),
    (.sample(seed: 8, start: 0), "its seed is 7 and not 8; --seed 7 would do"),
    (
      .sample(start: nine + 61_005, form: .decoded, authority: nil),
      "it starts 2026-01-05T09:00:00Z and not 2026-01-05T09:01:01.005Z; "
        + "--start 2026-01-05T09:00:00Z would do"
    ),
    (
      .sample(form: .decoded, authority: nil, generator: 2),
      "its form is signed and not decoded; --format signed would do"
    ),
    (
      .sample(authority: "0000-0001", generator: 2),
      "it is signed by authority a1d0-77f2 and not by authority 0000-0001; the same --authority "
        + "would do"
    ),
    (
      .sample(authority: nil),
      "it is signed by authority a1d0-77f2 and not by nobody; the same --authority would do"
    ),
    (
      .sample(generator: 2),
      "it was made by generator 1 and this is generator 2; the sandclock that made it would do"
    ),
  ])
  func refusesAnotherRun(_ identity: RunIdentity, _ words: String) throws {
    try closedLedger()
    let ledger = try Ledger.resume(path)
    let error = #expect(throws: LedgerError.self) {
      _ = try ledger.run(identity, sinks: [hook], at: noon)
    }
    #expect(error?.description == "\(path) holds another run of renewals: \(words)")
    #expect(try ledger.sampleRun().isResumed, "the run itself is still there to go on with")
  }

  @Test func goesOnWithTheSameRun() throws {
    try closedLedger()
    let ledger = try Ledger.resume(path, scenarios: ["renewals"])
    let run = try ledger.run(.sample(), sinks: ["https://other"], at: noon + 1)
    #expect(run.isResumed)
    #expect(try run.record([.sample(1), .sample(2)]) == [1, 2])
    #expect(try run.record([.sample(3), .sample(4), .sample(5)]) == [1, 2, 3, 4, 5].suffix(3))
    try run.finish(at: noon + 2)
    #expect(try ledger.runs() == [.sample()])
    try ledger.close()
    #expect(
      try asked(path, "SELECT began, finished FROM run", columns: 2) == ["\(noon) \(noon + 2)"])
    #expect(try asked(path, "SELECT sink FROM destination ORDER BY 1") == [hook, "https://other"])
    #expect(try asked(path, "SELECT sequence FROM notification") == ["1", "2", "3", "4", "5"])
  }

  @Test func hasNoEndUntilItIsFinishedAgain() throws {
    let ledger = try Ledger.create(path)
    try ledger.sampleRun().finish(at: noon)
    try ledger.close()
    let resumed = try Ledger.resume(path)
    _ = try resumed.sampleRun()
    #expect(try asked(path, "SELECT count(*) FROM run WHERE finished IS NULL") == ["1"])
    try resumed.close()
  }

  @Test func beginsWhatTheLedgerLacks() throws {
    try closedLedger()
    let ledger = try Ledger.resume(path, scenarios: ["renewals", "grace"])
    let run = try ledger.sampleRun("grace")
    #expect(!run.isResumed)
    #expect(try run.record([.sample(1, customer: "bo")]) == [4])
    #expect(try ledger.runs().map(\.scenario) == ["renewals", "grace"])
  }

  @Test(arguments: [
    ("bo", #"{"signedPayload":"00000000-0000-4000-8002-000000000000"}"#),
    ("ana", #"{"signedPayload":"another"}"#), ("ana", ""),
  ])
  func refusesAnotherNotification(_ customer: String, _ body: String) throws {
    let other = Parcel.sample(
      2, customer: customer, original: customer == "ana" ? "2000000000000000" : "2000000000016384",
      body: Array(body.utf8))
    try closedLedger()
    let ledger = try Ledger.resume(path)
    let run = try ledger.sampleRun()
    let error = #expect(throws: LedgerError.self) {
      _ = try run.record([.sample(1), other, .sample(3), .sample(4)])
    }
    #expect(error == .otherNotification(path: path, scenario: "renewals", sequence: 2))
    #expect(
      error?.description
        == "notification 2 of renewals is not the one that \(path) holds; the call that made the "
        + "ledger, with the same --only, would do")
    #expect(try run.record((1...4).map { .sample($0) }) == [1, 2, 3, 4], "nothing was written")
  }

  @Test func wantsTheFormsOfItsRun() throws {
    let run = try Ledger.create(path).sampleRun()
    let error = #expect(throws: LedgerError.self) {
      _ = try run.record([.sample(1), Parcel(Parcel.sample(2).header, signed: [1])])
    }
    #expect(
      error?.description == "notification 2 of renewals was not made in the form decoded")
    #expect(try run.record([.sample(1)]) == [1])
  }
}
