import Delivery
import Foundation
import Signing
import TestSupport
import Testing

/// Commands that are slow, or never read: what waits for them, and what ends that.
@Suite struct PipeWaitingTests {
  private let folder: PipeFolder
  private var path: String { folder.path }

  init() throws {
    folder = try PipeFolder()
  }

  /// Delivers parcels one after another and counts those that were taken.
  private func delivery(
    _ parcels: [Parcel], to sink: PipeSink, _ taken: Counter
  ) -> Task<Void, any Error> {
    Task {
      for parcel in parcels {
        try await sink.deliver(parcel)
        await taken.increase()
      }
    }
  }

  /// Waits until a command that does not read has as much as it can be given.
  private func full(_ taken: Counter) async -> Int {
    var count = -1
    // A delivery that waits is one that does not end for a while.
    while true {
      let value = await taken.value
      if value == count, value >= 13 { return value }
      count = value
      try? await Task.sleep(for: .milliseconds(60))
    }
  }

  @Test func slowsTheRunDownAndFillsNoMemory() async throws {
    let sink = try PipeSink("\(folder.await("go")); cat > \(path)/out", form: .signed)
    let parcels = PipeParcels.parcels(200, of: 19_000)
    let taken = Counter()
    let delivery = delivery(parcels, to: sink, taken)
    // 256 kB are held back, and what the pipe holds besides is at most as much.
    #expect(await full(taken) < 30)
    folder.touch("go")
    try await delivery.value
    try await sink.finish()
    #expect(folder.content("out") == PipeParcels.lines(parcels))
  }

  @Test func holdsNotMoreThanSomeSmallOnes() async throws {
    let sink = try PipeSink("\(folder.await("go")); cat > /dev/null", form: .signed)
    let taken = Counter()
    let delivery = delivery(PipeParcels.parcels(20_000, of: 100), to: sink, taken)
    #expect(await full(taken) < 6000)
    folder.touch("go")
    try await delivery.value
    try await sink.finish()
  }

  @Test func blocksNoThreadThatTasksNeed() async throws {
    let width = 4 * ProcessInfo.processInfo.activeProcessorCount
    let parcels = PipeParcels.parcels(40, of: 19_000)
    let sinks = try (0..<width).map { _ in
      try PipeSink("sleep 1000", form: .signed, patience: .zero)
    }
    let deliveries = sinks.map { delivery(parcels, to: $0, Counter()) }
    // Tasks still have their turn.
    for _ in 0..<20 { try await Task { try await Task.sleep(for: .milliseconds(1)) }.value }
    for sink in sinks { try? await sink.stop() }
    for delivery in deliveries {
      await #expect(throws: CancellationError.self) { try await delivery.value }
    }
  }

  @Test(arguments: ["sleep 1000", "trap '' TERM; while :; do sleep 0.1; done"])
  func stopsACommandThatNeverReads(_ command: String) async throws {
    let command = "echo $$ > \(path)/shell; sleep 1000 & echo $! > \(path)/other; \(command)"
    let sink = try PipeSink(command, form: .signed, patience: .milliseconds(20))
    let taken = Counter()
    let delivery = delivery(PipeParcels.parcels(40, of: 19_000), to: sink, taken)
    let processes = [await folder.number("shell"), await folder.number("other")]
    #expect(processes.allSatisfy(isAlive))
    _ = await full(taken)
    try? await sink.stop()
    await #expect(throws: CancellationError.self) { try await delivery.value }
    let count = await taken.value
    #expect(!isAlive(processes[0]))
    #expect(await eventually { !isAlive(processes[1]) }, "nor is what it has started left")
    await #expect(throws: CancellationError.self, "nothing more is taken") {
      try await sink.deliver(PipeParcels.parcel([]))
    }
    await #expect(
      throws: PipeError.ended(command: command, .stopped, written: 0, unwritten: count)
    ) { try await sink.finish() }
  }

  @Test func stopGivesACommandWhatWasTaken() async throws {
    let sink = try PipeSink("cat > \(path)/out", form: .signed, patience: .seconds(60))
    let parcels = PipeParcels.parcels(30, of: 19_000)
    for parcel in parcels { try await sink.deliver(parcel) }
    try? await sink.stop()
    #expect(folder.content("out") == PipeParcels.lines(parcels))
    try? await sink.stop()
    try await sink.finish()
  }

  @Test func aCancelledTaskWaitsNoLonger() async throws {
    let sink = try PipeSink("\(folder.await("go")); cat > \(path)/out", form: .signed)
    let parcels = PipeParcels.parcels(40, of: 19_000)
    let taken = Counter()
    let delivery = delivery(parcels, to: sink, taken)
    _ = await full(taken)
    delivery.cancel()
    await #expect(throws: CancellationError.self) { try await delivery.value }
    let count = await taken.value
    let end = Task { try await sink.finish() }
    end.cancel()
    await #expect(throws: CancellationError.self) { try await end.value }
    folder.touch("go")
    try await sink.finish()
    #expect(folder.content("out") == PipeParcels.lines(parcels.prefix(count)))
  }

  @Test func aSinkThatIsForgottenLeavesNothingOver() async throws {
    let parcels = PipeParcels.parcels(9, of: 19_000)
    do {
      let sink = try PipeSink("cat > \(path)/new; mv \(path)/new \(path)/out", form: .signed)
      for parcel in parcels { try await sink.deliver(parcel) }
    }
    #expect(await eventually { folder.content("out") == PipeParcels.lines(parcels) })
    let process: Int32
    do {
      let sink = try PipeSink(
        "echo $$ > \(path)/shell; exec sleep 1000", form: .signed, patience: .milliseconds(20))
      process = await folder.number("shell")
      withExtendedLifetime(sink) {}
    }
    #expect(await eventually { !isAlive(process) })
  }
}
