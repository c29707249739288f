import Delivery
import Signing
import TestSupport
import Testing

/// Loads to a receiver: what arrives, and what is in the histograms. Nothing here depends on how
/// fast this machine is.
@Suite struct LoadSenderTests {
  private static let millisecond: Int64 = 1_000_000

  private func sender(
    _ receiver: TestReceiver, connections: Int = 8, end: Int64 = 600_000, ahead: Int = 16,
    timeout: Duration? = nil, isLost: @escaping @Sendable (LoadFigures) -> Bool = { _ in false }
  ) throws -> LoadSender {
    try LoadSender(
      HTTPTarget(
        url: receiver.url(), connections: connections, inFlight: connections, timeout: timeout),
      form: .signed,
      LoadTerms(warmUp: 0, end: end * Self.millisecond, simulatedPerThousand: 1000), ahead: ahead,
      isLost: isLost)
  }

  /// So many notifications, a millisecond apart, each of an original transaction of its own unless
  /// there are fewer of those.
  private func items(_ count: Int, of originals: Int = .max) -> [LoadItem] {
    (0..<count).map {
      LoadItem(
        .named("n\($0)", original: "\($0 % originals)"), at: Int64($0) * Self.millisecond)
    }
  }

  private func send(_ items: [LoadItem], _ sender: LoadSender) async throws -> LoadFigures {
    for start in stride(from: 0, to: items.count, by: 10) {
      try await sender.hand(Array(items[start..<min(start + 10, items.count)]))
    }
    try await sender.finish()
    return sender.look(\.self)
  }

  @Test func sendsEachOnceAndCountsIt() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let figures = try await send(items(100), sender(receiver))
    #expect(Set(receiver.arrivals.map(\.body)).count == 100)
    #expect(receiver.arrivals.count == 100)
    #expect(figures.planned == 100)
    #expect(figures.sent == 100)
    #expect(figures.acknowledged == 100)
    #expect(figures.unsent == 0)
    #expect(figures.all.fromPlanned.count == 100)
    #expect(figures.all.fromSend.count == 100)
  }

  /// One request stalls for a second: those that were planned meanwhile have the rest of that
  /// second in their latencies, although each is answered at once when it is sent.
  @Test func aStallIsInTheLatenciesFromThePlannedMoment() async throws {
    let receiver = try TestReceiver([.answer(200, afterMilliseconds: 1000), .answer(200)])
    defer { receiver.stop() }
    let figures = try await send(items(50), sender(receiver, connections: 1, ahead: 64))
    #expect(figures.all.fromPlanned.count(from: 900_000) == 50)
    #expect(figures.all.fromSend.count(from: 900_000) == 1)
    #expect(try #require(figures.all.fromPlanned.percentile(99)) >= 900_000)
    #expect(figures.queued.count(from: 500_000) == 49)
    #expect(figures.acknowledged == 50)
  }

  /// With connections enough only those of the same original transaction wait.
  @Test func aStallHoldsOnlyItsOwnTransaction() async throws {
    let receiver = try TestReceiver { arrival in
      arrival.body == Array("n0".utf8) ? .answerWhenReleased(200) : .answer(200)
    }
    defer { receiver.stop() }
    let sender = try sender(receiver, ahead: 64)
    try await sender.hand(items(40, of: 4))
    sender.begin()
    #expect(receiver.wait { $0.arrivals.count == 31 })
    receiver.release()
    try await sender.finish()
    #expect(sender.look(\.held.count) >= 9)
    let order = receiver.arrivals.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(
      order.filter { Int($0.dropFirst()).map { $0 % 4 == 0 } ?? false }
        == stride(from: 0, to: 40, by: 4).map { "n\($0)" })
  }

  /// The receiver never answers: what has no connection a timeout after the end is given up.
  @Test func whatFindsNoConnectionIsCounted() async throws {
    let receiver = try TestReceiver([.answerWhenReleased(200)])
    defer { receiver.stop() }
    let figures = try await send(
      items(20), sender(receiver, connections: 1, end: 20, timeout: .milliseconds(300)))
    #expect(figures.planned == 20)
    #expect(figures.sent + figures.unsent == 20)
    #expect(figures.unsent > 0)
    #expect(figures.results == [.timedOut: figures.sent])
    #expect(figures.all.fromSend.count(from: 290_000) == figures.sent)
  }

  @Test func endsEarlyWhereItIsOfNoUse() async throws {
    let receiver = try TestReceiver([.answer(500)])
    defer { receiver.stop() }
    let sender = try sender(receiver, end: 100_000) { $0.failed > 0 }
    let items =
      [LoadItem(.named("a"), at: 0)]
      + [LoadItem(.named("b"), at: 90_000 * Self.millisecond)]
    let figures = try await send(items, sender)
    #expect(sender.hasLost)
    #expect(figures.sent == 1)
    #expect(figures.unsent == 0)
  }

  @Test func aHostThatNobodyAllowedEndsIt() async throws {
    let sender = try LoadSender(
      HTTPTarget(url: "http://192.0.2.1/"), form: .signed,
      LoadTerms(warmUp: 0, end: Self.millisecond, simulatedPerThousand: 1000), ahead: 16)
    await #expect(throws: HTTPError.self) { try await send(items(1), sender) }
  }
}
