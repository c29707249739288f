internal import SubscriptionModel

/// The limit of the engine: the queue by itself, with the entries that customers of a crowd have in
/// it, and nothing done at any of them.
package enum QueueYardstick {
  /// Lets each of so many customers have an entry at an instant of an hour, which is put off by
  /// five minutes seven times. Answers how many entries were popped: eight a customer.
  package static func run(customers: Int) -> Int {
    let chance = Chance(seed: 1, title: "queue")
    var queue = EventQueue(from: SimInstant(milliseconds: 0))
    for number in 0..<customers {
      let draw = chance.draw(.memberArrival, of: CustomerKey(number: UInt64(number)), 0)
      queue.push(
        QueueEntry(
          at: SimInstant(milliseconds: draw.value(in: 0...3_599_999)), .deadlines,
          CustomerIndex(number), ordinal: 0, target: 0))
    }
    var popped = 0
    while let entry = queue.pop() {
      popped += 1
      guard entry.target < 7 else { continue }
      queue.push(
        QueueEntry(
          at: entry.instant + .minutes(5), .deadlines, entry.customer, ordinal: 0,
          target: entry.target + 1))
    }
    return popped
  }
}
