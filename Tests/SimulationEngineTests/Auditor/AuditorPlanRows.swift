import SimulationEngine
import SubscriptionModel

extension AuditorTests {
  /// Subscribed to mid and upgraded a minute later.
  private static let upgraded: [PlannedStep] = [.buy(.mid), .change(.high, .at(.minutes(1)))]
  /// Subscribed to high and crossgraded at once.
  private static let crossgraded: [PlannedStep] = [.buy(.high), .change(.twin, .at(.minutes(1)))]
  /// A choice for the next renewal, at 5 min.
  private static let downgraded: [PlannedStep] = [.buy(.high), .change(.low, .at(.minutes(1)))]
  private static let lengthened: [PlannedStep] = [.buy(.high), .change(.year, .at(.minutes(1)))]
  private static let undone: [PlannedStep] = downgraded + [.change(.high, .at(.minutes(2)))]

  static let plansAtOnce: [Row] = [
    Row("an upgrade to a lower level", [.wrongPlan], in: downgraded) {
      let lower = $0[0].followed(by: .upgraded) {
        $0.latest.identifier = TransactionIdentifier(of: CustomerKey(number: 1), count: 0)
        $0.latest.product = .low
        $0.renewsTo = .low
      }
      return [$0[0], lower]
    },
    Row("an upgrade within a level", [.wrongPlan], in: crossgraded) {
      [$0[0], $0[1].doctored(fact: .upgraded)]
    },
    Row("a crossgrade to a higher level", [.wrongPlan], in: upgraded) {
      [$0[0], $0[1].doctored(fact: .crossgraded(.apple))]
    },
    Row("a crossgrade at once to another length", [.wrongPlan], in: crossgraded) {
      [
        $0[0],
        $0[1].doctored {
          $0.latest.product = .year
          $0.renewsTo = .year
        },
      ]
    },
    Row("a crossgrade to the same product", [.wrongPlan], in: crossgraded) {
      [
        $0[0],
        $0[1].doctored {
          $0.latest.product = .high
          $0.renewsTo = .high
        },
      ]
    },
    Row("an upgrade to another group", [.wrongPlan], in: upgraded) {
      [
        $0[0],
        $0[1].doctored {
          $0.latest.product = .paper
          $0.renewsTo = .paper
        },
      ]
    },
    Row("an upgrade that leaves what waited", [.wrongPlan], in: upgraded) {
      [$0[0], $0[1].doctored { $0.renewsTo = .low }]
    },
    Row("an upgrade that is called a renewal", [.wrongState], in: upgraded) {
      [$0[0], $0[1].doctored { $0.latest.reason = .renewal }]
    },
    Row("an upgrade that leaves auto-renew off", [.wrongState], in: upgraded) {
      [$0[0], $0[1].doctored { $0.autoRenews = false }]
    },
    Row("an upgrade that keeps the count of renewals", [.wrongState], in: upgraded) {
      [$0[0], $0[1].doctored { $0.renewals = 1 }]
    },
    Row("an upgrade that begins a new start", [.wrongState], in: upgraded) {
      [$0[0], $0[1].doctored { $0.recentStart = $0.latest.purchaseDate }]
    },
    Row("an upgrade after the paid time", [.outsidePaidPeriod], in: upgraded) {
      [
        $0[0],
        $0[1].doctored {
          $0.latest.purchaseDate = Stage.start + .minutes(5)
          $0.latest.expiresDate = Stage.start + .minutes(10)
        },
      ]
    },
    Row("an upgrade under the number of the purchase", [.reusedTransaction], in: upgraded) {
      let first = $0[0].after.latest
      return [$0[0], $0[1].doctored { $0.latest.identifier = first.identifier }]
    },
    Row("an upgrade that begins a life", [.wrongState]) { [$0[0].doctored(fact: .upgraded)] },
    Row(
      "a crossgrade of what has expired", [.wrongState, .outsidePaidPeriod],
      in: cancelled + [.buy(.twin, .expiry(.hours(1)))]
    ) {
      $0.prefix(3) + [
        $0[3].doctored(fact: .crossgraded(.omitted), after: { $0.recentStart = Stage.start })
      ]
    },
  ]

  static let plansAtRenewal: [Row] = [
    Row("a downgrade to a higher level", [.wrongPlan], in: downgraded) {
      [$0[0], $0[0].followed(by: .downgradeChosen) { $0.renewsTo = .twin }]
    },
    Row("a crossgrade at the renewal to the same length", [.wrongPlan], in: crossgraded) {
      [$0[0], $0[0].followed(by: .crossgradeChosen(.apple)) { $0.renewsTo = .twin }]
    },
    Row("a crossgrade at the renewal to another level", [.wrongPlan], in: lengthened) {
      [$0[0], $0[1].doctored { $0.renewsTo = .week }]
    },
    Row("a downgrade to another group", [.wrongPlan], in: downgraded) {
      [$0[0], $0[1].doctored { $0.renewsTo = .paper }]
    },
    Row("a choice that changes nothing", [.wrongPlan], in: downgraded) {
      [$0[0], $0[1], $0[1].followed(by: .downgradeChosen)]
    },
    Row("a choice that leaves auto-renew off", [.wrongState], in: downgraded) {
      [$0[0], $0[1].doctored { $0.autoRenews = false }]
    },
    Row("a choice that touches the paid period", [.wrongState], in: downgraded) {
      [$0[0], $0[1].doctored { $0.latest.expiresDate = $0.latest.expiresDate + .seconds(1) }]
    },
    Row("a choice that begins a life", [.wrongState], in: downgraded) {
      [$0[0].doctored(fact: .planChangeUndone)]
    },
    Row("a choice undone that still waits", [.wrongPlan], in: undone) {
      [$0[0], $0[1], $0[2].doctored { $0.renewsTo = .mid }]
    },
    Row("nothing to undo", [.wrongPlan], in: undone) {
      [$0[0], $0[0].followed(by: .planChangeUndone)]
    },
    Row("a renewal of another plan than was chosen", [.wrongPlan], in: downgraded) {
      [$0[0], $0[1], $0[2].doctored { $0.latest.product = .high }]
    },
    Row("a cancel that leaves what waited", [.wrongPlan], in: downgraded) {
      let off = $0[1].followed(by: .autoRenewDisabled(by: .customer)) { $0.autoRenews = false }
      return [$0[0], $0[1], off]
    },
  ]
}
