internal import Foundation

/// Lines on their way from tasks to the thread that feeds a command. It takes so many bytes at
/// most; then tasks wait, so that a command that reads slowly slows the run down and fills no
/// memory. No task blocks a thread while it waits.
final class PipeQueue: @unchecked Sendable {
  /// What there is to do for the thread.
  struct Order {
    /// The next lines, without their ends; empty while there are none.
    let lines: [[UInt8]]
    /// Whether none come after these.
    let isLast: Bool
    /// When the command must have ended.
    let deadline: ContinuousClock.Instant?
  }

  /// A dozen signed notifications: more would make nothing faster.
  private static let most = 262_144

  private let bell: Bell
  private let command: String
  private let patience: Duration
  private let lock = NSLock()
  private var lines: [[UInt8]] = []
  /// The bytes of the lines that are here or with the thread.
  private var held = 0
  /// Tasks that wait for room, in their order.
  private var givers: [Waiter] = []
  /// Tasks that wait for the end.
  private var watchers: [Waiter] = []
  /// The notifications that somebody wanted to hand over, and did not think better of.
  private var given = 0
  private var isOpen = true
  private var isReaderGone = false
  private var deadline: ContinuousClock.Instant?
  private var outcome: (ending: PipeEnding, written: Int)?

  /// An empty queue.
  ///
  /// - Parameters:
  ///   - bell: What wakes the thread.
  ///   - command: The command's text, for the words of errors.
  ///   - patience: How long the command may still take when it is no longer of use.
  init(_ bell: Bell, command: String, patience: Duration) {
    self.bell = bell
    self.command = command
    self.patience = patience
  }

  /// Takes a line, as soon as there is room. Throws ``PipeError`` if the command has ended, or
  /// `CancellationError` if the task is cancelled or ``stop()`` comes first.
  func put(_ line: [UInt8]) async throws {
    try await wait(Waiter(line)) { waiter in
      guard isOpen else { return .failure(CancellationError()) }
      given += 1
      if let error { return .failure(error) }
      if isReaderGone {
        // The command is of no use any more, and has only some time left.
        bell.ring()
      } else if givers.isEmpty, hasRoom(for: line) {
        take(line)
        return .success(())
      }
      givers.append(waiter)
      return nil
    }
  }

  /// No more lines come: waits until the command has read all and ended. Throws ``PipeError`` if it
  /// did not end well, or `CancellationError` if the task is cancelled first.
  func finish() async throws {
    try await wait(Waiter([])) { waiter in
      isOpen = false
      bell.ring()
      if outcome != nil { return result }
      watchers.append(waiter)
      return nil
    }
  }

  /// No more lines come: waits until the command has ended or its time is over.
  func stop() async {
    requestStop()
    // How it ended is for whoever asks for it with finish().
    try? await withCheckedThrowingContinuation { continuation in
      lock.withLock {
        guard outcome == nil else { return continuation.resume() }
        let waiter = Waiter([])
        waiter.continuation = continuation
        watchers.append(waiter)
      }
    }
  }

  /// No more lines come, and from now on the command has not more than some time left.
  func requestStop() {
    let turnedAway = lock.withLock {
      isOpen = false
      deadline = deadline ?? .now + patience
      defer { givers = [] }
      given -= givers.count
      return givers.compactMap { $0.leave() }
    }
    bell.ring()
    for continuation in turnedAway { continuation.resume(throwing: CancellationError()) }
  }

  /// What is to be done next; lines only if the thread has none left.
  func order(takesLines: Bool) -> Order {
    lock.withLock {
      defer { if takesLines { lines = [] } }
      return Order(
        lines: takesLines ? lines : [],
        isLast: !isOpen && givers.isEmpty && (takesLines || lines.isEmpty), deadline: deadline)
    }
  }

  /// The lines of the last order are written: there is room for others.
  func makeRoom() {
    let admitted = lock.withLock {
      held = lines.reduce(0) { $0 + $1.count + 1 }
      var admitted: [CheckedContinuation<Void, any Error>] = []
      while let first = givers.first, hasRoom(for: first.line) {
        givers.removeFirst()
        take(first.line)
        if let continuation = first.leave() { admitted.append(continuation) }
      }
      return admitted
    }
    for continuation in admitted { continuation.resume() }
  }

  /// The command reads no more. Answers when it must have ended: if it has not read all it should,
  /// it has not more than some time left.
  func deadline(afterReading count: Int) -> ContinuousClock.Instant? {
    lock.withLock {
      isReaderGone = true
      if given > count { deadline = deadline ?? .now + patience }
      return deadline
    }
  }

  /// The command has ended after it had read so many lines.
  func conclude(_ ending: PipeEnding, written: Int) {
    lock.lock()
    outcome = (ending, written)
    // Whoever still wants to hand over learns that it did not go well.
    let waiting = (givers + watchers).compactMap { $0.leave() }
    let result = result
    (givers, watchers, lines) = ([], [], [])
    lock.unlock()
    for continuation in waiting { continuation.resume(with: result) }
  }
}

extension PipeQueue {
  /// Whether a line may come now. One that is larger than all room has it to itself.
  private func hasRoom(for line: [UInt8]) -> Bool {
    held == 0 || held + line.count < Self.most
  }

  private func take(_ line: [UInt8]) {
    lines.append(line)
    held += line.count + 1
    bell.ring()
  }

  /// What is wrong, once the command has ended; `nil` while it runs or if all is well.
  private var error: PipeError? {
    guard let outcome else { return nil }
    if outcome.ending == .exited(status: 0), outcome.written == given { return nil }
    return .ended(
      command: command, outcome.ending, written: outcome.written,
      unwritten: given - outcome.written)
  }

  private var result: Result<Void, any Error> {
    error.map { .failure($0) } ?? .success(())
  }

  /// Waits, without blocking a thread, until somebody lets the waiter leave.
  ///
  /// - Parameter enter: Puts the waiter where it is found, or answers at once. The lock is held.
  private func wait(
    _ waiter: Waiter, _ enter: (Waiter) -> Result<Void, any Error>?
  ) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.lock()
        // The task may be cancelled before it has begun to wait.
        let answer = waiter.isCancelled ? .failure(CancellationError()) : enter(waiter)
        if answer == nil { waiter.continuation = continuation }
        lock.unlock()
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      lock.lock()
      waiter.isCancelled = true
      if givers.contains(where: { $0 === waiter }) { given -= 1 }
      givers.removeAll { $0 === waiter }
      watchers.removeAll { $0 === waiter }
      let continuation = waiter.leave()
      lock.unlock()
      continuation?.resume(throwing: CancellationError())
    }
  }
}

/// A task that waits. What it has is touched with the queue's lock held alone.
private final class Waiter: @unchecked Sendable {
  /// The line that it wants to hand over.
  let line: [UInt8]
  var continuation: CheckedContinuation<Void, any Error>?
  var isCancelled = false

  init(_ line: [UInt8]) {
    self.line = line
  }

  /// What is to be resumed, once.
  func leave() -> CheckedContinuation<Void, any Error>? {
    defer { continuation = nil }
    return continuation
  }
}
