import SubscriptionModel
import TestSupport
import Testing

@testable import SimulationEngine

@Suite struct EventQueueTests {
  @Test func nothingComesOutOfAnEmptyQueue() {
    var queue = EventQueue(from: Self.instant(0))
    #expect(queue.isEmpty)
    #expect(queue.first() == nil)
    #expect(queue.pop() == nil)
    queue.push(Self.entry(at: 1, ordinal: 0))
    #expect(!queue.isEmpty)
    #expect(queue.pop() == Self.entry(at: 1, ordinal: 0))
    #expect(queue.pop() == nil)
    #expect(queue.isEmpty)
  }

  @Test func lookingLeavesTheEntryInPlace() {
    var queue = EventQueue(from: Self.instant(0))
    queue.push(Self.entry(at: 2, ordinal: 0))
    queue.push(Self.entry(at: 1, ordinal: 1))
    #expect(queue.first() == Self.entry(at: 1, ordinal: 1))
    #expect(queue.count == 2)
  }

  /// Every size up to several blocks, over spans of one tick and of many.
  @Test(arguments: [99, 5000, 400_000, 40_000_000] as [Int64])
  func everySizeComesOutSorted(span: Int64) {
    var random = SplitMix64(seed: 1)
    for size in 0...150 {
      let entries = (0..<UInt32(size)).map {
        Self.entry(at: Int64.random(in: 0...span, using: &random), ordinal: $0)
      }
      var queue = EventQueue(from: Self.instant(0))
      for entry in entries { queue.push(entry) }
      var popped: [QueueEntry] = []
      while let entry = queue.pop() { popped.append(entry) }
      #expect(popped == entries.sorted())
    }
  }

  /// Pushes and pops against an array that is kept sorted. Few instants, so that lanes, customers
  /// and ordinals decide often; then instants of some ticks, minutes, months and of the whole
  /// wheel, most of them after what was popped last, some before.
  @Test(arguments: 1...20 as ClosedRange<UInt64>, [6, 300, 300_000, 3_000_000_000, 1 << 41])
  func pushesAndPopsInAnyOrder(seed: UInt64, span: Int64) {
    var random = SplitMix64(seed: seed)
    let start = Int64(1_767_600_000_000)
    var queue = EventQueue(from: Self.instant(start))
    var sorted: [QueueEntry] = []
    var now = start
    for ordinal in 0..<500 as Range<UInt32> {
      if UInt8.random(in: 0..<5, using: &random) < 3 {
        let lanes: [Lane] = [.deadlines, .scripts, .announcements]
        let length =
          Int64.random(in: 0...span, using: &random)
          >> Int64.random(
            in: 0...20, using: &random)
        let isBefore = UInt8.random(in: 0..<10, using: &random) == 0
        let entry = QueueEntry(
          at: Self.instant(isBefore ? now - min(length, 1000) : min(now + length, 1 << 42 - 1)),
          lanes[Int.random(in: 0..<3, using: &random)],
          CustomerIndex(.random(in: 0..<4, using: &random)), ordinal: ordinal, target: ordinal)
        queue.push(entry)
        sorted.insert(entry, at: sorted.firstIndex { entry < $0 } ?? sorted.endIndex)
      } else {
        let popped = queue.pop()
        #expect(popped == (sorted.isEmpty ? nil : sorted.removeFirst()))
        now = popped?.instant.milliseconds ?? now
      }
      #expect(queue.first() == sorted.first)
      #expect(queue.count == sorted.count)
    }
  }

  private static func instant(_ milliseconds: Int64) -> SimInstant {
    SimInstant(milliseconds: milliseconds)
  }

  private static func entry(at instant: Int64, ordinal: UInt32) -> QueueEntry {
    QueueEntry(
      at: Self.instant(instant), .scripts, CustomerIndex(0), ordinal: ordinal,
      target: ordinal)
  }
}
