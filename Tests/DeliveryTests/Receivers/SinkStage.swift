import Delivery
import NotificationWire
import Signing
import SubscriptionModel
import TestSupport

/// A sink to a receiver, with everything it says.
struct SinkStage {
  let sink: HTTPSink

  init(
    _ receiver: TestReceiver, connections: Int = 16, inFlight: Int = 64,
    timeout: Duration? = nil, pace: Pace = .instant
  ) throws {
    sink = try HTTPSink(
      HTTPTarget(
        url: receiver.url(), connections: connections, inFlight: inFlight, timeout: timeout))
    sink.begin(Pacer(pace, from: SimInstant(milliseconds: 0)), nil, isFollowed: true)
  }

  /// Hands notifications over and waits for the end of them. Answers what was settled:
  /// `a1 #1 200`, `a1 #1 TIMED_OUT`.
  func deliver(_ parcels: [Parcel]) async throws -> [String] {
    async let told = settled()
    for parcel in parcels { try await sink.deliver(parcel) }
    try await sink.finish()
    return await told
  }

  /// What is settled, to the end.
  func settled() async -> [String] {
    var told: [String] = []
    while case let steps = await sink.settled(), !steps.isEmpty {
      for case let outcome? in steps.map(\.outcome) {
        let answer = outcome.answer
        told.append(
          "\(outcome.parcel.header.notificationUUID) #\(outcome.number) "
            + answer.summary)
      }
    }
    return told
  }
}
