import SimulationEngine
import SubscriptionModel
import Testing

/// Offers from their beginning to full price, in a store without delays. A month lasts five
/// minutes, a week three; every other price is 9.99, and an offer that costs anything costs 1.99.
@Suite struct OfferJourneyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: [PlannedStep]
    /// `5m renewed high 1990`: when, what, the product and what the latest transaction cost.
    let facts: [String]

    init(_ journey: String, _ script: [PlannedStep], _ facts: [String]) {
      testDescription = journey
      self.script = script
      self.facts = facts
    }
  }

  @Test(arguments: introductory + taken)
  func aJourney(_ row: Row) throws {
    let play = try Stage(cap: nil, catalog: .offers).play(["ana": row.script])
    let facts = zip(play.facts, play.records).map { "\($0) \($1.after.latest.price.milliunits)" }
    #expect(facts == row.facts)
    #expect(play.unreached == [])
  }

  static let introductory: [Row] = [
    Row(
      "a free trial converts at full price (J16)",
      [.buy(.high), .cancel(.high, .trialEnd(.minutes(1)))],
      ["0s subscribed high 0", "3m renewed high 9990", "4m off high 9990", "8m expired high 9990"]),
    Row(
      "or is cancelled and ends (J17)", [.buy(.high), .cancel(.high, .trialEnd(-.minutes(1)))],
      ["0s subscribed high 0", "2m off high 0", "3m expired high 0"]),
    Row(
      "a downgrade waits for the end of the trial (J14)",
      [.buy(.high), .change(.mid, .at(.minutes(1))), .cancel(.mid, .renewal(1, .minutes(1)))],
      [
        "0s subscribed high 0", "1m downgrade high 0", "3m renewed mid 9990",
        "4m off mid 9990", "8m expired mid 9990",
      ]),
    Row(
      "an upgrade ends the trial",
      [.buy(.low), .change(.high, .at(.minutes(1))), .cancel(.high)],
      [
        "0s subscribed low 1990", "1m upgraded high 9990", "1m off high 9990",
        "6m expired high 9990",
      ]),
    Row(
      "three months at a lower price (J18)", [.buy(.mid), .cancel(.mid, .renewal(3, .minutes(1)))],
      [
        "0s subscribed mid 1990", "5m renewed mid 1990", "10m renewed mid 1990",
        "15m renewed mid 9990", "16m off mid 9990", "20m expired mid 9990",
      ]),
    Row(
      "the lower price outlives a cancel that is undone",
      [
        .buy(.mid), .cancel(.mid), .resume(.mid, .at(.minutes(1))),
        .cancel(.mid, .renewal(3, .minutes(1))),
      ],
      [
        "0s subscribed mid 1990", "0s off mid 1990", "1m on mid 1990", "5m renewed mid 1990",
        "10m renewed mid 1990", "15m renewed mid 9990", "16m off mid 9990",
        "20m expired mid 9990",
      ]),
    Row(
      "three months up front (J19)", [.buy(.low), .cancel(.low, .renewal(1, .minutes(1)))],
      [
        "0s subscribed low 1990", "15m renewed low 9990", "16m off low 9990",
        "20m expired low 9990",
      ]),
    Row(
      "each group has one of its own",
      [.buy(.high), .buy(.paper), .cancel(.high), .cancel(.paper)],
      [
        "0s subscribed high 0", "0s subscribed paper 0", "0s off high 0", "0s off paper 0",
        "3m expired high 0", "10m expired paper 0",
      ]),
  ]

  static let taken: [Row] = [
    Row(
      "a promotional offer waits for the renewal (J20)",
      [
        .buy(.high, .fullPrice), .change(.high, offer: 1, .at(.minutes(1))),
        .cancel(.high, .renewal(3, .minutes(1))),
      ],
      [
        "0s subscribed high 9990", "1m redeemed, renewal high 9990", "5m renewed high 1990",
        "10m renewed high 1990", "15m renewed high 9990", "16m off high 9990",
        "20m expired high 9990",
      ]),
    Row(
      "a code for a year that comes back is longer than what follows",
      [
        .buy(.year), .cancel(.year), .redeem(.year, code: 1, .expiry(.minutes(1))),
        .cancel(.year, .renewal(1)),
      ],
      [
        "0s subscribed year 9990", "0s off year 9990", "1h expired year 9990",
        "1h1m resubscribed year 1990", "2h1m renewed year 9990", "2h1m off year 9990",
        "3h1m expired year 9990",
      ]),
    Row(
      "a win-back offer by the week (J23)",
      [
        .buy(.week, .fullPrice), .cancel(.week), .buy(.week, .number(1), .expiry(.minutes(1))),
        .cancel(.week, .renewal(3)),
      ],
      [
        "0s subscribed week 9990", "0s off week 9990", "3m expired week 9990",
        "4m resubscribed week 1990", "7m renewed week 1990", "10m renewed week 1990",
        "13m renewed week 9990", "13m off week 9990", "16m expired week 9990",
      ]),
  ]

  /// A trial that cannot be charged is recovered at full price, and promotional months that begin
  /// late are as many.
  @Test(arguments: [
    Row(
      "a trial",
      [.buy(.high), .fail(.high), .fix(.high, .at(.minutes(6))), .cancel(.high)],
      [
        "0s subscribed high 0", "3m failed high 0", "6m recovered high 9990",
        "6m off high 9990", "11m expired high 9990",
      ]),
    Row(
      "what waits",
      [
        .buy(.high, .fullPrice), .fail(.high), .change(.high, offer: 1, .at(.minutes(6))),
        .fix(.high, .at(.minutes(8))), .cancel(.high, .renewal(3)),
      ],
      [
        "0s subscribed high 9990", "5m failed high 9990", "6m redeemed, renewal high 9990",
        "8m recovered high 1990", "13m renewed high 1990", "18m renewed high 9990",
        "18m off high 9990", "23m expired high 9990",
      ]),
    Row(
      "a second run has no second trial",
      [
        .buy(.high), .fail(.high, .at(.minutes(1))), .buyAnew(.high, .at(.minutes(4))),
        .cancel(.high),
      ],
      [
        "0s subscribed high 0", "3m failed high 0", "4m subscribed high 9990", "4m off high 9990",
        "9m expired high 9990", "13m given up high 0",
      ]),
  ])
  func unpaid(_ row: Row) throws {
    let play = try Stage(cap: nil, catalog: .offers).play(["ana": row.script])
    let facts = zip(play.facts, play.records).map { "\($0) \($1.after.latest.price.milliunits)" }
    #expect(facts == row.facts)
  }

  /// In real months a trial of days moves the billing date, and one of months does not.
  @Test func billingDates() throws {
    let start = CivilTime(year: 2027, month: 1, day: 30, timeOfDay: 18 * 3_600_000).instant
    let stage = Stage(
      cap: 3, start: start, calendar: .real, catalog: .offers)
    let play = try stage.play(["ana": [.buy(.high)], "bea": [.buy(.paper)], "cyd": [.buy(.low)]])
    func ends(_ customer: Int) -> [String] {
      play.records.filter { $0.customer == CustomerIndex(customer) && $0.fact.isPaid }
        .map { String($0.after.latest.expiresDate.text.prefix(10)) }
    }
    // A week, two months, three months up front.
    #expect(ends(0) == ["2027-02-06", "2027-03-06", "2027-04-06", "2027-05-06"])
    #expect(ends(1) == ["2027-03-30", "2027-04-30", "2027-05-30", "2027-06-30"])
    #expect(ends(2) == ["2027-04-30", "2027-05-30", "2027-06-30", "2027-07-30"])
  }

  /// A purchase under an offer carries the token that its step names, and so do its renewals.
  @Test func accountTokens() throws {
    let play = try Stage(cap: 1, catalog: .offers).play([
      "ana": [.redeem(.high, code: 2), .redeem(.high, code: 2, .at(.minutes(1)))],
      "bea": [.buy(.high, .fullPrice), .redeem(.high, code: 2, .at(.minutes(1)))],
    ])
    func accounts(_ customer: Int) -> Set<AccountToken> {
      Set(
        play.records.filter { $0.customer == CustomerIndex(customer) }
          .map(\.after.accountToken))
    }
    #expect(accounts(0) == [.none])
    #expect(accounts(1) == [.customers])
  }
}

extension Fact {
  /// Whether a period of its own comes of it.
  fileprivate var isPaid: Bool { self == .subscribed || self == .renewed }
}
