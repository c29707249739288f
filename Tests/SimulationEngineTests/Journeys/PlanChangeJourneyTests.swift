import SubscriptionModel
import Testing

/// Lives with changes of plan, in a store without delays.
@Suite struct PlanChangeJourneyTests {
  typealias Row = ExactJourneyTests.Row

  @Test(arguments: upgrades + downgrades + crossgrades + afterCancel)
  func whatHappens(_ row: Row) throws {
    #expect(try row.stage.play(["ana": row.script]).facts == row.facts)
  }

  static let upgrades: [Row] = [
    Row(
      "an upgrade begins at once and has a full count of renewals", Stage(cap: 2),
      [.buy(.mid), .change(.high, .at(.minutes(7)))],
      [
        "0s subscribed mid", "5m renewed mid", "7m upgraded high", "12m renewed high",
        "17m renewed high", "22m capped high", "22m expired high",
      ]),
    Row(
      "it is about the rank, not the length", Stage(cap: 1),
      [.buy(.year), .change(.high, .at(.minutes(1))), .buy(.week, .at(.hours(2)))],
      [
        "0s subscribed year", "1m crossgrade year", "1h renewed high", "1h5m capped high",
        "1h5m expired high", "2h resubscribed week", "2h3m renewed week", "2h6m capped week",
        "2h6m expired week",
      ]),
    Row(
      "up twice", Stage(cap: 1),
      [.buy(.low), .change(.mid, .at(.minutes(1))), .change(.high, .later(.minutes(1)))],
      [
        "0s subscribed low", "1m upgraded mid", "2m upgraded high", "7m renewed high",
        "12m capped high", "12m expired high",
      ]),
    Row(
      "a downgrade that waits gives way to an upgrade", Stage(cap: 1),
      [.buy(.mid), .change(.low, .at(.minutes(1))), .change(.high, .later(.minutes(1)))],
      [
        "0s subscribed mid", "1m downgrade mid", "2m upgraded high", "7m renewed high",
        "12m capped high", "12m expired high",
      ]),
  ]

  static let downgrades: [Row] = [
    Row(
      "a downgrade waits for the renewal, which counts", Stage(cap: 2),
      [.buy(.high), .change(.mid, .at(.minutes(2)))],
      [
        "0s subscribed high", "2m downgrade high", "5m renewed mid", "10m renewed mid",
        "15m capped mid", "15m expired mid",
      ]),
    Row(
      "undone before the renewal it leaves no trace", Stage(cap: 1),
      [.buy(.high), .change(.mid, .at(.minutes(1))), .change(.high, .later(.minutes(1)))],
      [
        "0s subscribed high", "1m downgrade high", "2m undone high", "5m renewed high",
        "10m capped high", "10m expired high",
      ]),
    Row(
      "a cancel forgets it, and a resume does not bring it back", Stage(cap: 1),
      [
        .buy(.high), .change(.mid, .at(.minutes(1))), .cancel(.high, .later(.minutes(1))),
        .resume(.high, .later(.minutes(1))),
      ],
      [
        "0s subscribed high", "1m downgrade high", "2m off high", "3m on high",
        "5m renewed high", "10m capped high", "10m expired high",
      ]),
    Row(
      "the last choice counts", Stage(cap: 1),
      [
        .buy(.high), .change(.mid, .at(.minutes(1))), .change(.low, .later(.minutes(1))),
        .change(.week, .later(.minutes(1))),
      ],
      [
        "0s subscribed high", "1m downgrade high", "2m downgrade high", "3m downgrade high",
        "5m renewed week", "8m capped week", "8m expired week",
      ]),
    Row(
      "in the last period below the cap it is chosen in vain", Stage(cap: 1),
      [.buy(.high), .change(.mid, .at(.minutes(7)))],
      [
        "0s subscribed high", "5m renewed high", "7m downgrade high", "10m capped high",
        "10m expired high",
      ]),
  ]

  static let crossgrades: [Row] = [
    Row(
      "to the same length at once", Stage(cap: 1),
      [.buy(.high), .change(.twin, .at(.minutes(2)))],
      [
        "0s subscribed high", "2m crossgraded twin", "7m renewed twin", "12m capped twin",
        "12m expired twin",
      ]),
    Row(
      "to another length at the renewal", Stage(cap: 1),
      [.buy(.high), .change(.year, .at(.minutes(2)))],
      [
        "0s subscribed high", "2m crossgrade high", "5m renewed year", "1h5m capped year",
        "1h5m expired year",
      ]),
    Row(
      "there and back at once is two purchases", Stage(cap: 1),
      [.buy(.high), .change(.twin, .at(.minutes(1))), .change(.high, .later(.minutes(1)))],
      [
        "0s subscribed high", "1m crossgraded twin", "2m crossgraded high", "7m renewed high",
        "12m capped high", "12m expired high",
      ]),
  ]

  static let afterCancel: [Row] = [
    Row(
      "a choice turns auto-renew on without a fact of its own", Stage(cap: 1),
      [.buy(.high), .cancel(.high, .at(.minutes(1))), .change(.mid, .later(.minutes(1)))],
      [
        "0s subscribed high", "1m off high", "2m downgrade high", "5m renewed mid",
        "10m capped mid", "10m expired mid",
      ]),
    Row(
      "so does an upgrade", Stage(cap: 1),
      [.buy(.mid), .cancel(.mid, .at(.minutes(1))), .change(.high, .later(.minutes(1)))],
      [
        "0s subscribed mid", "1m off mid", "2m upgraded high", "7m renewed high",
        "12m capped high", "12m expired high",
      ]),
    Row(
      "after the end another product is a resubscription, whatever its level", Stage(cap: 1),
      [
        .buy(.mid), .cancel(.mid), .buy(.high, .expiry(.minutes(1))), .cancel(.high),
        .buy(.low, .expiry(.minutes(1))),
      ],
      [
        "0s subscribed mid", "0s off mid", "5m expired mid", "6m resubscribed high",
        "6m off high", "11m expired high", "12m resubscribed low", "17m renewed low",
        "22m capped low", "22m expired low",
      ]),
  ]

  /// How crossgrades are told, by the switch.
  @Test(arguments: [
    (CrossgradeSubtype.apple, "/UPGRADE", "/DOWNGRADE"), (.omitted, "", ""),
  ])
  func crossgradesAreToldAsTheSwitchSays(
    subtype: CrossgradeSubtype, atOnce: String, atRenewal: String
  ) throws {
    let play = try Stage(cap: 1, crossgrades: subtype).play(
      .buy(.high), .change(.twin, .at(.minutes(1))), .change(.year, .later(.minutes(1))),
      .change(.twin, .later(.minutes(1))), .change(.low, .later(.minutes(1))),
      .cancel(.twin, .later(.seconds(30))))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "1m DID_CHANGE_RENEWAL_PREF\(atOnce) twin",
        "2m DID_CHANGE_RENEWAL_PREF\(atRenewal) twin", "3m DID_CHANGE_RENEWAL_PREF twin",
        "4m DID_CHANGE_RENEWAL_PREF/DOWNGRADE twin",
        "4m30s DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED twin", "6m EXPIRED/VOLUNTARY twin",
      ])
  }

  @Test(arguments: [
    ("of what was never bought", [PlannedStep.change(.high)], Refusal.notSubscribed),
    (
      "of what is over",
      [.buy(.high), .cancel(.high), .change(.high, .expiry(.minutes(1)))], .notSubscribed
    ),
    ("to the present plan", [.buy(.high), .change(.high)], .planAlreadyCurrent),
    (
      "to the present plan after a cancel", [.buy(.high), .cancel(.high), .change(.high)],
      .planAlreadyCurrent
    ),
    (
      "to what waits already", [.buy(.high), .change(.low), .change(.low, .later(.minutes(1)))],
      .planAlreadyChosen
    ),
    (
      "by a purchase", [.buy(.high), .change(.low), .buy(.low, .at(.minutes(1)))],
      .alreadySubscribed(to: .high, until: Stage.start + .minutes(5))
    ),
  ])
  func aChangeIsRefused(_ change: String, script: [PlannedStep], refusal: Refusal) throws {
    let play = try Stage(cap: 1).play(["ana": script])
    #expect(play.attempts.last?.refusal == refusal)
    #expect(play.attempts.dropLast().allSatisfy { $0.refusal == nil })
  }

  /// An upgrade keeps what the run is known by and when it was unbroken since.
  @Test func anUpgradeKeepsTheRunsHistory() throws {
    let play = try Stage(cap: 2).play(.buy(.mid), .change(.high, .at(.minutes(7))))
    let upgrade = try #require(play.records.first { $0.fact == .upgraded })
    let before = try #require(upgrade.before)
    #expect(upgrade.after.originalTransaction == before.originalTransaction)
    #expect(upgrade.after.originalPurchaseDate == before.originalPurchaseDate)
    #expect(upgrade.after.recentStart == Stage.start)
    #expect(upgrade.after.latest.identifier > before.latest.identifier)
    #expect(upgrade.after.latest.lineItem > before.latest.lineItem)
    #expect(upgrade.after.latest.reason == .purchase)
    #expect(before.renewals == 1)
    #expect(upgrade.after.renewals == 0)
  }

  /// A choice touches nothing but what the next renewal buys.
  @Test func aDowngradeIsAboutTheSameTransaction() throws {
    let play = try Stage(cap: 2).play(
      .buy(.high), .change(.mid, .at(.minutes(1))), .change(.high, .at(.minutes(2))))
    let bought = play.records[0].after
    #expect(play.records[1].after.latest == bought.latest)
    #expect(play.records[1].after.renewsTo == .mid)
    #expect(play.records[2].after == bought)
    #expect(play.announcements[1].transaction == bought.latest)
  }
}
