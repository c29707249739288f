internal import Delivery
internal import NotificationWire
internal import SubscriptionModel

extension Timeline {
  /// What the line of a notification ends with: what came of its first attempt.
  func words(for outcome: SettledStep.Outcome) -> String {
    let answer = outcome.answer
    let time = outcome.isRecorded ? "recorded" : "\(Self.milliseconds(answer.latency)) ms"
    let next =
      answer.isSuccess ? "" : outcome.next.map { "   again at \(self.time(of: $0))" } ?? ""
    let indent = String(repeating: " ", count: max(0, 8 - time.count))
    return "\(answer.summary)  \(indent)\(time)\(next)"
  }

  /// The line of a further attempt.
  func line(forFurther outcome: SettledStep.Outcome, at instant: SimInstant) -> String {
    let header = outcome.parcel.header
    return line(
      at: instant, of: header.customer,
      "+ attempt \(outcome.number) of \(header.kind): \(words(for: outcome))")
  }

  /// Microseconds as whole milliseconds, rounded up: no answer takes no time.
  private static func milliseconds(_ microseconds: Int64) -> Int64 { (microseconds + 999) / 1000 }
}
