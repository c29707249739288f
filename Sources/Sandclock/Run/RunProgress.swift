internal import Delivery

/// How far a run, or several side by side, have come, for whoever watches them from another task.
package final class RunProgress: Sendable {
  private struct State {
    var handedOver = 0
    var reached = "0:00:00"
    var receivers: [any AnsweringSink] = []
  }

  private let state = Guarded(State())

  /// The progress of a run that has not begun.
  package init() {}

  func begin(_ receivers: [any AnsweringSink]) {
    state.withLock { $0.receivers += receivers }
  }

  func handedOver(_ count: Int) {
    state.withLock { $0.handedOver += count }
  }

  func reached(_ time: String) {
    state.withLock { $0.reached = time }
  }

  /// How many notifications were sent: where receivers answer, how many attempts were begun.
  package var sent: Int {
    let tallies = tallies
    return tallies.isEmpty
      ? state.withLock(\.handedOver)
      : tallies.map { $0.attempts + $0.underWay }.reduce(0, +)
  }

  /// The time since the start of the latest line of the timeline.
  package var reached: String { state.withLock(\.reached) }

  /// What has come of the deliveries, by receiver.
  package var tallies: [DeliveryTally] { state.withLock(\.receivers).map(\.tally) }
}
