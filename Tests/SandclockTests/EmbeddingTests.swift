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

  /// What a sink throws ends the run when no other is left: nothing is lost in silence.
  private struct Broken: NotificationSink {
    struct Fault: Error {}
    func deliver(_ parcel: Parcel) throws { throw Fault() }
  }

  /// Whoever read it has gone.
  private struct Left: NotificationSink {
    func deliver(_ parcel: Parcel) throws { throw OutputError.closed }
  }

  @Test func aReaderWhoLeftHidesNoMistake() async throws {
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/plain-month.json5"))
    let inbox = BodyCollector()
    await #expect(throws: Broken.Fault.self) {
      try await scenario.run(into: [Left(), Broken(), inbox], signedBy: .derived(from: "demo"))
    }
    #expect(await inbox.bodies.count == 9, "the sink that is left is served to the end")
    await #expect(throws: OutputError.closed) {
      try await scenario.run(into: [Left(), BodyCollector()], signedBy: .derived(from: "demo"))
    }
  }

  @Test func endsWithWhatASinkThrows() async throws {
    let scenario = try Scenario(contentsOf: Repository.path("Scenarios/plain-month.json5"))
    await #expect(throws: Broken.Fault.self) {
      try await scenario.run(into: [Broken()], signedBy: .derived(from: "demo"))
    }
  }
}
