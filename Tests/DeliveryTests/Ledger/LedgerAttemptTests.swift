import Foundation
import Signing
import Testing

@testable import Delivery

/// What a ledger knows of attempts, also when the process dies.
@Suite struct LedgerAttemptTests {
  private let scratch: ScratchFolder
  private var path: String { scratch.path + "/run.sqlite" }

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test func knowsAfterTheDeathOfTheProcessWhatWasInFlight() throws {
    let ledger = try Ledger.create(path)
    let run = try ledger.sampleRun()
    let rows = try run.record([.sample(1), .sample(2), .sample(3)])
    let attempts = try run.begin([.sample(rows[0]), .sample(rows[1])])
    try run.settle([SettledAttempt(attempts[0], .ok)])
    let killed = scratch.path + "/killed.sqlite"
    try copyAsKilled(path, to: killed)
    try run.settle([SettledAttempt(attempts[1], .ok)])

    let again = try Ledger.resume(killed).sampleRun()
    #expect(again.isResumed)
    #expect(try again.record([.sample(1), .sample(2), .sample(3)]) == rows)
    #expect(
      try rows.map { try again.history(of: $0, sink: hook) } == [
        [RecordedAttempt(id: attempts[0], begun: .sample(rows[0]), answer: .ok)],
        [RecordedAttempt(id: attempts[1], begun: .sample(rows[1]), answer: nil)], [],
      ])
    let repeated = try again.begin([.sample(rows[1], mayRepeat: true)])
    try again.settle([SettledAttempt(repeated[0], .ok)])
    #expect(try again.history(of: rows[1], sink: hook).map(\.answer) == [nil, .ok])
    #expect(try again.history(of: rows[1], sink: hook).map(\.begun.mayRepeat) == [false, true])
  }

  @Test func tellsTheHistoryInItsOrder() throws {
    let run = try Ledger.create(path).sampleRun()
    let row = try run.record([.sample()])[0]
    let answers: [Answer] = [.busy, .late, .ok]
    for (place, answer) in answers.enumerated() {
      let attempts = try run.begin([.sample(row, place + 1), .sample(row, sink: "https://other")])
      try run.settle([SettledAttempt(attempts[0], answer)])
    }
    #expect(try run.history(of: row, sink: hook).map(\.answer) == answers)
    #expect(try run.history(of: row, sink: hook).map(\.begun.number) == [1, 2, 3])
    #expect(try run.history(of: row, sink: "https://other").map(\.answer) == [nil, nil, nil])
    #expect(try run.history(of: row, sink: "https://third") == [])
  }

  @Test func settlesAndBeginsInOneGo() throws {
    let run = try Ledger.create(path).sampleRun()
    let rows = try run.record([.sample(1), .sample(2)])
    let first = try run.exchange([], for: [.sample(rows[0])])
    let second = try run.exchange([SettledAttempt(first[0], .ok)], for: [.sample(rows[1])])
    #expect(try run.exchange([], for: []) == [])
    #expect(try run.history(of: rows[0], sink: hook).map(\.answer) == [.ok])
    #expect(try run.history(of: rows[1], sink: hook).map(\.id) == second)
  }

  @Test func countsWhatIsAcknowledged() throws {
    let ledger = try Ledger.create(path)
    let (run, other) = (try ledger.sampleRun(), try ledger.sampleRun("other"))
    let rows = try run.record((1...4).map { .sample($0) })
    let others = try other.record([.sample(1)])
    let attempts = try run.begin(
      rows.prefix(3).map { .sample($0) } + [.sample(rows[1], 2), .sample(others[0])])
    try run.settle([
      SettledAttempt(attempts[0], .ok), SettledAttempt(attempts[1], .busy),
      SettledAttempt(attempts[3], .late), SettledAttempt(attempts[4], .ok),
    ])
    #expect(try run.acknowledgedCount(hook) == 1)
    #expect(try run.undeliveredCount(hook) == 3)
    #expect(try other.acknowledgedCount(hook) == 1)
    #expect(try other.undeliveredCount(hook) == 0)
    #expect(try run.acknowledgedCount("https://other") == 0)
    let missing = [
      UndeliveredNotification(
        id: rows[1], sequence: 2, header: Parcel.sample(2).header, attemptCount: 2,
        lastAnswer: .late),
      UndeliveredNotification(
        id: rows[2], sequence: 3, header: Parcel.sample(3).header, attemptCount: 1,
        lastAnswer: nil),
      UndeliveredNotification(
        id: rows[3], sequence: 4, header: Parcel.sample(4).header, attemptCount: 0,
        lastAnswer: nil),
    ]
    #expect(try run.undelivered(hook, most: 10) == missing)
    #expect(try run.undelivered(hook, most: 2) == Array(missing.prefix(2)))
  }

  /// What a replay of failed ones sends, by what happened to five notifications.
  @Test(arguments: [
    ([hook], [hook], [2, 3, 4, 5]), ([hook], ["new"], [2, 3, 4, 5]),
    ([], [hook], [2, 3, 4, 5]), ([], ["new"], [2, 3, 4, 5]),
    ([hook, "new"], [hook], [2, 3, 4, 5]), ([hook, "new"], ["new"], [1, 2, 3, 4, 5]),
    ([hook], [hook, "new"], [2, 3, 4, 5]),
  ])
  func readsWhatIsUndelivered(_ meantFor: [String], _ to: [String], _ expected: [Int]) throws {
    let ledger = try Ledger.create(path)
    let run = try ledger.sampleRun(sinks: meantFor)
    let rows = try run.record((1...5).map { .sample($0) })
    // 1 was acknowledged, 2 failed, 3 is in flight, 4 failed twice, 5 was not tried.
    let attempts = try run.begin(rows.prefix(4).map { .sample($0) } + [.sample(rows[3], 2)])
    try run.settle([
      SettledAttempt(attempts[0], .ok), SettledAttempt(attempts[1], .busy),
      SettledAttempt(attempts[3], .busy), SettledAttempt(attempts[4], .late),
    ])
    #expect(try ledger.all(undeliveredTo: to).map(\.sequence) == expected)
    #expect(try ledger.all().count == 5)
    // A replay to all of them: nothing is sent a second time.
    let replayed = try ledger.begin(
      to.flatMap { sink in expected.map { .sample(rows[$0 - 1], sink: sink) } })
    try ledger.settle(replayed.map { SettledAttempt($0, .ok) })
    #expect(try ledger.all(undeliveredTo: to).isEmpty)
  }

  @Test func readsOnWhileAttemptsAreWritten() throws {
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun().record(
      (1...40).map { .sample($0, body: Array(repeating: 97, count: 9000)) })
    var reader = ledger.notifications([.signed], undeliveredTo: [hook])
    var count = 0
    while case let page = try reader.next(3), !page.isEmpty {
      count += page.count
      let attempts = try ledger.begin(page.map { .sample($0.id) })
      try ledger.settle(attempts.map { SettledAttempt($0, .ok) })
    }
    #expect(count == 40)
    #expect(try ledger.all(undeliveredTo: [hook]).isEmpty)
  }

  @Test func agreesWithTheView() throws {
    let ledger = try Ledger.create(path)
    let runs = [
      try ledger.sampleRun("a", sinks: []), try ledger.sampleRun("b", sinks: ["x"]),
      try ledger.sampleRun("c", sinks: ["x", "y"]),
    ]
    // Every combination of what may have happened at two sinks: nothing, in flight, failed,
    // failed and then acknowledged, acknowledged.
    let courses: [[Answer?]] = [[], [nil], [.busy], [.busy, .ok], [.ok]]
    var number = 0
    for run in runs {
      for x in courses {
        for y in courses {
          number += 1
          let row = try run.record([.sample(number)])[0]
          for (sink, course) in [("x", x), ("y", y)] {
            let attempts = try run.begin(course.indices.map { .sample(row, $0 + 1, sink: sink) })
            try run.settle(
              zip(attempts, course).compactMap { id, answer in
                answer.map { SettledAttempt(id, $0) }
              })
          }
        }
      }
    }
    let listed = try asked(path, "SELECT DISTINCT notification FROM undelivered ORDER BY 1")
    #expect(try ledger.all(undeliveredTo: ["z"]).map { "\($0.id)" } == listed)
    #expect(try ledger.all(undeliveredTo: []).map { "\($0.id)" } == listed)
    #expect(listed.count > 40 && listed.count < number)
  }
}
