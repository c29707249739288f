import SubscriptionModel
import Testing

/// What is told when money is wanted back: at once, without delays, with a cap of one
/// (sequences J39 to J43).
@Suite struct RefundTests {
  private let stage = Stage(cap: 1)

  @Test func inTheAppNothingComesAfterIt() throws {
    let play = try stage.play(.buy(.high), .ask(.high, .at(.minutes(2))))
    #expect(
      play.facts == [
        "0s subscribed high", "2m off for a refund high", "2m asked high", "2m refunded high",
      ])
    #expect(play.announcements.last?.run.status == .revoked)
  }

  @Test func throughSupportItRenews() throws {
    let play = try stage.play(.buy(.high), .ask(.high, .at(.minutes(2)), inApp: false))
    #expect(
      play.facts == [
        "0s subscribed high", "2m asked high", "2m refunded high", "5m renewed high",
        "10m capped high", "10m expired high",
      ])
    #expect(
      play.records.map(\.after.status.word).suffix(4) == ["revoked", "active", "active", "expired"])
    #expect(play.records.last?.after.latest.revocation == nil)
  }

  @Test func anOldPeriodTakesNothing() throws {
    let play = try stage.play(
      .buy(.high), .cancel(.high), .buy(.year, .at(.minutes(7))),
      .ask(.high, .at(.minutes(8)), period: 1))
    let refund = try #require(play.announcements.first { $0.fact == .refunded })
    #expect(refund.run.status == .active)
    #expect(refund.run.latest.product == .year)
    #expect(refund.subject.transaction?.product == .high)
    #expect(refund.subject.transaction?.revocation?.date == Stage.start + .minutes(8))
    #expect(refund.run.latest.revocation == nil)
  }

  @Test func severalDecisions() throws {
    let play = try stage.play(
      .buy(.high), .cancel(.high), .ask(.high, .at(.minutes(1)), .declined),
      .decide(.declined, .at(.minutes(2))), .decide(.prorated, .at(.minutes(3))),
      .decide(.granted, .at(.minutes(4))))
    #expect(
      play.facts == [
        "0s subscribed high", "0s off high", "1m asked high", "1m declined high",
        "2m declined high", "3m refunded high",
      ])
    let revocation = try #require(play.records.last?.after.latest.revocation)
    #expect(revocation.kind == .prorated)
    #expect(revocation.percentage == 40_000)
    #expect(play.attempts.last?.refusal == .alreadyRefunded)
  }

  @Test func aReversalBeforeAndAfterTheEnd() throws {
    let early = try stage.play(
      .buy(.high), .ask(.high, .at(.minutes(1))), .reverse(.high, .at(.minutes(3))))
    #expect(early.facts.suffix(2) == ["3m reversed high", "5m expired high"])
    let late = try stage.play(
      .buy(.high), .ask(.high, .at(.minutes(1))), .reverse(.high, .at(.minutes(9))))
    #expect(late.facts.last == "9m reversed high")
    #expect(late.announcements.last?.run.status == .expired)
  }

  @Test func productionAsksThreeTimes() throws {
    var stage = Stage(cap: 1, profile: .production)
    stage.calendar = .real
    let play = try stage.play(
      .buy(.high), .cancel(.high), .ask(.high, .at(.days(1)), nil),
      .decide(.granted, .at(.days(3))))
    #expect(
      play.facts.dropFirst(2) == [
        "1d asked high", "1d8h asked high", "1d16h asked high", "3d refunded high",
      ])
    #expect(Set(play.announcements.map(\.ordinal)).count == play.announcements.count)
  }

  @Test func aDecisionEndsTheQuestions() throws {
    var stage = Stage(cap: 1, profile: .production)
    stage.calendar = .real
    let play = try stage.play(
      .buy(.high), .cancel(.high), .ask(.high, .at(.days(1)), nil),
      .decide(.declined, .at(.days(1) + .hours(9))))
    #expect(play.facts.filter { $0.contains("asked") } == ["1d asked high", "1d8h asked high"])
  }

  @Test func whatCannotBe() throws {
    let play = try stage.play(
      .ask(.high), .decide(.granted), .reverse(.high), .buy(.high), .cancel(.high),
      .decide(.granted), .ask(.high, period: 2), .reverse(.high), .ask(.high, .at(.minutes(1))),
      .ask(.high, .at(.minutes(2))))
    #expect(
      play.attempts.map(\.refusal) == [
        .nothingToRefund, .noRefundRequested, .nothingToRefund, nil, nil, .noRefundRequested,
        .nothingToRefund, .notRefunded, nil, .alreadyRefunded,
      ])
  }
}
