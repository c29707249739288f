internal import Foundation
internal import Sandclock

/// Says on a terminal how far a run has come, if it takes longer than a second.
struct ProgressMeter: Sendable {
  private let progress: RunProgress
  private let console: Console

  /// Does some work and meanwhile says how far it has come.
  static func watching<Value: Sendable>(
    _ progress: RunProgress, _ console: Console, _ work: () async throws -> Value
  ) async throws -> Value {
    let meter = ProgressMeter(progress: progress, console: console)
    return try await console.watching(by: meter.watch, work)
  }

  @Sendable private func watch() async {
    let clock = ContinuousClock()
    let began = clock.now
    var before = (sent: 0, at: began)
    var wait = Duration.seconds(1)
    while true {
      do { try await Task.sleep(for: wait) } catch { return }
      wait = .milliseconds(250)
      let now = clock.now
      let sent = progress.sent
      let rate = Self.rate(of: sent - before.sent, in: now - before.at)
      console.showProgress(line(sent: sent, rate: rate))
      if now - before.at >= .seconds(2) { before = (sent, now) }
    }
  }

  private func line(sent: Int, rate: Int) -> String {
    let tallies = progress.tallies
    let parts = [
      progress.reached, "\(sent) sent",
      tallies.isEmpty ? nil : "\(tallies.map(\.acknowledged).reduce(0, +)) acknowledged",
      tallies.isEmpty ? nil : "\(tallies.map(\.failures).reduce(0, +)) failed", "\(rate)/s",
      waiting(tallies),
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }

  /// What is waited for.
  private func waiting(_ tallies: [DeliveryTally]) -> String? {
    let underWay = tallies.map(\.underWay).reduce(0, +)
    let retrying = tallies.map(\.retrying).reduce(0, +)
    if underWay > 0 { return "waiting for \(counted(underWay, "answer"))" }
    if retrying > 0 { return "waiting for the time of \(counted(retrying, "further attempt"))" }
    return nil
  }

  private static func rate(of count: Int, in time: Duration) -> Int {
    let milliseconds = time.milliseconds
    return milliseconds > 0 ? count * 1000 / Int(milliseconds) : 0
  }
}
