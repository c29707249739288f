package import Delivery
package import Signing
internal import SubscriptionModel

/// What a load is to be.
package struct LoadOrder: Sendable {
  /// How its rate goes.
  package var shape: LoadShape
  /// How long it counts, in nanoseconds.
  package var duration: Int64
  /// How long it goes on before that without counting, in nanoseconds.
  package var warmUp: Int64
  /// How many notifications are sealed before the first is sent, and stay so while there are as
  /// many left; `nil`: those of the next half second.
  package var ahead: Int?
  /// What it must show.
  package var requirements: [LoadRequirement]
  /// Where it goes.
  package var target: HTTPTarget
  /// What is posted.
  package var form: NotificationForm

  package init(
    shape: LoadShape, duration: Int64, warmUp: Int64 = 0, ahead: Int? = nil,
    requirements: [LoadRequirement] = [], target: HTTPTarget, form: NotificationForm = .signed
  ) {
    self.shape = shape
    self.duration = duration
    self.warmUp = warmUp
    self.ahead = ahead
    self.requirements = requirements
    self.target = target
    self.form = form
  }

  /// When nothing more is sent, in nanoseconds since the beginning.
  var end: Int64 { warmUp + duration }

  /// When notifications are sent, the warm-up's among them; `nil`: when they are signed.
  var schedule: LoadSchedule? {
    shape.schedule.map { warmUp > 0 ? $0.warmedUp(for: warmUp) : $0 }
  }

  /// How many notifications it needs; `nil`: as many as are signed in its time.
  var needed: Int? { schedule.map { $0.count(before: end) } }

  /// How many of those wait for their moments that are sealed before.
  func lead() -> Int {
    if let ahead { return ahead }
    guard let schedule else { return 512 }
    let rates =
      [0, warmUp, end].map { schedule.rate(at: $0) }
      + schedule.stretches.flatMap { [$0.start, $0.end] }
    return max(2 * NotificationSealer.batch, Int((rates.max() ?? 0) / 1000 / 2))
  }
}
