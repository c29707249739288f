extension TestReceiver {
  /// What is done with one request.
  package enum Behaviour: Hashable, Sendable {
    /// A whole answer, after a while. The connection stays open.
    case answer(Int, afterMilliseconds: Int = 0)
    /// A whole answer; then the connection is closed, which the answer does not say.
    case answerAndHangUp(Int)
    /// A whole answer, once `release` was called.
    case answerWhenReleased(Int)
    /// The head of an answer and part of its body; the rest once `release` was called.
    case answerInPart(Int)
    /// A whole answer, byte by byte.
    case dribble(Int, everyMilliseconds: Int)
    /// The connection is closed without an answer.
    case hangUp
    /// The connection is closed in the middle of the answer's body.
    case hangUpInBody(Int)
    /// The connection is reset without an answer.
    case reset
    /// The connection is reset in the middle of the answer's body.
    case resetInBody(Int)
    /// A redirect, such as 302, to a path or an address. To the same path: in a circle.
    case redirect(Int, to: String)
    /// These bytes instead of an answer; then the connection is closed.
    case raw(String)
  }

  /// Behaviours are made of these.
  enum Step {
    case send([UInt8])
    case wait(Int)
    case waitForRelease
    case markAnswered
    case resetOnClose
    case close
  }
}

extension TestReceiver.Behaviour {
  /// What is done, one after another.
  func steps(for arrival: TestReceiver.Arrival) -> [TestReceiver.Step] {
    switch self {
    case .answer(let status, let milliseconds):
      (milliseconds > 0 ? [.wait(milliseconds)] : []) + [.markAnswered, .send(whole(status))]
    case .answerAndHangUp(let status): [.markAnswered, .send(whole(status)), .close]
    case .answerWhenReleased(let status):
      [.waitForRelease, .markAnswered, .send(whole(status))]
    case .answerInPart(let status):
      [.send(part(status)), .waitForRelease, .markAnswered, .send(rest)]
    case .dribble(let status, let milliseconds):
      whole(status).flatMap { [.send([$0]), .wait(milliseconds)] } + [.markAnswered]
    case .hangUp: [.markAnswered, .close]
    case .hangUpInBody(let status): [.markAnswered, .send(part(status)), .close]
    case .reset: [.markAnswered, .resetOnClose, .close]
    case .resetInBody(let status):
      // A moment, so that the part is there before the reset throws it away.
      [.markAnswered, .send(part(status)), .wait(20), .resetOnClose, .close]
    case .redirect(let status, let place):
      [.markAnswered, .send(whole(status, more: "Location: \(place)\r\n"))]
    case .raw(let text): [.markAnswered, .send(Array(text.utf8)), .close]
    }
  }

  private func whole(_ status: Int, more: String = "") -> [UInt8] {
    Array("HTTP/1.1 \(status) Test\r\n\(more)Content-Length: 2\r\n\r\nok".utf8)
  }

  private func part(_ status: Int) -> [UInt8] {
    Array("HTTP/1.1 \(status) Test\r\nContent-Length: 20\r\n\r\n0123456789".utf8)
  }

  private var rest: [UInt8] { Array("0123456789".utf8) }
}
