import Delivery
import Foundation
import TestSupport
import Testing

@Suite struct HTTPConnectionTests {
  @Test func aConnectionIsKept() throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    #expect(try transport.post(["1", "2", "3"].map { Array($0.utf8) }).allSatisfy(\.isSuccess))
    #expect(receiver.connectionsMade == 1)
    #expect(receiver.arrivals.map(\.connection) == [0, 0, 0])
    #expect(receiver.mostUnanswered == 1)
  }

  @Test(arguments: [(1, 1, 1), (3, 8, 3), (8, 3, 3), (32, 32, 32)])
  func asManyAtOnceAsThereIsRoomFor(_ connections: Int, _ inFlight: Int, _ expected: Int) throws {
    let receiver = try TestReceiver([.answerWhenReleased(200)])
    defer { receiver.stop() }
    let transport = try HTTPTransport(
      HTTPTarget(url: receiver.url(), connections: connections, inFlight: inFlight))
    #expect(transport.capacity == expected)
    for number in 0..<expected { try transport.begin(number, body: [7], timeout: 20_000) }
    #expect(transport.underWay == expected)
    let answers = try finish(transport) {
      receiver.arrivals.count == expected
    } then: {
      receiver.release()
    }
    #expect(answers.count == expected && answers.allSatisfy { $0.status == 200 })
    #expect(transport.underWay == 0)
    // Once more, over the same connections.
    #expect(try transport.post(Array(repeating: [8], count: 40)).allSatisfy(\.isSuccess))
    #expect(receiver.mostUnanswered == expected)
    #expect(receiver.connectionsMade == expected)
    #expect(transport.capacity == expected)
  }

  /// Carries on until something is true, does something and gives the answers of all attempts.
  private func finish(
    _ transport: HTTPTransport, when isTrue: () -> Bool, then work: () -> Void
  ) throws -> [Answer] {
    var answers: [Answer] = []
    var isDone = false
    while transport.underWay > 0 {
      if !isDone && isTrue() {
        work()
        isDone = true
      }
      answers += try transport.wait(atMost: 10).map(\.answer)
    }
    return answers
  }

  @Test func nothingIsPostedTwice() throws {
    // A connection that was used before and ends without an answer: the receiver may have the body.
    for behaviour in [TestReceiver.Behaviour.hangUp, .reset] {
      let receiver = try TestReceiver([.answer(200), behaviour, .answer(201)])
      defer { receiver.stop() }
      let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
      let answers = try transport.post(["1", "2", "3"].map { Array($0.utf8) })
      #expect(
        answers.map(\.result) == [
          .success, behaviour == .hangUp ? .noResponse : .socketIssue, .success,
        ])
      #expect(answers.map(\.status) == [200, nil, 201])
      #expect(answers[1].reason?.isEmpty == false)
      #expect(
        receiver.arrivals.map { String(decoding: $0.body, as: UTF8.self) } == ["1", "2", "3"])
      #expect(receiver.arrivals.map(\.connection) == [0, 0, 1])
      // No connection was made for a second try.
      #expect(receiver.connectionsMade == 2)
    }
  }

  @Test func nothingIsPostedTwiceHoweverOften() throws {
    let receiver = try TestReceiver { $0.number % 2 == 0 ? .answer(200) : .hangUp }
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    let answers = try transport.post(Array(repeating: [1], count: 20))
    #expect(
      answers.map(\.result) == Array(repeating: [.success, .noResponse], count: 10).flatMap { $0 })
    #expect(receiver.arrivals.count == 20)
  }

  @Test func nothingIsPostedTwiceOverAnotherConnection() throws {
    // While one attempt loses its connection, another one that was used before stands idle.
    let receiver = try TestReceiver { arrival in
      switch arrival.body {
      case [0]: .answerWhenReleased(200)
      case [1]: .hangUp
      default: .answer(200)
      }
    }
    defer { receiver.stop() }
    let transport = try HTTPTransport(
      HTTPTarget(url: receiver.url(), connections: 2, inFlight: 2))
    for number in 0..<2 { try transport.begin(number, body: [0], timeout: 20_000) }
    let answers = try finish(transport) {
      receiver.arrivals.count == 2
    } then: {
      receiver.release()
    }
    #expect(answers.map(\.status) == [200, 200])
    #expect(try transport.post([[1]]).map(\.result) == [.noResponse])
    #expect(receiver.arrivals.map(\.body) == [[0], [0], [1]])
    #expect(try transport.post([[2], [2]]).allSatisfy(\.isSuccess))
  }

  @Test func nothingIsPostedTwiceAfterARedirect() throws {
    let receiver = try TestReceiver { arrival in
      arrival.path == "/" ? .redirect(307, to: "/elsewhere") : .hangUp
    }
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    #expect(try transport.post("1").result == .noResponse)
    #expect(receiver.arrivals.map(\.path) == ["/", "/elsewhere"])
  }

  @Test func aConnectionThatWasClosedMeanwhileIsNoFailure() throws {
    let receiver = try TestReceiver([.answerAndHangUp(200)])
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    for number in 1...5 {
      #expect(try transport.post("\(number)").result == .success)
      #expect(receiver.wait { $0.connectionsOpen == 0 })
    }
    #expect(receiver.arrivals.count == 5)
    #expect(receiver.connectionsMade == 5)
  }

  @Test func wakingEndsTheWait() throws {
    let receiver = try TestReceiver([.answerWhenReleased(200)])
    defer { receiver.stop() }
    let transport = try HTTPTransport(HTTPTarget(url: receiver.url()))
    let hour = 3_600_000
    // Before, during, and with an attempt under way.
    transport.wake()
    #expect(try transport.wait(atMost: hour).isEmpty)
    Thread.detachNewThread { transport.wake() }
    #expect(try transport.wait(atMost: hour).isEmpty)
    try transport.begin(1, body: [1], timeout: 20_000)
    Thread.detachNewThread { transport.wake() }
    #expect(try transport.wait(atMost: hour).isEmpty)
    #expect(try transport.wait(atMost: 0).isEmpty)
    #expect(transport.underWay == 1)
    // What is under way when the transport goes is dropped.
  }
}
