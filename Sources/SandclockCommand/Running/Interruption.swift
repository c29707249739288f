internal import Dispatch
internal import Foundation
internal import Sandclock

/// Ctrl-C, and the polite request to end: the first stops the work cleanly, the second at once.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// From now on the signals cancel this task.
  init(cancelling task: Task<ExitStatus, Never>, _ console: Console) {
    let began = Guarded<ContinuousClock.Instant?>(nil)
    sources = [SIGINT, SIGTERM].map { number in
      // A handler of one's own and none of the system's, which would end the process.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        // Wrappers hand a signal on that the whole group has got: two at once are one.
        let now = ContinuousClock.now
        let first = began.withLock { began in
          began = began ?? now
          return began ?? now
        }
        if task.isCancelled, now - first < .milliseconds(200) { return }
        guard !task.isCancelled else { exit(128 + number) }
        console.complain("sandclock: stopping; once more stops at once")
        task.cancel()
      }
      source.resume()
      return source
    }
  }

  /// The signals mean nothing more.
  func end() {
    for source in sources { source.cancel() }
  }
}
