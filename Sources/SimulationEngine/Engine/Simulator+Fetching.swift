internal import SubscriptionModel

extension Simulator {
  /// Reads a little of all that is kept of those who have a deadline soon, so that the processor
  /// has it in its caches when they are handled.
  ///
  /// One after another each would be waited for; read together, they come together. With 50,000
  /// customers the engine was a seventh faster for it, with a million two fifths (670,000 to
  /// 937,000 facts a second; medians of 5 in turns).
  mutating func fetchWhatIsKept(for entries: [QueueEntry]) {
    var read: UInt32 = 0
    runs.withUnsafeBytes { bytes in
      for entry in entries where entry.lane == .deadlines {
        let start = Int(entry.target) * MemoryLayout<Run>.stride
        for line in stride(from: start, to: start + MemoryLayout<Run>.size, by: 64) {
          read &+= UInt32(bytes[line])
        }
        read &+= customers.glance(at: Int(entry.customer.number))
      }
    }
    // Kept, since what nobody asks for is not read.
    fetched = read
  }
}
