internal import Foundation

/// Writes lines to a command's input and waits for its end, on a thread of its own: a command that
/// never reads blocks no other. Nobody else touches it once the thread has begun.
final class PipeFeeder: @unchecked Sendable {
  private let child: ChildProcess
  private var input: Descriptor?
  private let queue: PipeQueue
  private let bell: Bell
  private var tally = PipeTally()
  private var buffer: [UInt8] = []
  private var start = 0

  /// A feeder for a child that has just been started.
  init(_ child: ChildProcess, input: Descriptor, _ queue: PipeQueue, _ bell: Bell) {
    self.child = child
    self.input = input
    self.queue = queue
    self.bell = bell
  }

  /// Starts the thread. It ends when the child has ended.
  func begin() {
    let thread = Thread { self.run() }
    thread.name = "pipe"
    thread.start()
  }

  private func run() {
    // Writing to a reader that has gone is an error here and not the end of the process, whatever
    // that does about the signal elsewhere; and it handles its signals on other threads.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var count = 0
    if let input {
      feed(input)
      count = tally.lines(unread: input.unreadCount)
    }
    // The child reads on to its end, if it lives.
    input = nil
    queue.conclude(ending(afterReading: count), written: count)
  }

  /// Writes what comes until all is read, the reader has gone or the time is over.
  private func feed(_ input: Descriptor) {
    var pause = Pause()
    while true {
      let order = queue.order(takesLines: start == buffer.count)
      if !order.lines.isEmpty { fill(with: order.lines, unread: input.unreadCount) }
      let isWritten = start == buffer.count
      var limit: Int32?
      if isWritten, order.isLast {
        // What nobody has read is lost when the child ends, so its input stays open until then;
        // and nothing announces that it is empty.
        if input.unreadCount == 0 { return }
        limit = pause.next()
      }
      if let deadline = order.deadline {
        let rest = ContinuousClock.now.duration(to: deadline)
        guard rest > .zero else { return }
        limit = min(limit ?? .max, Int32((rest / .milliseconds(1)).rounded(.up)))
      }
      let events = bell.wait(on: input, for: isWritten ? 0 : POLLOUT, atMost: limit)
      guard events & (POLLERR | POLLHUP | POLLNVAL) == 0 else { return }
      if events & POLLOUT != 0 {
        guard write(to: input) else { return }
      }
    }
  }

  private func fill(with lines: [[UInt8]], unread: Int) {
    _ = tally.lines(unread: unread)
    buffer.removeAll(keepingCapacity: true)
    start = 0
    for line in lines {
      buffer.append(contentsOf: line)
      buffer.append(UInt8(ascii: "\n"))
      tally.add(lineOf: line.count + 1)
    }
  }

  /// Writes what there is room for. Answers whether there is a reader.
  private func write(to input: Descriptor) -> Bool {
    let count = buffer.withUnsafeBytes { bytes in
      Foundation.write(
        input.number, bytes.baseAddress?.advanced(by: start), buffer.count - start)
    }
    guard count >= 0 else { return errno == EAGAIN || errno == EINTR }
    start += count
    tally.write(count)
    if start == buffer.count { queue.makeRoom() }
    return true
  }

  /// Waits until the child has ended, or ends it when its time is over.
  private func ending(afterReading count: Int) -> PipeEnding {
    var pause = Pause()
    while true {
      if let ending = child.ending() { return ending }
      if let deadline = queue.deadline(afterReading: count), deadline <= .now {
        return child.end()
      }
      _ = bell.wait(on: nil, for: 0, atMost: pause.next())
    }
  }
}
