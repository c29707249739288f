import SubscriptionModel
import Testing

/// `until`: what is due at or before it happens, announcements included.
@Suite struct UntilTests {
  @Test func whatIsDueAtTheEndHappens() throws {
    let play = try Stage(until: .minutes(5)).play(.buy(.high), .cancel(.high, .at(.minutes(5))))
    #expect(play.facts == ["0s subscribed high", "5m renewed high", "5m off high"])
    #expect(
      play.signed == ["0s SUBSCRIBED/INITIAL_BUY high", "5m DID_RENEW high"],
      "the cancel is signed a tick later")
  }

  @Test func whatIsDueATickLaterDoesNot() throws {
    let play = try Stage(until: .minutes(5) + -.tick).play(
      .buy(.high), .cancel(.high, .at(.minutes(5))))
    #expect(play.facts == ["0s subscribed high"])
    #expect(play.signed == ["0s SUBSCRIBED/INITIAL_BUY high"])
    #expect(play.unreached == ["cancel high: after the end, 5m"])
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func anAnnouncementIsCutAtItsOwnInstant(seed: UInt64) throws {
    var stage = Stage(cap: 1, promptness: .measured, seed: seed)
    let whole = try stage.play(.buy(.high))
    for (place, announcement) in whole.announcements.enumerated() {
      stage.until = announcement.instant - Stage.start
      #expect(try stage.play(.buy(.high)).announcements == Array(whole.announcements[...place]))
      stage.until = announcement.instant - Stage.start + -.tick
      #expect(try stage.play(.buy(.high)).announcements == Array(whole.announcements[..<place]))
    }
  }

  @Test func aRunMayEndAtItsStart() throws {
    let play = try Stage(until: .zero).play(.buy(.high), .cancel(.high, .later(.tick)))
    #expect(play.facts == ["0s subscribed high"])
    #expect(play.unreached == ["cancel high: after the end, 1ms"])
  }
}
