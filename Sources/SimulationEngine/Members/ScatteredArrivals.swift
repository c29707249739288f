internal import SubscriptionModel

/// Members who come in no order: eight bytes for each who is still to come, in buckets by time, of
/// which one is sorted when it is reached and freed when it is passed.
struct ScatteredArrivals {
  /// The time above the place of the member among those selected; the sorted one latest first.
  private var buckets: [[UInt64]] = []
  /// Which is sorted.
  private var reached = -1
  private let selection: MemberSelection
  private static let placeBits: UInt64 = 24
  /// So many that the system takes the memory back: what is smaller stays with the process.
  private static let membersOfBucket = 1 << 17

  init(_ plan: Plan, _ population: Population, _ selection: MemberSelection) {
    self.selection = selection
    let count = selection.count(of: population.count)
    let chance = plan.chance
    let length = UInt64(max(plan.scatter(of: population).milliseconds, 1))
    let bucketCount = (count + Self.membersOfBucket - 1) / Self.membersOfBucket
    func arrival(_ place: Int) -> (time: UInt64, bucket: Int) {
      let drawn = plan.arrival(of: selection.member(place), in: population, chance)
      let time = UInt64(drawn?.milliseconds ?? 0)
      let (high, low) = time.multipliedFullWidth(by: UInt64(bucketCount))
      let bucket = length.dividingFullWidth((high, low)).quotient
      return (time, min(Int(bucket), bucketCount - 1))
    }
    // Counted first, so that no bucket has more room than it needs.
    var counts = Array(repeating: 0, count: bucketCount)
    for place in 0..<count { counts[arrival(place).bucket] += 1 }
    buckets = counts.map { count in
      var bucket: [UInt64] = []
      bucket.reserveCapacity(count)
      return bucket
    }
    for place in 0..<count {
      let (time, bucket) = arrival(place)
      buckets[bucket].append(time << Self.placeBits | UInt64(place))
    }
  }

  /// The next one; `nil`: all have come.
  mutating func next() -> MemberArrival? {
    while reached < 0 || buckets[reached].isEmpty {
      guard reached + 1 < buckets.count else { return nil }
      if reached >= 0 { buckets[reached] = [] }
      reached += 1
      buckets[reached].sort(by: >)
    }
    return buckets[reached].popLast().map { arrival in
      let place = Int(arrival & (1 << Self.placeBits - 1))
      return MemberArrival(
        member: selection.member(place),
        time: SimDuration(milliseconds: Int64(arrival >> Self.placeBits)))
    }
  }
}
