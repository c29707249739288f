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
///
/// All of it is one number that compares as they do, so that four siblings of the heap are a cache
/// line, and a comparison two instructions.
struct QueueEntry: Comparable {
  /// Instant, lane, customer, ordinal and target: 42, 4, 26, 28 and 28 bits.
  private let bits: UInt128

  /// One more than the largest target, and than the largest ordinal that orders.
  static let targets: UInt32 = 1 << 28
  private static let customerBits = 26

  /// - Parameters:
  ///   - instant: When; an instant of a run lies between 1970 and 2109.
  ///   - ordinal: Its lowest 28 bits count.
  ///   - target: Which run, script or announcement it is about, by the lane; below ``targets``.
  init(
    at instant: SimInstant, _ lane: Lane, _ customer: CustomerIndex, ordinal: UInt32,
    target: UInt32
  ) {
    precondition(target < Self.targets && customer.number >> Self.customerBits == 0)
    let time = UInt64(bitPattern: instant.milliseconds) & (1 << 42 - 1)
    let customer = UInt64(UInt32(bitPattern: customer.number))
    // The halves meet within the customer.
    let high = time << 22 | lane.rawValue << 18 | customer >> 8
    let low = customer << 56 | UInt64(ordinal & (Self.targets - 1)) << 28 | UInt64(target)
    bits = UInt128(high) << 64 | UInt128(low)
  }

  /// Room for one that is written later.
  static let nothing = QueueEntry(bits: 0)

  private init(bits: UInt128) { self.bits = bits }

  private var high: UInt64 { UInt64(truncatingIfNeeded: bits >> 64) }
  private var low: UInt64 { UInt64(truncatingIfNeeded: bits) }

  var instant: SimInstant { SimInstant(milliseconds: Int64(high >> 22)) }

  /// How many milliseconds are a tick.
  static let tick: UInt64 = 64

  /// The tick that its instant is in, counted from 1970.
  var tick: UInt64 { high >> 22 / Self.tick }

  var lane: Lane {
    guard let lane = Lane(rawValue: high >> 18 & 15) else { preconditionFailure("no such lane") }
    return lane
  }

  var customer: CustomerIndex { CustomerIndex(Int(high << 8 & 0x3FF_FF00 | low >> 56)) }

  /// Which run, script or announcement it is about, by the lane.
  var target: UInt32 { UInt32(low & UInt64(Self.targets - 1)) }

  static func < (left: QueueEntry, right: QueueEntry) -> Bool { left.bits < right.bits }
}
