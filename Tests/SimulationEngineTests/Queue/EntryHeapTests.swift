import SubscriptionModel
import TestSupport
import Testing

@testable import SimulationEngine

@Suite struct EntryHeapTests {
  /// Every size up to five levels of four children: heaps fail at their last, half-filled nodes.
  @Test func everySizeComesOutSorted() {
    var random = SplitMix64(seed: 1)
    for size in 0...350 {
      let entries = (0..<UInt32(size)).map {
        QueueEntry(
          at: SimInstant(milliseconds: Int64.random(in: 0...99, using: &random)), .scripts,
          CustomerIndex(0), ordinal: $0, target: $0)
      }
      var heap = EntryHeap()
      for entry in entries { heap.push(entry) }
      #expect(heap.isOrdered)
      var popped: [QueueEntry] = []
      while let entry = heap.pop() {
        popped.append(entry)
        #expect(heap.isOrdered)
      }
      #expect(popped == entries.sorted())
    }
  }
}
