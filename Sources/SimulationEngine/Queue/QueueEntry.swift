internal import SubscriptionModel

/// At one instant, what comes first.
enum Lane: UInt64 {
  /// What the model had due.
  case deadlines
  /// What was asked for and is approved now.
  case approvals
  /// What the store decides about refunds, and what it asks again.
  case refunds
  /// Members of a family who get access to something, or lose it.
  case families
  /// What the script does that concerns no single customer.
  case storeScript
  /// What customers' scripts do.
  case scripts
  /// What members of the population do.
  case members
  /// What the store signs.
  case announcements
  /// What the plan only wants to know, once everything else of the instant has happened.
  case marks
}

/// Something due. The total order of a simulation is written here and nowhere else: instant, lane,
/// customer, ordinal within the customer.
struct QueueEntry: Comparable {
  let instant: SimInstant
  /// Lane, customer and ordinal in one number that compares as they do: 4, 32 and 28 bits.
  private let place: UInt64
  /// Which run, script or announcement it is about, by the lane.
  let target: UInt32

  init(
    at instant: SimInstant, _ lane: Lane, _ customer: CustomerIndex, ordinal: UInt32,
    target: UInt32
  ) {
    self.instant = instant
    let customerBits = UInt64(UInt32(bitPattern: customer.number))
    place = lane.rawValue << 60 | customerBits << 28 | UInt64(ordinal & 0x0FFF_FFFF)
    self.target = target
  }

  var lane: Lane {
    guard let lane = Lane(rawValue: place >> 60) else { preconditionFailure("no such lane") }
    return lane
  }

  var customer: CustomerIndex { CustomerIndex(Int(place >> 28 & 0xFFFF_FFFF)) }

  static func < (left: QueueEntry, right: QueueEntry) -> Bool {
    // On the bare numbers: this is the engine's busiest comparison.
    let (leftTime, rightTime) = (left.instant.milliseconds, right.instant.milliseconds)
    return leftTime != rightTime ? leftTime < rightTime : left.place < right.place
  }
}
