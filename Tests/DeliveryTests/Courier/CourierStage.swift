import Delivery
import NotificationWire
import Signing
import SubscriptionModel

/// Drives a courier as a sink does, with a receiver that answers what a test wants.
struct CourierStage {
  var courier: Courier
  /// What has begun, in order: `a1 #1 @0`, the attempt's number and its planned minute.
  private(set) var begun: [String] = []
  /// What was settled, in order: `a1 #1 ok`, `a1 #1 failed`, or `mark @5`.
  private(set) var settled: [String] = []
  private(set) var underWay: [DueAttempt] = []

  init(room: Int = 1000) {
    courier = Courier(room: room)
  }

  /// Hands over a notification that is signed in a minute; the letters of its name say of which
  /// original transaction it is.
  mutating func take(_ name: String, minute: Int64, _ terms: DeliveryTerms = .init(.production)) {
    courier.take(
      Parcel.named(
        name, original: String(name.prefix { $0.isLetter }), signedDate: minute * 60_000,
        terms: terms))
  }

  mutating func mark(minute: Int64) {
    courier.mark(SimInstant(milliseconds: minute * 60_000))
  }

  /// Lets the clock run and everything begin that may.
  mutating func run(capacity: Int = 1000) {
    while courier.nextInstant() != nil { courier.advance() }
    while underWay.count < capacity, let attempt = courier.begin() {
      begun.append("\(name(of: attempt)) @\(attempt.planned.milliseconds / 60_000)")
      underWay.append(attempt)
    }
    note()
  }

  /// Answers the attempt under way at a notification.
  mutating func answer(_ name: String, _ status: Int = 200) {
    guard let place = underWay.firstIndex(where: { $0.parcel.header.notificationUUID == name })
    else { return }
    let attempt = underWay.remove(at: place)
    courier.settle(attempt.ticket, .status(status))
    note()
  }

  /// Answers whatever is under way, by number of attempt, until nothing is left.
  mutating func finish(_ status: (String, Int) -> Int) {
    courier.end()
    run()
    while let attempt = underWay.first {
      let name = attempt.parcel.header.notificationUUID
      answer(name, status(name, attempt.number))
      run()
    }
  }

  private func name(of attempt: DueAttempt) -> String {
    "\(attempt.parcel.header.notificationUUID) #\(attempt.number)"
  }

  private mutating func note() {
    while let step = courier.popSettled() {
      guard let outcome = step.outcome else {
        settled.append("mark @\(step.planned.milliseconds / 60_000)")
        continue
      }
      settled.append(
        "\(outcome.parcel.header.notificationUUID) #\(outcome.number) "
          + (outcome.answer.isSuccess ? "ok" : "failed"))
    }
  }
}

extension Answer {
  /// A receiver's answer with a status.
  static func status(_ status: Int) -> Answer {
    Answer(
      (200...206).contains(status) ? .success : .unsuccessfulHTTPResponseCode, status: status,
      latency: 1000)
  }
}
