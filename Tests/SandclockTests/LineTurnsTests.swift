import Foundation
import Sandclock
import Testing

/// Runs that write into one file come out in their order, whichever is faster.
@Suite struct LineTurnsTests {
  private func parcels() async throws -> [Parcel] {
    let inbox = Inbox()
    _ = try await ScenarioText.scenario(ScenarioText.ana(#"{ buy: "pro" }"#)).run(into: [inbox])
    return await inbox.parcels
  }

  @Test func keepsTheOrderOfTheRuns() async throws {
    let scratch = try ScratchFolder()
    try scratch.write("lines", "")
    let file = try #require(FileHandle(forWritingAtPath: "\(scratch.path)/lines"))
    let parcels = Array(try await parcels().prefix(4))
    let turns = LineTurns(file.fileDescriptor)
    let sinks = (0..<3).map { turns.sink(ofRun: $0, form: .decoded) }
    // The last run is done before the first begins; the second never writes anything.
    try await sinks[2].deliver(parcels[3])
    try turns.end(ofRun: 2)
    try turns.end(ofRun: 1)
    #expect(try scratch.files(".")["lines"] == "", "their turn has not come")
    for parcel in parcels.prefix(3) { try await sinks[0].deliver(parcel) }
    try turns.end(ofRun: 0)
    try turns.end(ofRun: 0)
    let lines = parcels.compactMap { $0.body(.decoded) }
      .map { String(decoding: $0, as: UTF8.self) + "\n" }
    #expect(lines.count == 4)
    #expect(try scratch.files(".")["lines"] == lines.joined())
  }
}
