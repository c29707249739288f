internal import CCurl

/// The yardstick for the sink to a receiver: the same bodies over as many connections with the same
/// settings, by libcurl's multi interface on one thread. No order, no ledger, no reports, nothing
/// posted again; whichever connection is free has the next body.
package final class HTTPYardstick {
  /// All bodies, one behind another, where libcurl sends them from.
  private let memory: UnsafeMutableRawBufferPointer
  private let places: [Range<Int>]

  /// Takes a copy of bodies: nothing is left to be prepared.
  package init(_ bodies: [[UInt8]]) {
    memory = .allocate(byteCount: bodies.reduce(0) { $0 + $1.count }, alignment: 1)
    var places: [Range<Int>] = []
    for body in bodies {
      let start = places.last?.upperBound ?? 0
      let place = start..<start + body.count
      UnsafeMutableRawBufferPointer(rebasing: memory[place]).copyBytes(from: body)
      places.append(place)
    }
    self.places = places
  }

  deinit { memory.deallocate() }

  /// Posts each body once, and ends the connections. Answers how many they were. Throws
  /// ``HTTPError`` where a post fails, and where its answer is another than 200.
  package func post(to target: HTTPTarget) throws(HTTPError) -> Int {
    try Libcurl.begin()
    let headers = try HeaderList(target.headers)
    let multi = try MultiHandle(connections: target.connections)
    var handles: [EasyHandle] = []
    defer {
      // After an error some are still under way, and use the headers.
      for easy in handles { try? multi.remove(easy) }
      withExtendedLifetime(headers) {}
    }
    for place in places.prefix(target.connections) {
      let easy = try EasyHandle()
      handles.append(easy)
      try easy.prepare(for: target, headers: headers)
      try easy.dropAnswers()
      if let timeout = target.timeout {
        try easy.set(CURLOPT_TIMEOUT_MS, Int(timeout.milliseconds))
      }
      try begin(place, with: easy, multi)
    }
    var rest = places.dropFirst(handles.count)
    var underWay = handles.count
    while underWay > 0 {
      try multi.perform()
      var hasBegun = false
      while let (pointer, code) = multi.nextEnded() {
        guard let easy = handles.first(where: { $0.pointer == pointer }) else { continue }
        try Self.judge(easy, code)
        try multi.remove(easy)
        if let place = rest.popFirst() {
          try begin(place, with: easy, multi)
          hasBegun = true
        } else {
          underWay -= 1
        }
      }
      // What has just begun has something to send; there is nothing to wait for.
      if !hasBegun && underWay > 0 { try multi.poll(atMost: 1000) }
    }
    return places.count
  }

  private func begin(
    _ place: Range<Int>, with easy: EasyHandle, _ multi: MultiHandle
  ) throws(HTTPError) {
    try easy.set(CURLOPT_POSTFIELDS, memory.baseAddress.map { $0 + place.lowerBound })
    try easy.setBodySize(place.count)
    try multi.add(easy)
  }

  private static func judge(_ easy: EasyHandle, _ code: CURLcode) throws(HTTPError) {
    try check(code, "a post")
    let status = try easy.number(CURLINFO_RESPONSE_CODE)
    guard status == 200 else { throw .libcurl(call: "a post", reason: "status \(status)") }
  }
}
