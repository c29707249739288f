import SubscriptionModel
import Testing

/// Plans that are chosen at the very instants at which the store acts.
@Suite struct PlanChangeRaceTests {
  typealias Row = BoundaryRaceTests.Row

  private static let boundary = SimDuration.minutes(5)

  @Test(arguments: [
    Row(
      "a downgrade at the very boundary waits for the next one", in: Stage(cap: 2),
      [.buy(.high), .change(.low, .at(boundary))], tried: "5m change low",
      [
        "0s subscribed high", "5m renewed high", "5m downgrade high", "10m renewed low",
        "15m capped low", "15m expired low",
      ]),
    Row(
      "a tick before it comes in time",
      [.buy(.high), .change(.low, .at(boundary + -.tick))], tried: "4m59s999ms change low",
      [
        "0s subscribed high", "4m59s999ms downgrade high", "5m renewed low", "10m capped low",
        "10m expired low",
      ]),
    Row(
      "an upgrade at the very boundary replaces the renewal",
      [.buy(.mid), .change(.high, .at(boundary))], tried: "5m change high",
      [
        "0s subscribed mid", "5m renewed mid", "5m upgraded high", "10m renewed high",
        "15m capped high", "15m expired high",
      ]),
    Row(
      "a tick before it comes instead of the renewal",
      [.buy(.mid), .change(.high, .at(boundary + -.tick))], tried: "4m59s999ms change high",
      [
        "0s subscribed mid", "4m59s999ms upgraded high", "9m59s renewed high",
        "14m59s capped high", "14m59s expired high",
      ]),
    Row(
      "a change at the very expiry comes too late",
      [.buy(.mid), .cancel(.mid), .change(.high, .at(boundary))],
      tried: "5m change high refused",
      ["0s subscribed mid", "0s off mid", "5m expired mid"]),
    Row(
      "a change a tick before the expiry saves it",
      [.buy(.mid), .cancel(.mid), .change(.low, .at(boundary + -.tick))],
      tried: "4m59s999ms change low",
      [
        "0s subscribed mid", "0s off mid", "4m59s999ms downgrade mid", "5m renewed low",
        "10m capped low", "10m expired low",
      ]),
    Row(
      "cancelled and then changed in one instant: it goes on with the change",
      [.buy(.high), .cancel(.high, .at(.minutes(1))), .change(.low, .at(.minutes(1)))],
      tried: "1m change low",
      [
        "0s subscribed high", "1m off high", "1m downgrade high", "5m renewed low",
        "10m capped low", "10m expired low",
      ]),
    Row(
      "changed and then cancelled in one instant: it ends as it was",
      [.buy(.high), .change(.low, .at(.minutes(1))), .cancel(.high, .at(.minutes(1)))],
      tried: "1m cancel high",
      ["0s subscribed high", "1m downgrade high", "1m off high", "5m expired high"]),
    Row(
      "cancelled and then upgraded in one instant",
      [.buy(.mid), .cancel(.mid, .at(.minutes(1))), .change(.high, .at(.minutes(1)))],
      tried: "1m change high",
      [
        "0s subscribed mid", "1m off mid", "1m upgraded high", "6m renewed high",
        "11m capped high", "11m expired high",
      ]),
    Row(
      "upgraded and then cancelled in one instant",
      [.buy(.mid), .change(.high, .at(.minutes(1))), .cancel(.high, .at(.minutes(1)))],
      tried: "1m cancel high",
      ["0s subscribed mid", "1m upgraded high", "1m off high", "6m expired high"]),
    Row(
      "an upgrade in the instant of the purchase",
      [.buy(.mid), .change(.high)], tried: "0s change high",
      [
        "0s subscribed mid", "0s upgraded high", "5m renewed high", "10m capped high",
        "10m expired high",
      ]),
  ])
  func atOneInstant(_ row: Row) throws {
    let play = try row.stage.play(["ana": row.script])
    #expect(play.facts == row.facts)
    #expect(play.tried.last == row.tried)
  }

  private static let seeds: ClosedRange<UInt64> = 1...20

  /// The instant at which the first renewal is booked, or the cap strikes instead, some seconds
  /// ahead of the boundary.
  private func booking(_ stage: Stage, of product: ProductIndex) throws -> SimDuration {
    let play = try stage.play(.buy(product))
    return play.offset(try #require(play.records.dropFirst().first).instant)
  }

  @Test(arguments: seeds)
  func aChangeAtTheInstantOfTheBookingFindsItBooked(seed: UInt64) throws {
    let stage = Stage(cap: 2, promptness: .measured, seed: seed)
    let booking = try booking(stage, of: .high)
    let at = try stage.play(.buy(.high), .change(.low, .at(booking)))
    #expect(
      at.records.prefix(4).map(\.fact.word) == ["subscribed", "renewed", "downgrade", "renewed"])
    #expect(at.records[1].after.latest.product == .high)
    #expect(at.records[3].after.latest.product == .low)
    #expect(at.offset(at.records[3].after.latest.purchaseDate) == .minutes(10))

    let before = try stage.play(.buy(.high), .change(.low, .at(booking + -.tick)))
    #expect(before.records.prefix(3).map(\.fact.word) == ["subscribed", "downgrade", "renewed"])
    #expect(before.records[2].instant == before.records[1].instant + .tick)
    #expect(before.records[2].after.latest.product == .low)
    #expect(before.offset(before.records[2].after.latest.purchaseDate) == .minutes(5))
  }

  @Test(arguments: seeds)
  func anUpgradeAfterTheBookingReplacesTheBookedPeriod(seed: UInt64) throws {
    let stage = Stage(cap: 2, promptness: .measured, seed: seed)
    let play = try stage.play(.buy(.mid), .change(.high, .renewal(1, -.seconds(1) + .tick)))
    #expect(
      Array(play.facts.dropFirst(2).prefix(1)) == ["4m59s1ms upgraded high"])
    let (booked, upgrade) = (play.records[1].after.latest, play.records[2].after.latest)
    #expect(play.offset(booked.purchaseDate) == .minutes(5))
    #expect(play.offset(upgrade.purchaseDate) == .minutes(4) + .seconds(59))
    #expect(play.offset(upgrade.expiresDate) == .minutes(9) + .seconds(59))
    #expect(play.facts.last == "19m59s expired high")
    #expect(upgrade.identifier > booked.identifier)
  }

  @Test(arguments: seeds)
  func aDowngradeAfterTheBookingWaitsForTheBookedPeriodsEnd(seed: UInt64) throws {
    let stage = Stage(cap: 2, promptness: .measured, seed: seed)
    let play = try stage.play(.buy(.high), .change(.low, .renewal(1, -.seconds(1) + .tick)))
    let renewals = play.records.filter { $0.fact == .renewed }.map(\.after.latest)
    #expect(renewals.map(\.product) == [.high, .low])
    #expect(renewals.map { play.offset($0.purchaseDate) } == [.minutes(5), .minutes(10)])
    let told = try #require(play.announcements.first { $0.fact == .downgradeChosen })
    #expect(told.transaction == renewals[0])
  }

  /// After a cancel nothing was booked: whatever turns auto-renew on then books at once.
  @Test(arguments: seeds)
  func aChoiceAfterTheBookingInstantBooksAtOnce(seed: UInt64) throws {
    let stage = Stage(cap: 1, promptness: .measured, seed: seed)
    let play = try stage.play(
      .buy(.high), .cancel(.high), .change(.low, .renewal(1, -.seconds(1) + .tick)))
    #expect(
      Array(play.facts.prefix(4)) == [
        "0s subscribed high", "0s off high", "4m59s1ms downgrade high", "4m59s1ms renewed low",
      ])
    #expect(play.records[3].after.latest.purchaseDate == Stage.start + .minutes(5))
    // The choice is signed later than the renewal happened, and shows what it was about.
    #expect(
      play.announcements.map(\.fact.word).prefix(4) == [
        "subscribed", "off", "downgrade", "renewed",
      ])
    #expect(play.announcements[2].transaction.product == .high)
    #expect(play.announcements[2].run.latest.product == .low)
  }

  /// A resume and a choice in one instant of the booked window: between two steps of a script the
  /// store does what is due.
  @Test(arguments: seeds)
  func resumeAndChoiceInTheBookedWindow(seed: UInt64) throws {
    let stage = Stage(cap: 2, promptness: .measured, seed: seed)
    let late = Moment.renewal(1, -.seconds(1) + .tick)
    let resumed = try stage.play(
      .buy(.high), .cancel(.high), .resume(.high, late), .change(.low))
    #expect(
      Array(resumed.facts.dropFirst(2).prefix(3)) == [
        "4m59s1ms on high", "4m59s1ms renewed high", "4m59s1ms downgrade high",
      ])
    #expect(resumed.records[5].after.latest.product == .low)
    #expect(resumed.offset(resumed.records[5].after.latest.purchaseDate) == .minutes(10))

    let chosen = try stage.play(.buy(.high), .cancel(.high), .change(.low, late), .resume(.low))
    #expect(
      Array(chosen.facts.dropFirst(2).prefix(2)) == [
        "4m59s1ms downgrade high", "4m59s1ms renewed low",
      ])
    #expect(chosen.attempts.last?.refusal == .autoRenewAlreadyOn)
  }

  /// With a plan pending auto-renew is on: there is nothing to resume; a cancel before it forgets
  /// the plan, in the booked window too.
  @Test(arguments: seeds)
  func aResumeWithAPlanPendingInTheBookedWindow(seed: UInt64) throws {
    let stage = Stage(cap: 2, promptness: .measured, seed: seed)
    let late = Moment.renewal(1, -.seconds(1) + .tick)
    let pending = try stage.play(.buy(.high), .change(.low, late), .resume(.high))
    #expect(pending.attempts.last?.refusal == .autoRenewAlreadyOn)
    let forgotten = try stage.play(
      .buy(.high), .change(.low, late), .cancel(.high), .resume(.high))
    #expect(
      forgotten.records.prefix(6).map(\.fact.word) == [
        "subscribed", "renewed", "downgrade", "off", "on", "renewed",
      ])
    #expect(forgotten.records[5].after.latest.product == .high)
  }

  /// Once the cap has struck no choice for a renewal is left; an upgrade begins anew.
  @Test(arguments: seeds)
  func choicesAfterTheCapHasStruck(seed: UInt64) throws {
    let stage = Stage(cap: 0, promptness: .measured, seed: seed)
    let late = Moment.expiry(-.seconds(1) + .tick)
    for refused in [ProductIndex.low, .week] {
      let play = try stage.play(.buy(.mid), .change(refused, late))
      #expect(play.attempts.last?.refusal == .renewalCapReached(cap: 0))
      #expect(play.facts.last == "5m expired mid")
    }
    let current = try stage.play(.buy(.mid), .change(.mid, late))
    #expect(current.attempts.last?.refusal == .planAlreadyCurrent)
    let upgrade = try stage.play(.buy(.mid), .change(.high, late))
    #expect(upgrade.records.prefix(3).map(\.fact.word) == ["subscribed", "capped", "upgraded"])
    #expect(upgrade.facts.last == "9m59s expired high")
    let twin = try stage.play(.buy(.high), .change(.twin, late))
    #expect(twin.records.prefix(3).map(\.fact.word) == ["subscribed", "capped", "crossgraded"])
  }

  /// A change that waits when the cap strikes is gone.
  @Test(arguments: seeds)
  func theCapForgetsWhatWaits(seed: UInt64) throws {
    let stage = Stage(cap: 0, promptness: .measured, seed: seed)
    let play = try stage.play(.buy(.high), .change(.low, .at(.minutes(1))))
    #expect(play.records.map(\.fact.word) == ["subscribed", "downgrade", "capped", "expired"])
    #expect(play.records[1].after.renewsTo == .low)
    #expect(play.records[2].after.renewsTo == .high)
  }
}
