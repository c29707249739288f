import SubscriptionModel
import Testing

/// What is told while a renewal cannot be charged: a month in five minutes, half a month of grace,
/// two months of billing retry (sequences J15, J24 to J29, J32, J33).
@Suite struct BillingTroubleTests {
  private var graceful: Stage {
    var stage = Stage()
    stage.billing.gracePeriod = .sixteenDays
    return stage
  }

  @Test func withoutGraceAccessEndsAtOnce() throws {
    let play = try Stage(cap: 1).play(.buy(.high), .fail(.high), .fix(.high, .at(.minutes(8))))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "5m DID_FAIL_TO_RENEW high",
        "8m DID_RENEW/BILLING_RECOVERY high",
        "13m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "13m1ms EXPIRED/VOLUNTARY high",
      ])
    #expect(play.records.map(\.after.status.word).prefix(3) == ["active", "retry", "active"])
  }

  @Test func unpaidToTheEndItExpires() throws {
    let play = try Stage().play(.buy(.high), .fail(.high))
    #expect(
      play.facts == ["0s subscribed high", "5m failed high", "15m given up high"])
  }

  @Test func graceKeepsTheBillingDate() throws {
    var stage = graceful
    stage.cap = 1
    let play = try stage.play(.buy(.high), .fail(.high), .fix(.high, .graceEnd(-.seconds(1))))
    #expect(
      play.facts == [
        "0s subscribed high", "5m failed high", "7m29s recovered high", "10m capped high",
        "10m expired high",
      ])
  }

  @Test func afterGraceTheDateMoves() throws {
    var stage = graceful
    stage.cap = 1
    let play = try stage.play(.buy(.high), .fail(.high, for: .minutes(8)))
    #expect(
      play.facts == [
        "0s subscribed high", "5m failed high", "7m30s grace ended high", "8m recovered high",
        "13m capped high", "13m expired high",
      ])
  }

  @Test func graceAndRetryRunOut() throws {
    let play = try graceful.play(.buy(.high), .fail(.high))
    #expect(
      play.facts == [
        "0s subscribed high", "5m failed high", "7m30s grace ended high", "15m given up high",
      ])
  }

  @Test(arguments: [(Moment.graceEnd(-.seconds(30)), "7m"), (.retryEnd(-.minutes(1)), "14m")])
  func aCancelEndsItAtOnce(_ moment: Moment, _ instant: String) throws {
    let play = try graceful.play(.buy(.high), .fail(.high), .cancel(.high, moment))
    #expect(
      play.facts.suffix(2) == ["\(instant) off high", "\(instant) expired high"])
    #expect(play.records.last?.after.isEntitled(at: Stage.start + .minutes(7)) == false)
  }

  @Test func aRepurchaseInRetryGoesOnWithTheRun() throws {
    let play = try Stage(cap: 1).play(
      .buy(.high), .fail(.high), .buy(.high, .at(.minutes(8))))
    #expect(
      play.facts == [
        "0s subscribed high", "5m failed high", "8m resubscribed high", "13m renewed high",
        "18m capped high", "18m expired high",
      ])
    #expect(Set(play.records.map(\.after.originalTransaction)).count == 1)
  }

  @Test func aNewRunLeavesTheOldOneInRetry() throws {
    var order = PurchaseOrder()
    order.isNewRun = true
    let anew = PlannedStep(
      moment: .at(.minutes(8)), product: .high, action: .buy(.high), order: order, path: "")
    let first = StepReference(customer: CustomerIndex(0), step: 0)
    let cancel = PlannedStep(
      moment: .later(.minutes(1)), product: .high, begunBy: first, action: .cancel, path: "")
    let play = try Stage(cap: 1).play(.buy(.high), .fail(.high), anew, cancel)
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "5m DID_FAIL_TO_RENEW high",
        "8m SUBSCRIBED/INITIAL_BUY high", "9m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "9m1ms EXPIRED/VOLUNTARY high", "13m DID_RENEW high",
        "18m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "18m1ms EXPIRED/VOLUNTARY high",
      ])
    let originals = play.announcements.map(\.run.originalTransaction)
    #expect(originals == [0, 0, 1, 0, 0, 1, 1, 1].map { originals[2 * $0] })
    #expect(originals[0] != originals[2])
  }

  @Test func paidToPaidLeavesATrialWithoutGrace() throws {
    var billing = BillingPolicy()
    billing.gracePeriod = .sixteenDays
    billing.eligibility = .paid
    let calendar = BillingCalendar.compressed(.standard)
    #expect(billing.graceLength(of: .month, isPaid: false, calendar) == nil)
    #expect(billing.graceLength(of: .month, isPaid: true, calendar) == .seconds(150))
  }
}
