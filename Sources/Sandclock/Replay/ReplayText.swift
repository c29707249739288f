package import Delivery

/// What is said of a replay.
package enum ReplayText {
  /// What was not delivered, what came of the deliveries, and how many notifications were sent.
  package static func lines(
    _ sent: Int, _ tallies: [DeliveryTally], isStopped: Bool
  ) -> [String] {
    let undelivered = tallies.flatMap { tally in
      tally.undelivered.map { notification in
        let answer = notification.answer
        return "UNDELIVERED  \(notification.customer) \(notification.kind) "
          + "\(notification.notificationUUID): \(answer.words) (\(tally.sink))"
      }
    }
    let count = tallies.map(\.undeliveredCount).reduce(0, +)
    return UndeliveredLines.all(undelivered, of: count) + tallies.map(\.summary)
      + ["\(counted(sent, "notification")) sent again\(isStopped ? ", STOPPED" : "")."]
  }
}
