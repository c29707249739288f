internal import SubscriptionModel

/// How often each fact was told. Facts are three bytes; the kinds that they are told as have words,
/// which are looked at once, at the end.
struct FactCounts {
  private var counts: [Fact: Int] = [:]

  /// Counts one.
  mutating func add(_ fact: Fact) { counts[fact, default: 0] += 1 }

  /// The same by the kinds of notifications that tell of them.
  var byKind: [NotificationKind: Int] {
    Dictionary(counts.map { ($0.key.notificationKind, $0.value) }, uniquingKeysWith: +)
  }
}
