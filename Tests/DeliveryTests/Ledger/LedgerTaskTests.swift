import Foundation
import NotificationWire
import Signing
import Testing

@testable import Delivery

/// Several runs at once in one ledger, each recorded by one task and sent by another.
@Suite struct LedgerTaskTests {
  @Test func keepsRunsApart() async throws {
    let scratch = try ScratchFolder()
    let path = scratch.path + "/run.sqlite"
    let ledger = try Ledger.create(path)
    let batches = 20
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in ["a", "b", "c"] {
        group.addTask {
          let run = try ledger.sampleRun(name)
          let (rows, sent) = AsyncStream.makeStream(of: [Int64].self)
          async let sending: Void = {
            for await batch in rows {
              let attempts = try run.begin(batch.map { .sample($0) })
              await Task.yield()
              try run.settle(attempts.map { SettledAttempt($0, .ok) })
            }
          }()
          for batch in 0..<batches {
            sent.yield(try run.record((1...8).map { .sample(batch * 8 + $0, customer: name) }))
            await Task.yield()
          }
          sent.finish()
          try await sending
          #expect(try run.acknowledgedCount(hook) == batches * 8)
          try run.finish(at: noon)
        }
      }
      // A person looks now and then.
      group.addTask {
        for _ in 0..<10 {
          let counts = try asked(path, "SELECT count(*) FROM delivery")
          #expect(counts.count == 1)
          await Task.yield()
        }
      }
      try await group.waitForAll()
    }
    let read = try ledger.all()
    #expect(read.count == 3 * batches * 8)
    for run in try ledger.runs() {
      let own = read.filter { $0.run == run }
      #expect(own.map(\.sequence) == Array(1...(batches * 8)))
      #expect(own.allSatisfy { $0.parcel.header.customer == run.scenario })
    }
    #expect(try ledger.all(undeliveredTo: [hook]).isEmpty)
    try ledger.close()
    #expect(try scratch.names() == ["run.sqlite"])
  }
}
