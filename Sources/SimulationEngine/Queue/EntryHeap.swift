/// Entries, soonest first: a heap with four children a node, which keeps it shallow and its
/// siblings in one cache line or two. A legible binary heap ran at less than half the speed.
struct EntryHeap {
  private(set) var entries: [QueueEntry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The soonest entry, left in place. O(1).
  var first: QueueEntry? { entries.first }

  /// Adds an entry. O(log n).
  mutating func push(_ entry: QueueEntry) {
    entries.append(entry)
    entries.withUnsafeMutableBufferPointer { heap in
      var hole = heap.count - 1
      while hole > 0 {
        let parent = (hole - 1) / 4
        guard entry < heap[parent] else { break }
        heap[hole] = heap[parent]
        hole = parent
      }
      heap[hole] = entry
    }
  }

  /// Takes the soonest entry out. O(log n).
  mutating func pop() -> QueueEntry? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first }
    entries.withUnsafeMutableBufferPointer { heap in
      // The last entry looks for its place from the top; children move up into the hole.
      var hole = 0
      while true {
        let firstChild = 4 * hole + 1
        guard firstChild < heap.count else { break }
        var least = firstChild
        for child in firstChild + 1..<max(firstChild + 1, min(firstChild + 4, heap.count))
        where heap[child] < heap[least] {
          least = child
        }
        guard heap[least] < last else { break }
        heap[hole] = heap[least]
        hole = least
      }
      heap[hole] = last
    }
    return first
  }
}
