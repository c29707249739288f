import SubscriptionModel
import Testing

@Suite struct GroupTests {
  @Test func twoGroupsRunSideBySide() throws {
    let play = try Stage(cap: 1).play(
      .buy(.high), .buy(.paper, .at(.minutes(1))), .cancel(.high, .at(.minutes(2))))
    #expect(
      play.facts == [
        "0s subscribed high", "1m subscribed paper", "2m off high", "5m expired high",
        "6m renewed paper", "11m capped paper", "11m expired paper",
      ])
  }

  @Test func eachGroupHasAnOriginalOfItsOwn() throws {
    let play = try Stage(cap: 1).play(.buy(.high), .buy(.paper))
    let firsts = play.records.filter { $0.fact == .subscribed }
    #expect(firsts.map(\.instant) == [Stage.start, Stage.start])
    #expect(firsts.allSatisfy { $0.after.originalTransaction == $0.after.latest.identifier })
    #expect(Set(firsts.map(\.after.originalTransaction)).count == 2)
  }

  /// Instants of signing increase within a run; another run may share them.
  @Test func groupsMaySignAtOneInstant() throws {
    let play = try Stage(cap: 1).play(.buy(.high), .buy(.paper))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "0s SUBSCRIBED/INITIAL_BUY paper",
        "5m DID_RENEW high", "5m DID_RENEW paper",
        "10m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "10m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED paper",
        "10m1ms EXPIRED/VOLUNTARY high", "10m1ms EXPIRED/VOLUNTARY paper",
      ])
  }

  @Test func aSecondProductOfALiveGroupIsRefused() throws {
    let play = try Stage(cap: 1).play(.buy(.high), .buy(.mid, .at(.minutes(1))))
    #expect(play.tried == ["0s buy high", "1m buy mid refused"])
    #expect(
      play.attempts.last?.refusal
        == .alreadySubscribed(to: .high, until: Stage.start + .minutes(5)))
  }

  @Test func anActionConcernsTheGroupOfItsProduct() throws {
    let play = try Stage().play(
      .buy(.high), .buy(.paper), .cancel(.low, .at(.minutes(1))),
      .cancel(.paper, .at(.minutes(2))))
    #expect(
      play.facts == [
        "0s subscribed high", "0s subscribed paper", "1m off high", "2m off paper",
        "5m expired high", "5m expired paper",
      ])
  }
}
