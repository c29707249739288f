import NotificationWire
import SubscriptionModel

extension GoldenCase {
  /// What is told where the store is odd.
  static let odd: [GoldenCase] = {
    let renewed = Sample.transaction(1)
    return [
      GoldenCase(
        "renewedAsRecovery",
        Sample.announcement(.renewedAsRecovery, 1, at: 279_004, renewed, Sample.run(renewed))),
      GoldenCase(
        "failureToldLate",
        Sample.announcement(.failureToldLate, 2, at: 316_000, renewed, Sample.run(renewed))),
    ]
  }()
}
