/// Lets tasks wait for what other tasks and threads change.
package final class Waiters: Sendable {
  private struct State {
    var changes = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Guarded(State())

  package init() {}

  /// Something has changed: who waits looks again.
  package func notify() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.changes += 1
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until something is so; it is looked at again after each change.
  ///
  /// - Parameters:
  ///   - isSo: What is waited for.
  ///   - minds: Whether it is of no use any more once the task is cancelled.
  package func wait(mindingCancellation minds: Bool = false, until isSo: () -> Bool) async {
    await withTaskCancellationHandler {
      while true {
        let seen = state.withLock(\.changes)
        if isSo() || minds && Task.isCancelled { return }
        await withCheckedContinuation { continuation in
          let isLate = state.withLock { state in
            if state.changes == seen { state.waiting.append(continuation) }
            return state.changes != seen
          }
          if isLate { continuation.resume() }
        }
      }
    } onCancel: {
      notify()
    }
  }
}
