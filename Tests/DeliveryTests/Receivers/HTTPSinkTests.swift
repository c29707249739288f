import Delivery
import Foundation
import NotificationWire
import Signing
import SubscriptionModel
import TestSupport
import Testing

/// Notifications on their way to a receiver that is not always well.
@Suite struct HTTPSinkTests {
  static let hourly = terms([.hours(1), .hours(1)])

  static func terms(_ retries: [SimDuration], timeout: SimDuration = .seconds(5)) -> DeliveryTerms {
    var terms = DeliveryTerms(.sandbox)
    terms.retries = retries
    terms.timeout = timeout
    return terms
  }

  @Test func postsEachBodyAsItIs() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let bodies = (0..<20).map { Array(repeating: UInt8(65 + $0), count: 1 + $0 * 1000) }
    let told = try await SinkStage(receiver).deliver(
      bodies.enumerated().map { .named("a\($0)", body: $1) })
    #expect(receiver.arrivals.map(\.body) == bodies)
    #expect(told == (0..<20).map { "a\($0) #1 200" })
  }

  /// What a receiver does, what Apple calls it, and that the next attempt is made all the same.
  @Test(
    arguments: [
      ([.answer(500)], "500"), ([.answer(404)], "404"),
      ([.answer(200, afterMilliseconds: 60_000)], "TIMED_OUT"),
      ([.dribble(200, everyMilliseconds: 1000)], "TIMED_OUT"),
      ([.hangUp], "NO_RESPONSE"), ([.hangUpInBody(200)], "PREMATURE_CLOSE"),
      ([.reset], "SOCKET_ISSUE"), ([.raw("hello\r\n\r\n")], "INVALID_RESPONSE"),
      (Array(repeating: .redirect(307, to: "/again"), count: 11), "CIRCULAR_REDIRECT"),
    ] as [([TestReceiver.Behaviour], String)])
  func triesAgainWhateverHappened(
    _ behaviours: [TestReceiver.Behaviour], _ result: String
  ) async throws {
    let receiver = try TestReceiver(behaviours + [.answer(200)])
    defer { receiver.stop() }
    // Long enough for eleven redirects, or for the second attempt, on a busy machine.
    let terms = Self.terms([.hours(1)], timeout: result == "TIMED_OUT" ? .seconds(4) : .minutes(1))
    let stage = try SinkStage(receiver)
    let told = try await stage.deliver([.named("a1", terms: terms)])
    #expect(told == ["a1 #1 \(result)", "a1 #2 200"])
    #expect(stage.sink.tally.undelivered.isEmpty)
  }

  @Test(arguments: [4, 32])
  func deliversEverythingOnceTheReceiverIsBack(_ connections: Int) async throws {
    let receiver = try TestReceiver { arrival in
      switch arrival.number {
      case 0..<5: .answer(503)
      case 5..<8: .hangUp
      default: .answer(200)
      }
    }
    defer { receiver.stop() }
    receiver.die()
    let stage = try SinkStage(receiver, connections: connections)
    async let told = stage.settled()
    let parcels = (0..<40).map {
      Parcel.named(
        "n\($0)", original: "\($0 % 7)", signedDate: Int64($0) * 1000,
        terms: DeliveryTerms(.production))
    }
    for parcel in parcels { try await stage.sink.deliver(parcel) }
    #expect(await eventually { stage.sink.tally.failures >= 40 })
    try receiver.comeBack()
    try await stage.sink.finish()
    let names = Set(receiver.arrivals.map { String(decoding: $0.body, as: UTF8.self) })
    #expect(names == Set((0..<40).map { "n\($0)" }))
    #expect(stage.sink.tally.acknowledged == 40)
    #expect(await told.count { $0.hasSuffix(" 200") } == 40)
  }

  /// The clock of the deliveries waits for answers, never for time.
  @Test func threeDaysOfRetriesTakeAsLongAsTheirAnswers() async throws {
    let receiver = try TestReceiver([.answer(500)])
    defer { receiver.stop() }
    let stage = try SinkStage(receiver)
    let told = try await stage.deliver([.named("a1", terms: DeliveryTerms(.production))])
    #expect(told == (1...6).map { "a1 #\($0) 500" })
    #expect(stage.sink.tally.undelivered.map(\.attempts) == [6])
    #expect(stage.sink.tally.undelivered.map(\.answer.status) == [500])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func neverTwoOfOneRunAtOnceAndAlwaysInOrder(_ seed: UInt64) async throws {
    let receiver = try TestReceiver { arrival in
      var random = SplitMix64(seed: seed &* 1000 &+ UInt64(arrival.number))
      return .answer(200, afterMilliseconds: Int.random(in: 0...4, using: &random))
    }
    defer { receiver.stop() }
    let stage = try SinkStage(receiver, connections: 64, inFlight: 64)
    let parcels = (0..<600).map {
      Parcel.named("\($0 % 97)/\($0)", original: "\($0 % 97)", signedDate: Int64($0) * 1000)
    }
    _ = try await stage.deliver(parcels)
    let arrivals = Dictionary(grouping: receiver.arrivals) {
      String(decoding: $0.body.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
    }
    #expect(arrivals.values.map(\.count).reduce(0, +) == 600)
    for (run, arrivals) in arrivals {
      let numbers = arrivals.compactMap {
        Int(String(decoding: $0.body, as: UTF8.self).drop { $0 != "/" }.dropFirst())
      }
      #expect(numbers == numbers.sorted(), "run \(run)")
      for (first, second) in zip(arrivals, arrivals.dropFirst()) {
        #expect(!first.overlaps(second), "run \(run)")
      }
    }
    #expect(receiver.mostUnanswered > 1, "others do not wait for them")
  }

  @Test func holdsBackWhoIsTooFast() async throws {
    let receiver = try TestReceiver([.answerWhenReleased(200)])
    defer { receiver.stop() }
    // On a busy machine the two would time out before they are looked at, and the next two begin.
    let stage = try SinkStage(
      receiver, connections: 2, inFlight: 2, timeout: .seconds(3600))
    let sink = stage.sink
    let handed = Guarded(0)
    let producer = Task {
      for number in 0..<2000 {
        try await sink.deliver(.named("\(number)", original: "\(number)"))
        handed.withLock { $0 += 1 }
      }
      try await sink.finish()
    }
    #expect(await eventually { receiver.mostUnanswered == 2 && handed.withLock(\.self) > 200 })
    #expect(handed.withLock(\.self) < 1000, "so many are enough for a while")
    receiver.release()
    try await producer.value
    #expect(receiver.arrivals.count == 2000)
  }

  @Test func aStopWaitsForAnswersAndBeginsNothing() async throws {
    let receiver = try TestReceiver { _ in .answerWhenReleased(200) }
    defer { receiver.stop() }
    let stage = try SinkStage(
      receiver, connections: 1, inFlight: 1, timeout: .seconds(4))
    for number in 0..<200 {
      try await stage.sink.deliver(.named("\(number)", original: "\(number)"))
    }
    #expect(await eventually { !receiver.arrivals.isEmpty })
    try await stage.sink.stop()
    let tally = stage.sink.tally
    #expect(tally.attempts == receiver.arrivals.count)
    #expect(tally.attempts == tally.undelivered.count)
    #expect(tally.pending == 200 - tally.attempts)
    #expect(tally.pending > 0)
  }

  @Test func saysWhatItMayNotConnectTo() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let sink = try HTTPSink(HTTPTarget(url: receiver.url(host: "0.0.0.0")))
    sink.begin(Pacer(.instant, from: SimInstant(milliseconds: 0)), nil, isFollowed: false)
    try await sink.deliver(.named("a1"))
    await #expect(throws: HTTPError.hostNotAllowed(host: "0.0.0.0", address: "0.0.0.0")) {
      try await sink.finish()
    }
    #expect(receiver.arrivals.isEmpty)
  }

  @Test func passesMarksInTheirOrder() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let stage = try SinkStage(receiver)
    try await stage.sink.deliver(.named("a1"))
    try await stage.sink.mark(SimInstant(milliseconds: 5))
    try await stage.sink.finish()
    var steps: [SettledStep] = []
    while case let more = await stage.sink.settled(), !more.isEmpty { steps += more }
    #expect(steps.map { $0.outcome?.parcel.header.notificationUUID } == ["a1", nil])
    #expect(steps.map(\.isFirst) == [true, true])
  }
}
