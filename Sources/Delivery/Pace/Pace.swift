package import SubscriptionModel

/// How fast simulated time passes.
public enum Pace: Hashable, Sendable {
  /// As fast as it can be.
  case instant
  /// So many thousandths of a simulated second in a second; 1000 is real time.
  case times(thousandths: Int64)

  /// One simulated second in a second.
  public static let realtime = Pace.times(thousandths: 1000)

  /// How much real time a stretch of simulated time takes, rounded down.
  package func realTime(of duration: SimDuration) -> Duration {
    switch self {
    case .instant: .zero
    case .times(let thousandths):
      .microseconds(duration.milliseconds * 1_000_000 / thousandths)
    }
  }
}
