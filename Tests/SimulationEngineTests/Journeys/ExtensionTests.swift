import SimulationEngine
import SubscriptionModel
import Testing

/// Renewal dates that are extended, one and all (sequences J45, J46), and accounts that are closed
/// (J55): without delays, with a cap of one.
@Suite struct ExtensionTests {
  private let stage = Stage(cap: 1)

  @Test func theEndAndTheRenewalMove() throws {
    let play = try stage.play(.buy(.high), .extend(.high, days: 30, .at(.minutes(1))))
    #expect(
      play.facts == [
        "0s subscribed high", "1m extended high", "10m renewed high", "15m capped high",
        "15m expired high",
      ])
    let (first, second) = (play.records[0].after.latest, play.records[1].after.latest)
    #expect(second.identifier == first.identifier && second.lineItem == first.lineItem)
    #expect(second.purchaseDate == first.purchaseDate)
  }

  @Test func whoWaitsForAnAnchorWaitsLonger() throws {
    let play = try stage.play(
      .buy(.high), .extend(.high, days: 30, .at(.minutes(1))), .cancel(.high, .renewal(1)))
    #expect(play.tried == ["0s buy high", "1m extend high", "10m cancel high"])
  }

  @Test func theThirdIsRefused() throws {
    let play = try Stage(cap: 0).play(
      .buy(.high), .extend(.high, days: 1), .extend(.high, days: 90), .extend(.high, days: 6))
    #expect(play.attempts.last?.refusal == .extendedTooOften)
    #expect(play.facts.last == "20m expired high")
  }

  @Test func monthsGoOnFromTheNewDate() throws {
    // 31 January, 09:00 on the Pacific wall clock.
    var stage = Stage(cap: 3)
    stage.profile = .production
    stage.calendar = .real
    stage.start = SimInstant(milliseconds: 1_769_878_800_000)
    let play = try stage.play(.buy(.high), .extend(.high, days: 10, .later(.days(1))))
    let ends = play.records.filter { $0.fact != .extended }.map {
      PacificTime.civil(at: $0.after.latest.expiresDate)
    }
    #expect(
      ends.map { "\($0.month)-\($0.day)" } == ["2-28", "4-10", "5-10", "6-10", "6-10", "6-10"])
    #expect(Set(ends.map(\.timeOfDay)).count == 1)
  }

  @Test func weeksHaveTheirOwnProportion() throws {
    let play = try Stage(cap: 0).play(.buy(.week), .extend(.week, days: 7))
    #expect(play.facts.last == "6m expired week")
  }

  @Test func aRefundKnowsTheNewEnd() throws {
    let play = try stage.play(
      .buy(.high), .extend(.high, days: 30, .at(.minutes(1))),
      .ask(.high, .at(.minutes(2)), inApp: false))
    let told = play.announcements.filter {
      [.refunded].contains($0.fact) || $0.fact.word == "asked"
    }
    #expect(told.count == 2)
    #expect(
      told.allSatisfy { $0.subject.transaction?.expiresDate == Stage.start + .minutes(10) })
  }

  @Test func allWhoSubscribeToTheProductAreExtended() throws {
    let play = try Play(
      of: stage.kiosk(
        [
          "ana": [.buy(.high)], "bea": [.buy(.high), .cancel(.high)],
          "cyd": [.buy(.mid)], "dan": [.buy(.high), .fail(.high)],
          "eva": [.buy(.high), .cancel(.high), .close()],
        ], store: [.extendAll(.high, days: 30, .at(.minutes(6)))]))
    // At 6 min bea and eva have gone, and dan is in billing retry.
    let told = play.signed.filter { $0.contains("RENEWAL_EXT") }
    #expect(
      told == [
        "6m RENEWAL_EXTENDED high", "6m RENEWAL_EXTENSION/FAILURE high",
        "6m RENEWAL_EXTENSION/SUMMARY",
      ])
    guard
      case .app(.extensions(let result))? = play.announcements.last(where: {
        $0.fact == .allExtended
      })?.subject
    else {
      Issue.record("no summary")
      return
    }
    #expect((result.succeeded, result.failed) == (1, 1))
    #expect(result.product == .high && result.storefronts == nil)
  }

  @Test func theSummaryIsSignedLast() throws {
    var stage = stage
    stage.promptness = .measured
    let play = try Play(
      of: stage.kiosk(
        ["ana": [.buy(.high)], "bea": [.buy(.high)], "cyd": [.buy(.high)]],
        store: [.extendAll(.high, days: 30, share: 40_000, .at(.minutes(2)))]))
    let told = play.announcements.filter { $0.fact.word.contains("extended") }
    #expect(told.count == 4)
    #expect(told.last?.fact == .allExtended)
  }

  @Test func otherStorefrontsAreLeftAlone() throws {
    let canada = StorefrontSet(["CAN"].compactMap { Storefront.of(country: $0) })
    let play = try Play(
      of: stage.kiosk(
        ["ana": [.buy(.high)]],
        store: [.extendAll(.high, days: 30, in: canada, .at(.minutes(2)))]))
    #expect(play.signed.filter { $0.contains("EXT") } == ["2m RENEWAL_EXTENSION/SUMMARY"])
  }

  @Test(arguments: [(Int32(0), 0), (100_000, 8)])
  func soManyFail(share: Int32, failed: Int) throws {
    let buys: [PlannedStep] = [.buy(.high)]
    let play = try Play(
      of: stage.kiosk(
        [
          "a": buys, "b": buys, "c": buys, "d": buys, "e": buys, "f": buys, "g": buys, "h": buys,
        ], store: [.extendAll(.high, days: 30, share: share, .at(.minutes(2)))]))
    #expect(play.records.count { $0.fact == .extensionFailed } == failed)
    #expect(play.records.count { $0.fact == .extended } == 8 - failed)
  }

  @Test func aClosedAccountEndsEverything() throws {
    let play = try stage.play(
      .buy(.high), .buy(.paper), .cancel(.paper), .close(.at(.minutes(2))),
      .resume(.high), .buy(.year), .close())
    #expect(
      play.facts == [
        "0s subscribed high", "0s subscribed paper", "0s off paper", "2m closed high",
        "5m ended high", "5m expired paper",
      ])
    #expect(
      play.attempts.suffix(3).map(\.refusal) == [.accountClosed, .accountClosed, .accountClosed])
  }
}
