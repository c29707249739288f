import SimulationEngine
import SubscriptionModel

extension AuditorTests {
  /// Subscribed, off, expired at 5 min.
  static let cancelled: [PlannedStep] = [.buy(.high), .cancel(.high)]
  /// The same, and resubscribed at 65 min.
  static let returned: [PlannedStep] = cancelled + [.buy(.high, .expiry(.hours(1)))]

  static let periods: [Row] = [
    Row("a gap between two periods", [.renewalLeavesGapOrOverlap]) {
      [$0[0], $0[1].doctored { $0.latest.purchaseDate = $0.latest.purchaseDate + .seconds(1) }]
    },
    Row("two periods that overlap", [.renewalLeavesGapOrOverlap]) {
      [$0[0], $0[1].doctored { $0.latest.purchaseDate = $0.latest.purchaseDate - .seconds(1) }]
    },
    Row(
      "a return before the end of what was paid", [.overlapsEarlierPeriod], in: returned
    ) {
      let last = $0[3].doctored {
        $0.latest.purchaseDate = Stage.start + .minutes(5) - .seconds(1)
        $0.recentStart = $0.latest.purchaseDate
      }
      return $0.prefix(3) + [last]
    },
    Row("a period without length", [.emptyPeriod]) {
      [$0[0].doctored { $0.latest.expiresDate = $0.latest.purchaseDate }]
    },
    Row("a purchase date with milliseconds", [.fractionOfSecond]) {
      [$0[0].doctored { $0.latest.purchaseDate = $0.latest.purchaseDate + .tick }]
    },
    Row("an expiry date with milliseconds", [.fractionOfSecond]) {
      [$0[0].doctored { $0.latest.expiresDate = $0.latest.expiresDate + .tick }]
    },
    Row("a renewal booked after the boundary", [.bookedLate]) {
      [$0[0], $0[1].doctored(instant: $0[1].instant + .tick)]
    },
    Row("an expiry before the period's end", [.expiryNotAtEnd], in: cancelled) {
      $0.prefix(2) + [$0[2].doctored(instant: $0[2].instant - .tick)]
    },
    Row("an expiry after the period's end", [.expiryNotAtEnd], in: cancelled) {
      $0.prefix(2) + [$0[2].doctored(instant: $0[2].instant + .tick)]
    },
  ]

  static let identities: [Row] = [
    Row("a renewal under the number of the purchase", [.reusedTransaction]) {
      let number = $0[0].after.latest.identifier
      return [$0[0], $0[1].doctored { $0.latest.identifier = number }]
    },
    Row("a return under the number of the purchase", [.reusedTransaction], in: returned) {
      let number = $0[0].after.latest.identifier
      return $0.prefix(3) + [$0[3].doctored { $0.latest.identifier = number }]
    },
    Row(
      "a return under the number of a renewal", [.reusedTransaction],
      in: [
        .buy(.high), .cancel(.high, .expiry(-.minutes(1))), .buy(.high, .expiry(.minutes(1))),
        .cancel(.high), .buy(.high, .expiry(.minutes(1))),
      ]
    ) { records in
      let returns = records.indices.filter { records[$0].fact == .resubscribed }
      let number = records[1].after.latest.identifier
      return records.prefix(returns[1])
        + [records[returns[1]].doctored { $0.latest.identifier = number }]
    },
    Row("another original in the middle", [.stateChangedUnseen, .originalChanged]) {
      let stranger = $0[1].after.latest.identifier
      return [$0[0], $0[1].doctored { $0.originalTransaction = stranger }]
    },
    Row("a first purchase with an original before it", [.startsAsAnother]) {
      let stranger = $0[1].after.latest.identifier
      return [$0[0].doctored { $0.originalTransaction = stranger }]
    },
  ]

  static let order: [Row] = [
    Row("a fact that was not told", [.stateChangedUnseen]) { [$0[0], $0[2]] },
    Row("a state before that nobody saw", [.stateChangedUnseen], in: cancelled) {
      [$0[0], $0[1].doctored(after: { $0.renewals = 3 }, before: { $0.renewals = 3 })]
    },
    Row("a life that begins in the middle", [.stateChangedUnseen]) { [$0[1]] },
  ]
}
