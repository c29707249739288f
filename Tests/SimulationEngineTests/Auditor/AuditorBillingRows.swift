import SimulationEngine
import SubscriptionModel

extension AuditorTests {
  /// Unpaid from 5 min on; paid at 8 min, so that the next period ends at 13 min.
  private static let late = [
    PlannedStep.buy(.high), .fail(.high), .fix(.high, .at(.minutes(8))),
  ]
  /// Unpaid from 5 min on, to the end at 15 min.
  private static let never = [PlannedStep.buy(.high), .fail(.high)]

  /// Renewals that could not be charged, in a store without grace.
  static let unpaid: [Row] = [
    Row("a failure before the period ends", [.failedEarly], in: never) {
      [$0[0], $0[1].doctored(instant: Stage.start + .minutes(4))]
    },
    Row("a failure that leaves the run active", [.wrongState], in: never) {
      [$0[0], $0[1].doctored { $0.phase = .active(renewalDue: $0.latest.expiresDate) }]
    },
    Row("grace that nobody switched on", [.wrongGrace], in: never) {
      [
        $0[0],
        $0[1].doctored(fact: .renewalFailed(hasGrace: true)) {
          $0.phase = .grace(
            ends: $0.latest.expiresDate + .minutes(1), retryEnds: $0.latest.expiresDate)
        },
      ]
    },
    Row("grace that is called retry", [.wrongState], in: never) {
      [
        $0[0],
        $0[1].doctored {
          $0.phase = .grace(
            ends: $0.latest.expiresDate + .minutes(1), retryEnds: $0.latest.expiresDate)
        },
      ]
    },
    Row("an end of grace where there was none", [.wrongState], in: never) {
      [$0[0], $0[1], $0[1].followed(by: .graceEnded).doctored(instant: Stage.start + .minutes(6))]
    },
    Row("a recovery of what was paid", [.wrongState], in: late) {
      let paid = $0[0].after
      return [$0[0], $0[2].doctored(before: { $0 = paid })]
    },
    Row("a recovered period that begins before it was paid", [.wrongRecovery], in: late) {
      $0.prefix(2) + [$0[2].doctored { $0.latest.purchaseDate = Stage.start + .minutes(7) }]
    },
    Row("a recovery that is not counted", [.wrongState], in: late) {
      $0.prefix(2) + [$0[2].doctored { $0.renewals = 0 }]
    },
    Row("a recovery to another plan", [.wrongPlan], in: late) {
      $0.prefix(2) + [$0[2].doctored { $0.latest.product = .mid }]
    },
    Row("a store that gives up too early", [.expiryNotAtEnd], in: never) {
      $0.prefix(2) + [$0[2].doctored(instant: Stage.start + .minutes(14))]
    },
    Row("a paid run that ends for want of a payment", [.wrongState, .expiryNotAtEnd], in: never) {
      let paid = $0[0].after
      return [
        $0[0],
        $0[2].doctored(instant: Stage.start + .minutes(5), before: { $0 = paid }),
      ]
    },
  ]
}
