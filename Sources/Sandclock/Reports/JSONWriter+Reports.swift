internal import Delivery
internal import NotificationWire

/// What reports of runs and of loads have in common.
extension JSONWriter {
  /// Writes a member that is a count.
  mutating func member(named name: String, _ count: Int) {
    key(named: name)
    integer(Int64(count))
  }

  /// Writes how many attempts had which result, and how many answers which status.
  mutating func write(results: [AttemptResult: Int], statuses: [Int: Int]) {
    key("results")
    object { writer in
      for result in AttemptResult.allCases {
        if let count = results[result] { writer.member(named: result.rawValue, count) }
      }
    }
    key("statuses")
    object { writer in
      for (status, count) in statuses.sorted(by: { $0.key < $1.key }) {
        writer.member(named: "\(status)", count)
      }
    }
  }

  /// Writes a histogram whole, so that several can be joined: `LATENCY:COUNT` for each class in
  /// which something was counted, by its greatest latency.
  mutating func write(_ histogram: LatencyHistogram) {
    object { writer in
      writer.member("longest", histogram.longest)
      writer.member(
        "classes",
        histogram.classes.map { "\($0.latency):\($0.count)" }.joined(separator: " "))
    }
  }
}
