import SimulationEngine
import SubscriptionModel
import Testing

/// Purchases that somebody has to approve: until then nothing has happened.
@Suite struct AskToBuyTests {
  @Test func nothingIsToldUntilItIsApproved() throws {
    let play = try Play(
      of: Stage(cap: 1).kiosk([
        "kim": [.order(.coins, approval: .days(2)), .order(.high, approval: .minutes(7))]
      ]))
    #expect(
      play.signed == [
        "7m SUBSCRIBED/INITIAL_BUY high", "12m DID_RENEW high",
        "17m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "17m1ms EXPIRED/VOLUNTARY high",
        "2d ONE_TIME_CHARGE coins",
      ])
    #expect(play.records[0].after.latest.purchaseDate == Stage.start + .minutes(7))
    #expect(play.purchases[0].purchase.purchaseDate == Stage.start + .days(2))
    #expect(play.attempts.map(\.isAsked) == [true, true, false, false])
  }

  @Test func whatFollowsCountsFromTheAsking() throws {
    let play = try Play(
      of: Stage(cap: 1).kiosk([
        "kim": [.order(.coins, approval: .days(2)), .buy(.coins, .later(.minutes(1)))]
      ]))
    #expect(play.tried == ["0s buy coins", "1m buy coins", "2d buy coins"])
  }

  @Test func whatNoLongerAppliesIsRefusedWhenItIsApproved() throws {
    let play = try Play(
      of: Stage().kiosk([
        "kim": [.order(.gold, approval: .days(2)), .buy(.gold, .later(.minutes(1)))]
      ]))
    #expect(play.attempts.map(\.refusal) == [nil, nil, .alreadyOwned(.gold)])
    #expect(play.signed == ["1m ONE_TIME_CHARGE gold"])
  }

  @Test func approvalsComeBeforeScriptsOfTheirInstant() throws {
    let play = try Play(
      of: Stage().kiosk(
        ["kim": [.order(.gold, approval: .minutes(1)), .buy(.gold, .at(.minutes(1)))]],
        store: [.tell(.test, .at(.minutes(1)))]))
    #expect(play.attempts.map(\.isAsked) == [true, false, false, false])
    #expect(play.attempts.map(\.refusal) == [nil, nil, nil, .alreadyOwned(.gold)])
  }

  @Test func anEndBeforeTheApprovalLeavesItOut() throws {
    let play = try Play(
      of: Stage(until: .days(1)).kiosk(["kim": [.order(.coins, approval: .days(2))]]))
    #expect(play.signed == [])
    #expect(play.unreached == [])
  }
}
