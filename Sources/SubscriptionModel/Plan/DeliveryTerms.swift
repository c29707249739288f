/// How the store delivers what it tells a customer's developer: how often it tries, and how long it
/// waits.
///
/// Apple's page "Responding to App Store Server Notifications" has the figures:
/// https://developer.apple.com/documentation/appstoreservernotifications
package struct DeliveryTerms: Hashable, Sendable {
  /// After each failed attempt, how long of simulated time until the next, counted from the planned
  /// instant of the one that failed; there is one attempt more than there are delays.
  package var retries: [SimDuration]
  /// The same for legacy notifications, version 1.
  package var v1Retries: [SimDuration]
  /// The HTTP statuses after which the store gives up at once.
  package var noRetryOn: [Int] = []
  /// How long an attempt may take, of real time. Apple's figure is not known.
  package var timeout: SimDuration = .seconds(5)

  /// As the profile has it: outside of production there is one attempt and no more.
  package init(_ profile: Profile) {
    switch profile {
    case .production:
      retries = [.hours(1), .hours(12), .hours(24), .hours(48), .hours(72)]
      v1Retries = [.hours(6), .hours(24), .hours(48)]
    case .sandbox, .testflight, .xcode:
      retries = []
      v1Retries = []
    }
  }

  /// The terms of legacy notifications.
  package var ofV1: DeliveryTerms {
    var terms = self
    terms.retries = v1Retries
    return terms
  }

  /// How long until the next attempt after a failed one; `nil`: there is none. Attempts count from
  /// 1; a failure without an answer has no status.
  package func delay(afterAttempt number: Int, status: Int?) -> SimDuration? {
    guard retries.indices.contains(number - 1) else { return nil }
    if let status, noRetryOn.contains(status) { return nil }
    return retries[number - 1]
  }
}
