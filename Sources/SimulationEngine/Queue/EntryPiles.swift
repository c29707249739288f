/// Piles of entries in no order, in blocks of one array, so that the memory that one pile gives up
/// is there for the others at once.
struct EntryPiles {
  /// One pile. It belongs to the array in which it was piled up.
  struct Pile {
    /// The block on top; -1: none.
    fileprivate var top: Int32 = -1
    fileprivate(set) var count = 0
  }

  private static let blockSize = 32

  private var entries: [QueueEntry] = []
  /// Of each block: the one below it in its pile, or the next that is free.
  private var below: [Int32] = []
  private var free: Int32 = -1

  /// Room for so many entries.
  mutating func reserveRoom(for count: Int) {
    entries.reserveCapacity(count)
    below.reserveCapacity(count / Self.blockSize)
  }

  /// Adds an entry to a pile.
  @inline(__always)
  mutating func push(_ entry: QueueEntry, on pile: inout Pile) {
    let place = pile.count % Self.blockSize
    if place == 0 { addBlock(to: &pile) }
    entries[Int(pile.top) * Self.blockSize + place] = entry
    pile.count += 1
  }

  /// Takes an entry off a pile.
  @inline(__always)
  mutating func pop(from pile: inout Pile) -> QueueEntry? {
    guard pile.count > 0 else { return nil }
    pile.count -= 1
    let place = pile.count % Self.blockSize
    let entry = entries[Int(pile.top) * Self.blockSize + place]
    if place == 0 {
      let block = Int(pile.top)
      (pile.top, below[block], free) = (below[block], free, pile.top)
    }
    return entry
  }

  private mutating func addBlock(to pile: inout Pile) {
    if free < 0 {
      free = Int32(below.count)
      below.append(-1)
      entries.append(contentsOf: repeatElement(.nothing, count: Self.blockSize))
    }
    let block = Int(free)
    (free, below[block], pile.top) = (below[block], pile.top, free)
  }
}
