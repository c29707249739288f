internal import Sandclock

/// Says on a terminal how a load is going, in a line that the next one takes the place of.
struct LoadMeter: Sendable {
  private let progress: LoadProgress
  private let console: Console

  /// Does some work and meanwhile says how it is going.
  static func watching<Value: Sendable>(
    _ progress: LoadProgress, _ console: Console, _ work: () async throws -> Value
  ) async throws -> Value {
    let meter = LoadMeter(progress: progress, console: console)
    return try await console.watching(by: meter.watch, work)
  }

  @Sendable private func watch() async {
    var before: LoadProgress.View?
    while true {
      do { try await Task.sleep(for: .milliseconds(500)) } catch { return }
      guard let view = progress.view, view.elapsed > 0 else { continue }
      console.showProgress(Self.line(view, since: before))
      before = view
    }
  }

  /// `0:04:10 [████░░░░]  sent 125,004  500/s  in flight 9  p50 11 ms  p99 187 ms  failed 0 %`
  static func line(_ view: LoadProgress.View, since before: LoadProgress.View?) -> String {
    let width = 20
    let done = Int(min(Int64(width), view.elapsed * Int64(width) / max(1, view.end)))
    let bar =
      String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
    let since = before.flatMap { $0.elapsed < view.elapsed && $0.sent <= view.sent ? $0 : nil }
    let time = view.elapsed - (since?.elapsed ?? 0)
    let rate = Int64(view.sent - (since?.sent ?? 0)) * 1_000_000_000 / max(1, time)
    func latency(_ name: String, _ value: Int64?) -> String? {
      value.map { "\(name) \(LoadWords.milliseconds($0))" }
    }
    let parts = [
      "\(LoadWords.clock(nanoseconds: view.elapsed)) [\(bar)]",
      view.isWarmingUp ? "warming up" : "sent \(LoadWords.grouped(view.sent))  \(rate)/s",
      "in flight \(view.inFlight)", latency("p50", view.p50), latency("p99", view.p99),
      "failed \(LoadWords.percent(millionths: view.failed / 100 * 100))",
      "late \(LoadWords.grouped(view.late))",
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }
}
