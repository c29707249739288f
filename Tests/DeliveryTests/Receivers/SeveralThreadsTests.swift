import Delivery
import Signing
import SubscriptionModel
import TestSupport
import Testing

/// Deliveries over so many connections that, on several processors, several threads share them.
@Suite struct SeveralThreadsTests {
  @Test func everyPlaceIsUsed() async throws {
    let receiver = try TestReceiver([.answerWhenReleased(200)])
    defer { receiver.stop() }
    let stage = try SinkStage(receiver, connections: 16, timeout: .seconds(600))
    async let told = stage.settled()
    for number in 0..<40 {
      try await stage.sink.deliver(.named("\(number)", original: "\(number)"))
    }
    #expect(await eventually { receiver.mostUnanswered == 16 })
    receiver.release()
    try await stage.sink.finish()
    #expect(await told == (0..<40).map { "\($0) #1 200" }, "in the order of signing")
    #expect(receiver.arrivals.count == 40)
    #expect(receiver.mostConnections <= 16)
  }

  /// One by one: whoever is asleep is woken, and whoever waits for the end of the others.
  @Test func nothingIsForgotten() async throws {
    let receiver = try TestReceiver { $0.number % 5 == 0 ? .answer(500) : .answer(200) }
    defer { receiver.stop() }
    let stage = try SinkStage(receiver, connections: 16)
    async let told = stage.settled()
    for number in 0..<60 {
      let terms = HTTPSinkTests.terms(Array(repeating: .hours(1), count: 30))
      try await stage.sink.deliver(
        .named("\(number)", original: "\(number % 3)", signedDate: Int64(number), terms: terms))
      #expect(await eventually { receiver.arrivals.count > number })
    }
    try await stage.sink.finish()
    #expect(await told.count { $0.hasSuffix(" 200") } == 60)
    #expect(stage.sink.tally.acknowledged == 60)
    #expect(stage.sink.tally.underWay == 0)
  }

  @Test func aFailureOfOneEndsAll() async throws {
    let receiver = try TestReceiver { arrival in
      arrival.number == 12 ? .redirect(307, to: "http://0.0.0.0:1/") : .answerWhenReleased(200)
    }
    defer { receiver.stop() }
    let stage = try SinkStage(receiver, connections: 16, timeout: .seconds(600))
    for number in 0..<16 {
      try await stage.sink.deliver(.named("\(number)", original: "\(number)"))
    }
    await #expect(throws: HTTPError.hostNotAllowed(host: "0.0.0.0", address: "0.0.0.0")) {
      try await stage.sink.finish()
    }
    #expect(stage.sink.tally.acknowledged == 0, "nobody waited for those that are held")
  }

  @Test func aStopWaitsForAllAnswers() async throws {
    let receiver = try TestReceiver([.answerWhenReleased(200)])
    defer { receiver.stop() }
    let stage = try SinkStage(receiver, connections: 16, timeout: .seconds(600))
    for number in 0..<100 {
      try await stage.sink.deliver(.named("\(number)", original: "\(number)"))
    }
    #expect(await eventually { receiver.mostUnanswered == 16 })
    async let stopped: Void = stage.sink.stop()
    receiver.release()
    try await stopped
    let tally = stage.sink.tally
    #expect(tally.attempts == receiver.arrivals.count)
    #expect(tally.acknowledged == tally.attempts)
    #expect(tally.attempts >= 16)
  }
}
