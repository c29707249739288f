internal import Foundation

/// Wakes a thread that waits for a descriptor.
final class Bell: Sendable {
  private let reading: Descriptor
  private let writing: Descriptor

  /// A bell that has not rung.
  init() throws(SystemFailure) {
    (reading, writing) = try Descriptor.pipe()
    try reading.makeNonBlocking()
    try writing.makeNonBlocking()
  }

  /// Wakes the thread, or keeps it from falling asleep. Does not wait.
  func ring() {
    // A pipe that is full of rings needs no further one.
    _ = write(writing.number, [1], 1)
  }

  /// Waits until the bell rings or something is to be said of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor; `nil`: none but the bell.
  ///   - events: What to wait for, as poll(2) names it. An end of the other side always counts.
  ///   - limit: The longest wait in milliseconds; `nil`: for ever.
  /// - Returns: What is to be said of the descriptor, as poll(2) names it.
  func wait(on descriptor: Descriptor?, for events: Int32, atMost limit: Int32?) -> Int32 {
    // The system skips entries with a number below 0.
    var entries = [
      pollfd(fd: descriptor?.number ?? -1, events: Int16(events), revents: 0),
      pollfd(fd: reading.number, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&entries, nfds_t(entries.count), limit ?? -1) > 0 else { return 0 }
    if entries[1].revents != 0 { silence() }
    return Int32(entries[0].revents)
  }

  private func silence() {
    var rings = [UInt8](repeating: 0, count: 64)
    while read(reading.number, &rings, rings.count) > 0 {}
  }
}
