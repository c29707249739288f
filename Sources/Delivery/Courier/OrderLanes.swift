/// Keeps the order in which receivers are told: of the notifications of one lane, those of one
/// original transaction, one is on its way at a time, and the others wait in their order.
struct OrderLanes {
  /// By lane: the tickets that wait for the one that has begun.
  private var waiting: [String: Fifo<Int>] = [:]
  /// How many tickets wait.
  private(set) var waitingCount = 0

  /// A ticket enters a lane. Answers whether it may begin; if not, it waits for those before it.
  mutating func enter(_ lane: String, _ ticket: Int) -> Bool {
    if waiting[lane]?.append(ticket) != nil {
      waitingCount += 1
      return false
    }
    waiting[lane] = Fifo()
    return true
  }

  /// The one of a lane that has begun is answered. Answers which ticket may begin now.
  mutating func leave(_ lane: String) -> Int? {
    if let next = waiting[lane]?.popFirst() {
      waitingCount -= 1
      return next
    }
    waiting[lane] = nil
    return nil
  }

  /// Those that wait leave their lanes, for ever. Answers them, in no order.
  mutating func abandon() -> [Int] {
    var tickets: [Int] = []
    for lane in waiting.keys {
      while let ticket = waiting[lane]?.popFirst() { tickets.append(ticket) }
    }
    waitingCount = 0
    return tickets
  }
}
