import SubscriptionModel
import Testing

/// Whole lives in a store without delays: what happens, and when.
@Suite struct ExactJourneyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let stage: Stage
    let script: [PlannedStep]
    let facts: [String]

    init(_ story: String, _ stage: Stage, _ script: [PlannedStep], _ facts: [String]) {
      testDescription = story
      self.stage = stage
      self.script = script
      self.facts = facts
    }
  }

  @Test(arguments: lives + periods + toggles + returns)
  func whatHappens(_ row: Row) throws {
    #expect(try row.stage.play(["ana": row.script]).facts == row.facts)
  }

  static let lives: [Row] = [
    Row(
      "a month renews to the cap and ends by itself", Stage(), [.buy(.high)],
      [
        "0s subscribed high", "5m renewed high", "10m renewed high", "15m renewed high",
        "20m renewed high", "25m renewed high", "30m renewed high", "35m capped high",
        "35m expired high",
      ]),
    Row(
      "a cancel ends it with the paid period", Stage(),
      [.buy(.high), .cancel(.high, .at(.minutes(2)))],
      ["0s subscribed high", "2m off high", "5m expired high"]),
    Row(
      "a cancel in a later period ends it with that one", Stage(),
      [.buy(.high), .cancel(.high, .at(.minutes(12)))],
      [
        "0s subscribed high", "5m renewed high", "10m renewed high", "12m off high",
        "15m expired high",
      ]),
    Row(
      "a resume before the end lets it renew", Stage(cap: 1),
      [.buy(.high), .cancel(.high, .at(.minutes(2))), .resume(.high, .later(.minutes(1)))],
      [
        "0s subscribed high", "2m off high", "3m on high", "5m renewed high", "10m capped high",
        "10m expired high",
      ]),
  ]

  static let periods: [Row] = [
    Row(
      "a week lasts three minutes", Stage(cap: 1), [.buy(.week)],
      ["0s subscribed week", "3m renewed week", "6m capped week", "6m expired week"]),
    Row(
      "a year lasts an hour", Stage(cap: 1), [.buy(.year)],
      ["0s subscribed year", "1h renewed year", "2h capped year", "2h expired year"]),
    Row(
      "a month in an hour makes a year of half a day", Stage(cap: 1, month: .hours(1)),
      [.buy(.year)],
      ["0s subscribed year", "12h renewed year", "1d capped year", "1d expired year"]),
    Row(
      "a month in 30 seconds makes a week of ten", Stage(cap: 1, month: .seconds(30)),
      [.buy(.week)],
      ["0s subscribed week", "10s renewed week", "20s capped week", "20s expired week"]),
    Row(
      "a purchase is booked at the whole second it falls in", Stage(cap: 1),
      [.buy(.high, .at(.seconds(1) + SimDuration(milliseconds: 999)))],
      [
        "1s999ms subscribed high", "5m1s renewed high", "10m1s capped high", "10m1s expired high",
      ]),
  ]

  static let toggles: [Row] = [
    Row(
      "each toggle inside one period is a fact of its own", Stage(cap: 1),
      [
        .buy(.high), .cancel(.high, .later(.minutes(1))), .resume(.high, .later(.seconds(10))),
        .cancel(.high, .later(.seconds(10))), .resume(.high, .later(.seconds(10))),
        .cancel(.high, .later(.seconds(10))), .resume(.high, .later(.seconds(10))),
      ],
      [
        "0s subscribed high", "1m off high", "1m10s on high", "1m20s off high", "1m30s on high",
        "1m40s off high", "1m50s on high", "5m renewed high", "10m capped high",
        "10m expired high",
      ]),
    Row(
      "the last toggle decides", Stage(),
      [
        .buy(.high), .cancel(.high, .later(.minutes(1))), .resume(.high, .later(.seconds(10))),
        .cancel(.high, .later(.seconds(10))),
      ],
      [
        "0s subscribed high", "1m off high", "1m10s on high", "1m20s off high",
        "5m expired high",
      ]),
    Row(
      "with auto-renew off the cap has nothing to say", Stage(cap: 1),
      [.buy(.high), .cancel(.high, .at(.minutes(7)))],
      ["0s subscribed high", "5m renewed high", "7m off high", "10m expired high"]),
    Row(
      "a resume in the last period lets the cap strike", Stage(cap: 1),
      [.buy(.high), .cancel(.high, .at(.minutes(7))), .resume(.high, .at(.minutes(8)))],
      [
        "0s subscribed high", "5m renewed high", "7m off high", "8m on high", "10m capped high",
        "10m expired high",
      ]),
  ]

  static let returns: [Row] = [
    Row(
      "a purchase after the end begins with a full count of renewals", Stage(cap: 2),
      [.buy(.high), .buy(.high, .expiry(.hours(1)))],
      [
        "0s subscribed high", "5m renewed high", "10m renewed high", "15m capped high",
        "15m expired high", "1h15m resubscribed high", "1h20m renewed high", "1h25m renewed high",
        "1h30m capped high", "1h30m expired high",
      ]),
    Row(
      "another product of the group is a resubscription too", Stage(cap: 1),
      [.buy(.week), .cancel(.week), .buy(.year, .expiry(.hours(1)))],
      [
        "0s subscribed week", "0s off week", "3m expired week", "1h3m resubscribed year",
        "2h3m renewed year", "3h3m capped year", "3h3m expired year",
      ]),
  ]
}
