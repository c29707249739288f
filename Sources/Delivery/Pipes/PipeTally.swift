/// Counts the lines that have gone through a pipe.
struct PipeTally {
  /// Where the lines end that may still lie in the pipe or outside, in bytes from the first.
  private var ends: [Int] = []
  private var end = 0
  private var written = 0
  private var read = 0

  /// A line will be written after those before it.
  mutating func add(lineOf count: Int) {
    end += count
    ends.append(end)
  }

  /// Bytes were written.
  mutating func write(_ count: Int) {
    written += count
  }

  /// How many lines have left the pipe whole, when so many bytes lie in it.
  mutating func lines(unread: Int) -> Int {
    let gone = ends.prefix { $0 <= written - unread }.count
    ends.removeFirst(gone)
    read += gone
    return read
  }
}
