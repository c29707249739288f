import Foundation
import Sandclock
import Testing

/// Every scenario of the library tells the story that it expects, and its timeline is the one that
/// stands beside it. `SANDCLOCK_RECORD=1 swift test` writes the timelines anew, and then fails.
@Suite struct ShippedScenarioTests {
  private static let records = ProcessInfo.processInfo.environment["SANDCLOCK_RECORD"] == "1"

  @Test(arguments: Repository.scenarios)
  func goesAsItExpects(_ name: String) async throws {
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/\(name).json5"))
    #expect(scenario.notes.isEmpty)
    let report = try await scenario.run(audit: true)
    #expect(report.failures == [])
    #expect(report.notReached == [])
    #expect(report.refused == [])
    #expect(report.auditFindings == [])
    let expected = report.checkedCustomerCount + report.otherExpectationCount
    #expect(report.notificationFailures == [])
    #expect(expected > 0, "a scenario without expectations tells no story")
  }

  @Test(arguments: Repository.scenarios)
  func hasItsTimelineBesideIt(_ name: String) async throws {
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/\(name).json5"))
    var timeline = ""
    _ = try await scenario.run { timeline += $0 + "\n" }
    let file = URL(fileURLWithPath: Repository.path("Scenarios/\(name).timeline"))
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if Self.records, timeline != recorded {
      try Data(timeline.utf8).write(to: file)
    }
    #expect(timeline == recorded)
  }

  @Test(arguments: Repository.scenarios)
  func goesTheSameWayWithAnotherSeed(_ name: String) async throws {
    let path = Repository.path("Scenarios/\(name).json5")
    var lives: [[String: [String]]] = []
    var identifiers: Set<String> = []
    var count = 0
    for seed: UInt64 in [1, 2, 4711] {
      let inbox = Inbox()
      let report = try await Scenario(contentsOf: path, seed: seed).run(into: [inbox], audit: true)
      #expect(report.isAsExpected)
      let headers = await inbox.parcels.map(\.header)
      lives.append(
        Dictionary(grouping: headers) {
          "\($0.customer) \($0.originalTransactionID?.suffix(4) ?? "")"
        }
        .mapValues { $0.map(\.kind) })
      identifiers.formUnion(headers.map(\.notificationUUID))
      count += headers.count
    }
    #expect(identifiers.count == count, "no UUID comes twice, whatever the seed")
    // What members of a population do is the seed's altogether.
    if try String(contentsOfFile: path, encoding: .utf8).contains("population:") { return }
    // How often somebody renews is the seed's where the scenario says so.
    let isJittery = try String(contentsOfFile: path, encoding: .utf8).contains("capJitter")
    let sorted = lives.map { life in
      life.values.map { isJittery ? $0.withoutRepeats : $0 }
        .sorted { $0.lexicographicallyPrecedes($1) }
    }
    #expect(sorted.allSatisfy { $0 == sorted.first })
  }
}

extension [String] {
  /// One of each that stands several times in a row.
  fileprivate var withoutRepeats: [String] {
    indices.filter { $0 == startIndex || self[$0] != self[$0 - 1] }.map { self[$0] }
  }
}
