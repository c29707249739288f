internal import Dispatch
internal import Foundation

/// A receiver in this process, on a thread of its own, that answers 200 to all that is posted to
/// it and looks at nothing.
final class PromptReceiver: @unchecked Sendable {
  /// Where it listens.
  let url: String
  private let listener: Int32
  /// It ends when the writing end is closed.
  private let bell: (reading: Int32, writing: Int32)
  private let isOver = DispatchSemaphore(value: 0)
  /// Written before the signal and read after it.
  private var failure: LoopbackSocket.Failure?

  /// A receiver that has begun. Throws what keeps it from it.
  init() throws(LoopbackSocket.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LoopbackSocket.Failure("pipe") }
    bell = (ends[0], ends[1])
    do throws(LoopbackSocket.Failure) {
      let (socket, port) = try LoopbackSocket.listening()
      listener = socket
      url = "http://127.0.0.1:\(port)/"
    } catch {
      for end in ends { close(end) }
      throw error
    }
    let thread = Thread {
      do throws(LoopbackSocket.Failure) { try self.serve() } catch { self.failure = error }
      self.isOver.signal()
    }
    thread.name = "bench receiver"
    thread.start()
  }

  /// Ends it, once. Throws what made it end early.
  func end() throws(LoopbackSocket.Failure) {
    close(bell.writing)
    isOver.wait()
    if let failure { throw failure }
  }

  /// Serves until the bell rings, and closes everything.
  private func serve() throws(LoopbackSocket.Failure) {
    var entries = [bell.reading, listener].map(Self.entry)
    let first = entries.count
    var connections: [PromptConnection] = []
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 1)
    defer {
      memory.deallocate()
      for entry in entries { close(entry.fd) }
    }
    while true {
      if poll(&entries, nfds_t(entries.count), -1) < 0 {
        if errno == EINTR { continue }
        throw LoopbackSocket.Failure("poll")
      }
      if entries[0].revents != 0 { return }
      for place in connections.indices.reversed() where entries[first + place].revents != 0 {
        if connections[place].read(into: memory) { continue }
        connections.remove(at: place)
        close(entries.remove(at: first + place).fd)
      }
      if entries[1].revents != 0 {
        let made = accept(listener, nil, nil)
        // Whoever wanted that connection may have gone.
        if made < 0 && (errno == EINTR || errno == ECONNABORTED) { continue }
        guard made >= 0 else { throw LoopbackSocket.Failure("accept") }
        entries.append(Self.entry(made))
        connections.append(PromptConnection(made))
      }
    }
  }

  private static func entry(_ descriptor: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }
}
