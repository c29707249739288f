internal import Delivery

/// How far a load has come, for whoever watches it from another task.
package final class LoadProgress: Sendable {
  private struct State {
    var sender: LoadSender?
    var order: LoadOrder?
  }

  /// What is to be seen of it at a moment.
  package struct View: Sendable {
    /// Nanoseconds since it began.
    package let elapsed: Int64
    /// Nanoseconds from its beginning to its end.
    package let end: Int64
    /// Whether it still warms up.
    package let isWarmingUp: Bool
    package let sent: Int
    package let inFlight: Int
    /// Millionths of the first attempts that failed.
    package let failed: Int64
    package let late: Int
    /// Latencies from the planned moment, in microseconds.
    package let p50: Int64?
    package let p99: Int64?
  }

  private let state = Guarded(State())

  /// The progress of a load that has not begun.
  package init() {}

  func begin(_ sender: LoadSender, _ order: LoadOrder) {
    state.withLock { $0 = State(sender: sender, order: order) }
  }

  /// What is to be seen now; `nil`: it has not begun.
  package var view: View? {
    let state = state.withLock(\.self)
    guard let sender = state.sender, let order = state.order else { return nil }
    let (elapsed, inFlight) = (sender.now, sender.inFlight)
    return sender.look { figures in
      View(
        elapsed: elapsed, end: order.end, isWarmingUp: elapsed < order.warmUp,
        sent: figures.sent, inFlight: inFlight,
        failed: Int64(figures.failed) * 1_000_000 / Int64(max(1, figures.ended)),
        late: figures.late, p50: figures.all.fromPlanned.percentile(50),
        p99: figures.all.fromPlanned.percentile(99))
    }
  }
}
