import SubscriptionModel
import Testing

@Suite struct CapTests {
  @Test(arguments: [1, 6, 12])
  func theStoreRenewsAsOftenAsTheCapSays(cap: Int) throws {
    let play = try Stage(cap: Int32(cap)).play(.buy(.high))
    let boundaries = (1...cap + 1).map { SimDuration.minutes(5 * Int64($0)).scenarioText }
    #expect(
      play.facts == ["0s subscribed high"] + boundaries.dropLast().map { "\($0) renewed high" }
        + boundaries.suffix(1).flatMap { ["\($0) capped high", "\($0) expired high"] })
  }

  @Test func withoutACapTheEndOfTheRunIsTheOnlyEnd() throws {
    let play = try Stage(cap: nil, until: .hours(10)).play(.buy(.high))
    #expect(play.records.count(where: { $0.fact == .renewed }) == 120)
    #expect(play.facts.last == "10h renewed high")
  }

  @Test func theCapIsTheLastTwoNotifications() throws {
    let play = try Stage(cap: 1).play(.buy(.high))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "5m DID_RENEW high",
        "10m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        // Two of one run are never signed at one instant.
        "10m1ms EXPIRED/VOLUNTARY high",
      ])
  }

  /// A renewal lead is at least a second: a second before the end the cap has struck.
  @Test func aResumeAfterTheCapHasStruckIsRefused() throws {
    let play = try Stage(cap: 1, promptness: .measured).play(
      .buy(.high), .resume(.high, .expiry(-.tick)))
    #expect(play.tried == ["0s buy high", "9m59s999ms resume high refused"])
    #expect(play.attempts.last?.refusal == .renewalCapReached(cap: 1))
    #expect(play.facts.last == "10m expired high")
  }

  @Test func theCapCountsForEachGroupAlone() throws {
    let play = try Stage(cap: 2).play(.buy(.high), .buy(.paper, .at(.minutes(1))))
    #expect(play.records.count(where: { $0.fact == .renewed }) == 4)
    #expect(Array(play.facts.suffix(2)) == ["16m capped paper", "16m expired paper"])
  }
}
