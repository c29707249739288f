internal import Foundation
package import SubscriptionModel

/// Ties simulated time to real time: says when an instant has come, and remembers how late its
/// followers were. The only place below the command, beside latencies, where a clock is asked.
package final class Pacer: @unchecked Sendable {
  package let pace: Pace
  private let origin: SimInstant
  private let clock = ContinuousClock()
  private let began: ContinuousClock.Instant
  private let lock = NSLock()
  private var lag = Duration.zero

  /// Simulated time is at `origin` now, and passes at this pace from here on.
  package init(_ pace: Pace, from origin: SimInstant) {
    self.pace = pace
    self.origin = origin
    began = clock.now
  }

  /// How long until an instant comes; zero or less: it has come.
  package func remaining(until instant: SimInstant) -> Duration {
    guard pace != .instant else { return .zero }
    return clock.now.duration(to: began + pace.realTime(of: instant - origin))
  }

  /// Waits until an instant has come. Throws `CancellationError`.
  package func wait(until instant: SimInstant) async throws {
    guard pace != .instant else { return }
    if remaining(until: instant) > .zero {
      try await Task.sleep(until: began + pace.realTime(of: instant - origin), clock: clock)
    }
    reached(instant)
  }

  /// What was planned for an instant happens now.
  package func reached(_ instant: SimInstant) {
    // What was over when this one began is not late.
    guard pace != .instant, instant >= origin else { return }
    let late = .zero - remaining(until: instant)
    lock.withLock { lag = max(lag, late) }
  }

  /// The longest by which something came later than its instant.
  package var worstLag: Duration { lock.withLock { lag } }

  /// Unix time in milliseconds, for ledgers that people compare with the logs of a receiver.
  package static func wallClock() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
