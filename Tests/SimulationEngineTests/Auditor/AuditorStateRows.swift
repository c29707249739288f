import SimulationEngine
import SubscriptionModel

extension AuditorTests {
  /// Facts that do not fit the state before them, or the state after.
  static let states: [Row] = [
    Row("a renewal of what has expired", [.renewalAfterEnd, .wrongState], in: cancelled) {
      let renewal = $0[2].followed(by: .renewed) {
        $0.latest.identifier = TransactionIdentifier(of: CustomerKey(number: 1), count: 0)
        $0.latest.purchaseDate = $0.latest.expiresDate
        $0.latest.expiresDate = $0.latest.expiresDate + .minutes(5)
        $0.latest.reason = .renewal
        $0.phase = .active(renewalDue: $0.latest.expiresDate)
        $0.renewals += 1
      }
      return $0.prefix(3) + [renewal]
    },
    Row("a renewal that is called a purchase", [.wrongState]) {
      [$0[0], $0[1].doctored { $0.latest.reason = .purchase }]
    },
    Row("a renewal that is not counted", [.wrongState]) {
      [$0[0], $0[1].doctored { $0.renewals = 0 }]
    },
    Row("a renewal with auto-renew off", [.wrongState]) {
      let off = $0[0].followed(by: .autoRenewDisabled(by: .customer)) { $0.autoRenews = false }
      return [$0[0], off, $0[1].doctored(before: { $0.autoRenews = false })]
    },
    Row("a renewal that begins a life", [.wrongState]) {
      [$0[0].doctored(fact: .renewed)]
    },
    Row("a purchase that begins as a renewal", [.wrongState]) {
      [$0[0].doctored { $0.latest.reason = .renewal }]
    },
    Row("a purchase that begins with renewals behind it", [.wrongState]) {
      [$0[0].doctored { $0.renewals = 1 }]
    },
    Row("a first purchase in the middle", [.wrongState, .startsAsAnother], in: returned) {
      $0.prefix(3) + [$0[3].doctored(fact: .subscribed)]
    },
    Row("a return that begins a life", [.wrongState]) {
      [$0[0].doctored(fact: .resubscribed)]
    },
    Row("a return to what has not ended", [.wrongState], in: returned) {
      let live = $0[0].after
      return [$0[0], $0[3].doctored(before: { $0 = live })]
    },
    Row("a return that is called a renewal", [.wrongState], in: returned) {
      $0.prefix(3) + [$0[3].doctored { $0.latest.reason = .renewal }]
    },
    Row("a return that keeps the recent start", [.wrongState], in: returned) {
      $0.prefix(3) + [$0[3].doctored { $0.recentStart = Stage.start }]
    },
    Row("a return that keeps the count of renewals", [.wrongState], in: returned) {
      $0.prefix(3) + [$0[3].doctored { $0.renewals = 1 }]
    },
    Row("a cancel that leaves auto-renew on", [.wrongState], in: cancelled) {
      [$0[0], $0[1].doctored { $0.autoRenews = true }]
    },
    Row("a cancel of what is cancelled", [.wrongState], in: cancelled) {
      [$0[0], $0[1], $0[1].followed(by: .autoRenewDisabled(by: .customer))]
    },
    Row("a resume of what renews", [.wrongState]) {
      [$0[0], $0[0].followed(by: .autoRenewEnabled)]
    },
    Row("a resume that leaves auto-renew off", [.wrongState], in: cancelled) {
      [$0[0], $0[1], $0[1].followed(by: .autoRenewEnabled)]
    },
    Row("an expiry that leaves it active", [.wrongState], in: cancelled) {
      $0.prefix(2) + [$0[2].doctored { $0.phase = .active(renewalDue: $0.latest.expiresDate) }]
    },
    Row("an expiry that leaves auto-renew on", [.wrongState], in: cancelled) {
      $0.prefix(2) + [$0[2].doctored { $0.autoRenews = true }]
    },
    Row("an expiry of what has expired", [.wrongState], in: cancelled) {
      $0.prefix(3) + [$0[2].followed(by: .expired(.voluntary))]
    },
  ]
}
