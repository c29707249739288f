extension TestReceiver {
  /// A whole request that has arrived.
  package struct Arrival: Hashable, Sendable {
    /// Its place among all, from 0.
    package let number: Int
    /// The connection it came over; the first that was accepted is 0.
    package let connection: Int
    /// The method, such as "POST".
    package let method: String
    /// The path that was asked for.
    package let path: String
    /// The header lines as they were sent.
    package let headers: [String]
    /// The body as it was sent.
    package let body: [UInt8]
    /// When it had arrived, and when its answer began or its connection was given up; `nil` until
    /// then. One clock counts both, by one each time, so what overlapped can be told.
    package let arrivedAt: Int
    package fileprivate(set) var answeredAt: Int?

    /// Whether its answer has begun or its connection was given up.
    package var isAnswered: Bool { answeredAt != nil }

    /// The value of a header, whose name is in small letters; `nil` if it was not sent.
    package func header(_ name: String) -> String? {
      headers.first { $0.lowercased().hasPrefix(name + ":") }
        .map { String($0.dropFirst(name.count + 1).drop { $0 == " " }) }
    }

    /// Whether this one was unanswered at a time when the other one was.
    package func overlaps(_ other: Arrival) -> Bool {
      arrivedAt < other.answeredAt ?? .max && other.arrivedAt < answeredAt ?? .max
    }
  }

  /// What is written down.
  struct Record {
    private(set) var arrivals: [Arrival] = []
    private(set) var mostUnanswered = 0
    var connections = 0
    var mostConnections = 0
    private var unanswered = 0
    private var clock = 0

    /// A request has arrived.
    mutating func arrive(_ request: RequestReader.Request, on connection: Int) -> Arrival {
      let arrival = Arrival(
        number: arrivals.count, connection: connection, method: request.method,
        path: request.path, headers: request.headers, body: request.body, arrivedAt: clock)
      clock += 1
      arrivals.append(arrival)
      unanswered += 1
      mostUnanswered = max(mostUnanswered, unanswered)
      return arrival
    }

    /// A request has its answer, or gets none; what counts is when that is said first.
    mutating func answer(_ number: Int) {
      guard arrivals[number].answeredAt == nil else { return }
      arrivals[number].answeredAt = clock
      clock += 1
      unanswered -= 1
    }
  }
}
