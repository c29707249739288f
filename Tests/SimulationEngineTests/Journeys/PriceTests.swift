import SimulationEngine
import SubscriptionModel
import Testing

/// What is told of prices that go up and of what is taken from sale (sequences J34 to J38).
@Suite struct PriceTests {
  private static let more = Price(milliunits: 12_990)

  /// What becomes of customers where the high month costs more from a moment on.
  private func play(
    _ scripts: KeyValuePairs<String, [PlannedStep]>, on stage: Stage = Stage(cap: 1),
    consent: Bool = true, from moment: Moment = .at(.minutes(1))
  ) throws -> Play {
    var plan = stage.plan(scripts)
    plan.setStore([plan.raise(.high, to: Self.more, consent: consent, moment)])
    return try Play(of: plan)
  }

  @Test func whatIsAgreedToRenewsForMore() throws {
    let play = try play(["ana": [.buy(.high), .consent(.high, .at(.minutes(2)))]])
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "1m PRICE_INCREASE/PENDING high",
        "2m PRICE_INCREASE/ACCEPTED high", "5m DID_RENEW high",
        "10m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "10m1ms EXPIRED/VOLUNTARY high",
      ])
    #expect(play.records.map(\.after.latest.price.milliunits) == [9990, 9990, 9990] + more(3))
    #expect(
      play.records.map(\.after.priceIncrease) == [nil, .pending, .agreed, nil, nil, nil])
  }

  private func more(_ count: Int) -> [Int64] {
    Array(repeating: Self.more.milliunits, count: count)
  }

  @Test func whatIsNotAnsweredEnds() throws {
    let play = try play(["ana": [.buy(.high)]])
    #expect(play.facts == ["0s subscribed high", "1m price asked high", "5m too dear high"])
  }

  @Test(arguments: [PlannedStep.decline(.high, .at(.minutes(2))), .cancel(.high, .at(.minutes(2)))])
  func refusedItEndsAsCancelled(step: PlannedStep) throws {
    let play = try play(["ana": [.buy(.high), step]])
    #expect(
      play.facts == [
        "0s subscribed high", "1m price asked high", "2m off for the price high", "5m expired high",
      ])
  }

  @Test func withoutConsentItIsTold() throws {
    let play = try play(["ana": [.buy(.high)]], consent: false)
    #expect(
      play.facts == [
        "0s subscribed high", "1m price told high", "5m renewed high", "10m capped high",
        "10m expired high",
      ])
    #expect(play.records[2].after.latest.price == Self.more)
  }

  /// From the booking on, the booked period is the latest, and was paid for at the old price.
  @Test func afterTheBookingItConcernsTheNextRenewal() throws {
    var stage = Stage(cap: 2)
    stage.promptness = .measured
    let probe = try stage.play(.buy(.high))
    let booking = try #require(probe.records.first { $0.fact == .renewed }).instant
    let play = try play(["ana": [.buy(.high)]], on: stage, from: .at(booking + .tick))
    #expect(play.records.map(\.fact.word) == ["subscribed", "renewed", "price asked", "too dear"])
    #expect(play.records[1].after.latest.price.milliunits == 9990)
    #expect(play.offset(play.records[3].instant) == .minutes(10))
  }

  /// Consent that comes after the renewal should have been booked is in time until the boundary.
  @Test func consentIsInTimeUntilTheBoundary() throws {
    var stage = Stage(cap: 1)
    stage.promptness = .measured
    let play = try play(
      ["ana": [.buy(.high), .consent(.high, .renewal(1, -.tick))]], on: stage)
    let renewed = try #require(play.records.first { $0.fact == .renewed })
    #expect(play.offset(renewed.instant) == .minutes(5))
    #expect(renewed.after.latest.price == Self.more)
  }

  @Test func whoIsInRetryIsAskedAfterTheRecovery() throws {
    let play = try play(
      ["ana": [.buy(.high), .fail(.high), .fix(.high, .at(.minutes(8)))]],
      from: .at(.minutes(6)))
    #expect(
      play.facts == [
        "0s subscribed high", "5m failed high", "8m recovered high", "8m price asked high",
        "13m capped high", "13m expired high",
      ])
    #expect(play.records[2].after.latest.price.milliunits == 9990)
  }

  @Test func graceChangesNothingOfThat() throws {
    var stage = Stage(cap: 2)
    stage.billing.gracePeriod = .sixteenDays
    let play = try play(
      ["ana": [.buy(.high), .fail(.high), .fix(.high, .at(.minutes(7)))]], on: stage,
      from: .at(.minutes(6)))
    #expect(
      play.facts == [
        "0s subscribed high", "5m failed high", "7m recovered high", "7m price asked high",
        "10m too dear high",
      ])
  }

  /// The store's cap comes before its question, and nobody waits for the answer.
  @Test func atTheCapItEndsAsCapped() throws {
    let play = try play(["ana": [.buy(.high)]], on: Stage(cap: 0))
    #expect(
      play.facts == [
        "0s subscribed high", "1m price asked high", "5m capped high", "5m expired high",
      ])
  }

  @Test func itConcernsEverybodyWhoRenewsToIt() throws {
    let play = try play([
      "ana": [.buy(.high)], "bea": [.buy(.mid)], "cyd": [.buy(.high), .cancel(.high)],
      "dan": [.buy(.high), .change(.mid)], "eva": [.buy(.high, .at(.minutes(2))), .cancel(.high)],
    ])
    let asked = play.records.filter { $0.fact == .priceIncrease(.asked) }
    #expect(asked.map(\.customer) == [CustomerIndex(0)])
    let eva = play.records.first { $0.customer == CustomerIndex(4) }
    #expect(eva?.after.latest.price == Self.more)
  }

  @Test func anotherCountryHearsNothing() throws {
    var plan = Stage(cap: 1).plan(["ana": [.buy(.high)]])
    plan.setStore([
      plan.raise(
        .high, to: Self.more, storefronts: StorefrontSet([Storefront.of(country: "JPN") ?? .usa]))
    ])
    let play = try Play(of: plan)
    #expect(play.tried == ["0s raise high refused", "0s buy high"])
    #expect(!play.facts.contains("0s price asked high"))
  }

  @Test func aLowerPriceIsNoIncrease() throws {
    var plan = Stage(cap: 1).plan(["ana": [.buy(.high)]])
    plan.setStore([plan.raise(.high, to: Price(milliunits: 9990), .at(.minutes(1)))])
    #expect(try Play(of: plan).attempts.last?.refusal == .priceNotHigher)
  }

  @Test func anExpiryIsForeseenWhileNobodyAnswers() throws {
    let play = try play([
      "ana": [.buy(.high), .buy(.high, .expiry(-.seconds(30))), .buy(.high, .expiry(.seconds(30)))]
    ])
    #expect(
      play.tried == [
        "0s buy high", "1m raise high", "4m30s buy high refused", "5m30s buy high",
      ])
  }

  @Test func whatIsTakenFromSaleEnds() throws {
    var plan = Stage().plan([
      "ana": [.buy(.high), .buy(.high, .expiry(.minutes(1)))],
      "bea": [.buy(.high), .change(.mid, .at(.minutes(2))), .cancel(.mid, .at(.minutes(6)))],
    ])
    plan.setStore([.withdraw(.high, .at(.minutes(1))), .withdraw(.high)])
    let play = try Play(of: plan)
    #expect(
      play.facts == [
        "0s subscribed high", "0s subscribed high", "2m downgrade high", "5m no longer sold high",
        "5m renewed mid", "6m off mid", "10m expired mid",
      ])
    #expect(
      play.triedByAll == [
        "ana 0s buy high", "bea 0s buy high", "store 1m withdraw high",
        "store 1m withdraw high refused", "bea 2m change mid", "ana 6m buy high refused",
        "bea 6m cancel mid",
      ])
  }

  @Test func whatIsOwedForItCannotBePaid() throws {
    var plan = Stage().plan([
      "ana": [.buy(.high), .fail(.high), .fix(.high, .at(.minutes(8)))]
    ])
    plan.setStore([.withdraw(.high, .at(.minutes(6)))])
    #expect(
      try Play(of: plan).facts == [
        "0s subscribed high", "5m failed high", "8m no longer sold high",
      ])
  }

  @Test func whatIsBoughtOnceCanBeTakenFromSale() throws {
    let plan = Stage().kiosk(
      ["ana": [.order(.coins, .at(.minutes(2)))]],
      store: [.withdraw(.coins, .at(.minutes(1)))])
    let play = try Play(of: plan)
    #expect(play.attempts.last?.refusal == .notForSale(.coins))
    #expect(play.purchases.isEmpty)
  }
}
