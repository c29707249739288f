internal import SubscriptionModel

/// Entries by the tick of 64 ms in which they are due: a hierarchical timing wheel, as in George
/// Varghese and Tony Lauck, "Hashed and Hierarchical Timing Wheels", SOSP 1987.
///
/// The tick that it has come to and that of an entry are numbers to base 64. An entry lies on the
/// level of the highest digit in which they differ, in the slot of its own digit. So all on a level
/// are sooner than all on those above it, and the slots of a level are in the order of digits.
struct TimingWheel {
  private static let bitsOfDigit = 6
  private static let slotsOfLevel = 1 << bitsOfDigit
  /// Enough for the ticks of all that can be due.
  private static let levels = 6

  /// The tick that it has come to: everything here is due later.
  private var now: UInt64
  private var slots = Array(repeating: EntryPiles.Pile(), count: levels * slotsOfLevel)
  /// By level: a bit for each slot that is not empty.
  private var occupied: [UInt64] = Array(repeating: 0, count: levels)
  private var piles = EntryPiles()
  private(set) var count = 0

  /// An empty one that has come to an instant.
  init(at instant: SimInstant) {
    now = UInt64(clamping: instant.milliseconds) / QueueEntry.tick
  }

  var isEmpty: Bool { count == 0 }

  /// Room for so many entries.
  mutating func reserveRoom(for count: Int) { piles.reserveRoom(for: count) }

  /// Whether an entry is due later than the wheel has come.
  @inline(__always)
  func isLater(_ entry: QueueEntry) -> Bool { entry.tick > now }

  /// Adds an entry that is later. O(1).
  @inline(__always)
  mutating func add(_ entry: QueueEntry) {
    let highest = UInt64.bitWidth - 1 - (entry.tick ^ now).leadingZeroBitCount
    let level = highest / Self.bitsOfDigit
    let slot = Int(entry.tick >> UInt64(level * Self.bitsOfDigit)) % Self.slotsOfLevel
    piles.push(entry, on: &slots[level * Self.slotsOfLevel + slot])
    occupied[level] |= 1 << UInt64(slot)
    count += 1
  }

  /// Comes to the soonest entries and moves all of their tick to a heap; nothing if there are none.
  mutating func turn(into heap: inout EntryHeap) {
    while heap.isEmpty, let level = occupied.firstIndex(where: { $0 != 0 }) {
      let slot = occupied[level].trailingZeroBitCount
      occupied[level] ^= 1 << UInt64(slot)
      // Where the slot begins: its digit, those above it as they are, zeros below it.
      let digit = UInt64(level * Self.bitsOfDigit)
      let above = now >> digit / UInt64(Self.slotsOfLevel) * UInt64(Self.slotsOfLevel)
      now = (above + UInt64(slot)) << digit
      var pile = EntryPiles.Pile()
      swap(&pile, &slots[level * Self.slotsOfLevel + slot])
      count -= pile.count
      while let entry = piles.pop(from: &pile) {
        if isLater(entry) { add(entry) } else { heap.push(entry) }
      }
    }
  }
}
