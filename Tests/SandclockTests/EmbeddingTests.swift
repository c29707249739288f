import Sandclock
import Testing

/// The example of README: a test that embeds the library and receives notifications in process.
private actor BodyCollector: NotificationSink {
  var bodies: [[UInt8]] = []
  func deliver(_ parcel: Parcel) { bodies.append(parcel.body(.signed) ?? []) }
}

@Suite struct EmbeddingTests {
  @Test func receivesAMonth() async throws {
    let inbox = BodyCollector()
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/plain-month.json5"))
    let report = try await scenario.run(into: [inbox], signedBy: .derived(from: "demo"))
    #expect(report.isAsExpected)
    #expect(await inbox.bodies.count == 9)
  }

  /// What a sink throws ends the run: nothing is lost in silence.
  private struct Broken: NotificationSink {
    struct Fault: Error {}
    func deliver(_ parcel: Parcel) throws { throw Fault() }
  }

  @Test func endsWithWhatASinkThrows() async throws {
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/plain-month.json5"))
    await #expect(throws: Broken.Fault.self) {
      try await scenario.run(into: [Broken()], signedBy: .derived(from: "demo"))
    }
  }
}
