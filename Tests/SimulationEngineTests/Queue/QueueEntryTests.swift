import SubscriptionModel
import Testing

@testable import SimulationEngine

@Suite struct QueueEntryTests {
  /// Entries in the order in which they are due: instant, lane, customer, ordinal.
  static let inOrder: [QueueEntry] = [
    entry(0, .deadlines, 0, 0),
    entry(0, .deadlines, 0, 1),
    entry(0, .deadlines, 0, 0x0FFF_FFFF),
    entry(0, .deadlines, 1, 0),
    entry(0, .deadlines, 67_108_863, 5),
    entry(0, .scripts, 0, 0),
    entry(0, .scripts, 0, 1),
    entry(0, .scripts, 1, 0),
    entry(0, .announcements, 0, 0),
    entry(0, .announcements, 0, 1),
    entry(0, .announcements, 1, 0),
    entry(0, .announcements, 67_108_863, 0x0FFF_FFFF),
    entry(0, .marks, 0, 0),
    entry(0, .marks, 0, 1),
    entry(1, .deadlines, 0, 0),
    entry(2, .scripts, 0, 0),
  ]

  @Test(arguments: inOrder.indices)
  func instantThenLaneThenCustomerThenOrdinal(place: Int) {
    for other in Self.inOrder.indices {
      #expect((Self.inOrder[place] < Self.inOrder[other]) == (place < other), "\(other)")
    }
  }

  @Test(arguments: [Lane.deadlines, .scripts, .announcements, .marks])
  func anEntryKeepsWhatItIsAbout(lane: Lane) {
    for customer in [0, 1, 65_536, 67_108_863] {
      let entry = QueueEntry(
        at: SimInstant(milliseconds: 5), lane, CustomerIndex(customer), ordinal: 0x0FFF_FFFF,
        target: 0x0FFF_FFFF)
      #expect(entry.lane == lane)
      #expect(entry.instant == SimInstant(milliseconds: 5))
      #expect(entry.customer == CustomerIndex(customer))
      #expect(entry.target == 0x0FFF_FFFF)
    }
  }

  /// Millions wait at a time.
  @Test func anEntryTakes16Bytes() {
    #expect(MemoryLayout<QueueEntry>.stride == 16)
  }

  private static func entry(
    _ instant: Int64, _ lane: Lane, _ customer: Int, _ ordinal: UInt32
  ) -> QueueEntry {
    QueueEntry(
      at: SimInstant(milliseconds: instant), lane, CustomerIndex(customer), ordinal: ordinal,
      target: 0)
  }
}
