internal import Delivery
internal import SubscriptionModel

extension DeliveryTally {
  /// What came of the deliveries to a receiver, in a line.
  package var summary: String {
    let failures =
      statuses.sorted { $0.key < $1.key }.filter { !(200...206).contains($0.key) }
      .map { "\($0.value) x \($0.key)" }
      + AttemptResult.allCases.filter { $0 != .success && $0 != .unsuccessfulHTTPResponseCode }
      .compactMap { result in results[result].map { "\($0) x \(result.rawValue)" } }
    let times = [("p50", 50), ("p90", 90), ("p99", 99)].compactMap { name, percent in
      latencies.percentile(percent).map { "\(name) \(Self.text($0))" }
    }
    let longest = latencies.count > 0 ? ["max \(Self.text(latencies.longest))"] : []
    let counts = [
      counted(attempts, "attempt"), "\(acknowledged) of \(notifications) acknowledged",
      acknowledgedBefore > 0 ? "\(acknowledgedBefore) of them before" : nil,
      repeated > 0 ? "\(repeated) perhaps twice" : nil,
    ]
    let parts = counts.compactMap(\.self) + failures + times + longest
    return "\(sink): \(parts.joined(separator: ", "))"
  }

  /// Microseconds as milliseconds with one decimal.
  private static func text(_ microseconds: Int64) -> String {
    let tenths = (microseconds + 99) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}

extension Answer {
  /// What it was, and why.
  var words: String { [summary, reason].compactMap(\.self).joined(separator: ": ") }
}

/// The lines about what was not delivered: those of a long outage would drown all else.
enum UndeliveredLines {
  private static let limit = 20

  /// The first lines, and how many more notifications there were.
  static func all(_ lines: [String], of count: Int) -> [String] {
    let rest = count - limit
    return lines.prefix(limit) + (rest > 0 ? ["UNDELIVERED  and \(rest) more"] : [])
  }
}

extension DeliveryTally.Undelivered {
  /// A notification that was given up, for the report.
  ///
  /// - Parameters:
  ///   - start: When simulated time began.
  ///   - sink: Where it should have gone, where that has to be said.
  fileprivate func words(since start: SimInstant, to sink: String?) -> String {
    "\((SimInstant(milliseconds: signedDate) - start).clockText) \(customer) \(kind): "
      + "\(counted(attempts, "attempt")), the last \(answer.words)"
      + (sink.map { " (\($0))" } ?? "")
  }
}

extension RunReport {
  /// Takes in what came of the deliveries of a run whose simulated time began then.
  mutating func add(_ deliveries: [DeliveryTally], since start: SimInstant) {
    self.deliveries = deliveries
    undelivered = deliveries.flatMap { tally in
      tally.undelivered.map { $0.words(since: start, to: deliveries.count > 1 ? tally.sink : nil) }
    }
  }
}
