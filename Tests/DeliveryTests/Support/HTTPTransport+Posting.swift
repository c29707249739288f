import Delivery

extension HTTPTransport {
  /// Posts bodies in their order, as many at once as there is room for, and waits for all answers,
  /// which stand in the order of the bodies.
  func post(_ bodies: [[UInt8]], timeout: Int = 20_000) throws -> [Answer] {
    var answers = [Answer?](repeating: nil, count: bodies.count)
    var begun = 0
    while begun < bodies.count || underWay > 0 {
      while begun < bodies.count && underWay < capacity {
        try begin(begun, body: bodies[begun], timeout: timeout)
        begun += 1
      }
      for ended in try wait(atMost: 1000) { answers[ended.identifier] = ended.answer }
    }
    return answers.compactMap { $0 }
  }

  /// Posts one body and waits for its answer.
  func post(_ body: String, timeout: Int = 20_000) throws -> Answer {
    try post([Array(body.utf8)], timeout: timeout)[0]
  }
}
