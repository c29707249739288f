package import Signing

/// An attempt of a load on its way, with the moments that say who was late.
package struct LoadAttempt: Sendable {
  package let parcel: Parcel
  /// `TYPE/SUBTYPE`, or the type alone.
  let kind: String
  /// Counts the attempts at the notification, from 1.
  package let number: Int
  /// When it is to be sent, in nanoseconds since the load began, as all moments here.
  let planned: Int64
  /// Whether it was sealed when its moment was over.
  let isSealedLate: Bool
  /// Whether figures count it.
  let isMeasured: Bool
  /// Whether an earlier one of its original transaction was unanswered when its moment came.
  var isHeld = false
  /// When the generator noticed that its moment had come.
  var noticed: Int64 = 0
  /// When nothing was in its way any more but a connection.
  var ready: Int64 = 0
  /// Whether all connections were taken then.
  var isQueued = false

  init(
    _ parcel: Parcel, kind: String, number: Int, planned: Int64, isSealedLate: Bool = false,
    isMeasured: Bool
  ) {
    self.parcel = parcel
    self.kind = kind
    self.number = number
    self.planned = planned
    self.isSealedLate = isSealedLate
    self.isMeasured = isMeasured
  }

  /// Whether it is the first at its notification.
  var isFirst: Bool { number == 1 }
}

/// A further attempt of a load that waits for its moment; of two at one the older first.
struct LoadRetry: Comparable {
  let attempt: LoadAttempt
  let order: Int

  static func < (left: LoadRetry, right: LoadRetry) -> Bool {
    (left.attempt.planned, left.order) < (right.attempt.planned, right.order)
  }

  static func == (left: LoadRetry, right: LoadRetry) -> Bool { left.order == right.order }
}
