import SimulationEngine
import SubscriptionModel
import Testing

/// Prices that go up, and products that are taken from sale, beside commitments and families.
@Suite struct PricesBesideTests {
  /// A commitment to a year by the month, in which something is raised to 12.99 or withdrawn.
  private func committed(
    _ script: PlannedStep..., raising product: ProductIndex? = nil,
    withdrawing withdrawn: ProductIndex? = nil
  ) throws -> Play {
    var plan = Stage(cap: 13).household(["ana": [.commit(.year)] + script])
    var steps = withdrawn.map { [PlannedStep.withdraw($0, .at(.minutes(6)))] } ?? []
    if let product {
      steps.append(plan.raise(product, to: Price(milliunits: 12_990), .at(.minutes(6))))
    }
    plan.setStore(steps)
    return try Play(of: plan)
  }

  @Test func whatIsBilledByTheMonthHasAPriceOfItsOwn() throws {
    let play = try committed(.cancel(.year, .at(.minutes(7))), raising: .year)
    #expect(play.records.map(\.after.latest.price.milliunits).allSatisfy { $0 == 990 })
    #expect(play.records.allSatisfy { $0.after.priceIncrease == nil })
    #expect(play.facts.last == "1h expired year")
  }

  /// What waits until the commitment is over is asked about once it is next.
  @Test func whatFollowsACommitmentIsAskedAboutInItsLastMonth() throws {
    let play = try committed(.change(.low, .at(.minutes(2))), raising: .low)
    #expect(
      play.facts.suffix(3) == ["55m renewed year", "55m price asked year", "1h too dear year"])
  }

  @Test func aCommitmentIsSoldToItsEnd() throws {
    let play = try committed(withdrawing: .year)
    #expect(play.records.count { $0.fact == .renewed } == 11)
    #expect(play.facts.last == "1h no longer sold year")
  }

  @Test func nobodyInAFamilyIsAskedButWhoPays() throws {
    var plan = Stage(cap: 1).household([
      "ana": [.buy(.high), .share(.high, with: 1)], "bea": [],
    ])
    plan.setStore([plan.raise(.high, to: Price(milliunits: 12_990), .at(.minutes(1)))])
    let play = try Play(of: plan)
    #expect(
      play.told(to: 1) == ["SUBSCRIBED/INITIAL_BUY high", "EXPIRED/PRICE_INCREASE high"])
    #expect(play.announcements.filter { $0.fact == .priceIncrease(.asked) }.count == 1)
    let ends = play.announcements.filter { $0.fact == .expired(.priceIncrease) }
    #expect(ends.map(\.run.priceIncrease) == [.pending, .pending])
  }

  /// Somebody under an offer, and the price of the product goes up to 12.99.
  private func offered(
    _ script: PlannedStep..., raising product: ProductIndex, at offset: SimDuration
  ) throws -> [String] {
    var plan = Stage(cap: nil, catalog: .offers).plan(["ana": script])
    plan.setStore([plan.raise(product, to: Price(milliunits: 12_990), .at(offset))])
    let play = try Play(of: plan)
    return zip(play.facts, play.records).map { "\($0) \($1.after.latest.price.milliunits)" }
  }

  @Test func aTrialThatNobodyAgreesToGoOnFromEnds() throws {
    #expect(
      try offered(.buy(.high), raising: .high, at: .minutes(1)) == [
        "0s subscribed high 0", "1m price asked high 0", "3m too dear high 0",
      ])
  }

  @Test func anOfferGoesOnUntilTheFullPriceIsDue() throws {
    #expect(
      try offered(.buy(.mid), raising: .mid, at: .minutes(6)) == [
        "0s subscribed mid 1990", "5m renewed mid 1990", "6m price asked mid 1990",
        "10m renewed mid 1990", "15m too dear mid 1990",
      ])
  }

  @Test func consentIsKeptUntilTheFullPriceIsDue() throws {
    let facts = try offered(
      .buy(.mid), .fail(.mid, .at(.minutes(7))), .consent(.mid, .at(.minutes(11))),
      .fix(.mid, .at(.minutes(12))), .cancel(.mid, .at(.minutes(18))), raising: .mid,
      at: .minutes(6))
    #expect(
      facts == [
        "0s subscribed mid 1990", "5m renewed mid 1990", "6m price asked mid 1990",
        "10m failed mid 1990", "11m price agreed mid 1990", "12m recovered mid 1990",
        "17m renewed mid 12990", "18m off mid 12990", "22m expired mid 12990",
      ])
  }

  @Test func whoDeclinesWhileUnpaidIsOut() throws {
    let facts = try offered(
      .buy(.mid), .fail(.mid, .at(.minutes(7))), .decline(.mid, .at(.minutes(11))),
      raising: .mid, at: .minutes(6))
    #expect(facts.suffix(2) == ["11m off for the price mid 1990", "11m expired mid 1990"])
  }
}
