/// A bounded queue between two tasks, one that sends and one that receives. Who is faster waits.
package final class Channel<Element: Sendable>: Sendable {
  private struct State {
    var elements = Fifo<Element>()
    var isFinished = false
    /// Nobody receives any more: what is sent is dropped.
    var isAbandoned = false
  }

  private let limit: Int
  private let state = Guarded(State())
  private let waiters = Waiters()

  /// A queue of at most so many elements.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Adds an element; waits while the queue is full, unless the task is cancelled.
  package func send(_ element: Element) async {
    let isFull = state.withLock { state in
      if !state.isAbandoned { state.elements.append(element) }
      return state.elements.count >= limit
    }
    waiters.notify()
    guard isFull else { return }
    await waiters.wait(mindingCancellation: true) {
      state.withLock { $0.elements.count < limit || $0.isAbandoned }
    }
  }

  /// Nothing more is sent.
  package func finish() {
    state.withLock { $0.isFinished = true }
    waiters.notify()
  }

  /// Nobody receives any more: senders never wait again.
  package func abandon() {
    state.withLock { state in
      state.isAbandoned = true
      while state.elements.popFirst() != nil {}
    }
    waiters.notify()
  }

  /// The next element; `nil`: nothing more comes. Being cancelled does not keep it from coming.
  package func next() async -> Element? {
    await waiters.wait { state.withLock { !$0.elements.isEmpty || $0.isFinished } }
    let element = state.withLock { $0.elements.popFirst() }
    waiters.notify()
    return element
  }
}
