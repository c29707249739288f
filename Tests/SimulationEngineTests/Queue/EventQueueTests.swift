import SubscriptionModel
import TestSupport
import Testing

@testable import SimulationEngine

@Suite struct EventQueueTests {
  @Test func nothingComesOutOfAnEmptyQueue() {
    var queue = EventQueue()
    #expect(queue.isEmpty)
    #expect(queue.first == nil)
    #expect(queue.pop() == nil)
    queue.push(Self.entry(at: 1, ordinal: 0))
    #expect(!queue.isEmpty)
    #expect(queue.pop() == Self.entry(at: 1, ordinal: 0))
    #expect(queue.pop() == nil)
    #expect(queue.isEmpty)
  }

  @Test func lookingLeavesTheEntryInPlace() {
    var queue = EventQueue()
    queue.push(Self.entry(at: 2, ordinal: 0))
    queue.push(Self.entry(at: 1, ordinal: 1))
    #expect(queue.first == Self.entry(at: 1, ordinal: 1))
    #expect(queue.entries.count == 2)
  }

  /// Every size up to five levels of four children: heaps fail at their last, half-filled nodes.
  @Test func everySizeComesOutSorted() {
    var random = SplitMix64(seed: 1)
    for size in 0...350 {
      let entries = (0..<UInt32(size)).map {
        Self.entry(at: Int64.random(in: 0...99, using: &random), ordinal: $0)
      }
      var queue = EventQueue()
      for entry in entries { queue.push(entry) }
      #expect(queue.isOrdered)
      var popped: [QueueEntry] = []
      while let entry = queue.pop() { popped.append(entry) }
      #expect(popped == entries.sorted())
    }
  }

  /// Pushes and pops against an array that is kept sorted. Few instants, so that lanes, customers
  /// and ordinals decide often.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func pushesAndPopsInAnyOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var queue = EventQueue()
    var sorted: [QueueEntry] = []
    for ordinal in 0..<500 as Range<UInt32> {
      if UInt8.random(in: 0..<5, using: &random) < 3 {
        let lanes: [Lane] = [.deadlines, .scripts, .announcements]
        let entry = QueueEntry(
          at: SimInstant(milliseconds: .random(in: 0...6, using: &random)),
          lanes[Int.random(in: 0..<3, using: &random)],
          CustomerIndex(.random(in: 0..<4, using: &random)), ordinal: ordinal, target: ordinal)
        queue.push(entry)
        sorted.insert(entry, at: sorted.firstIndex { entry < $0 } ?? sorted.endIndex)
      } else {
        #expect(queue.pop() == (sorted.isEmpty ? nil : sorted.removeFirst()))
      }
      #expect(queue.isOrdered)
      #expect(queue.first == sorted.first)
      #expect(queue.entries.count == sorted.count)
    }
  }

  private static func entry(at instant: Int64, ordinal: UInt32) -> QueueEntry {
    QueueEntry(
      at: SimInstant(milliseconds: instant), .scripts, CustomerIndex(0), ordinal: ordinal,
      target: ordinal)
  }
}
