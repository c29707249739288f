import SubscriptionModel
import Testing

/// Anchors move when a plan changes: the step that waits for them moves too.
@Suite struct MovingPlanTests {
  /// A step that waits from the purchase of mid on, and what else happens meanwhile.
  private func tried(_ moment: Moment, _ meanwhile: PlannedStep...) throws -> [String] {
    let script = [.buy(.mid), .cancel(.mid, moment)] + meanwhile
    return try Stage(cap: 2).play(["ana": script]).tried
  }

  @Test(arguments: [
    // An upgrade at 7 min: the period ends at 12, and renewals count anew.
    (Moment.renewal(2), "17m cancel mid"), (.renewal(2, -.minutes(1)), "16m cancel mid"),
    (.expiry(-.minutes(1)), "21m cancel mid"),
  ])
  func anUpgradeMovesThem(moment: Moment, cancel: String) throws {
    #expect(
      try tried(moment, .change(.high, .at(.minutes(7)))) == [
        "0s buy mid", "7m change high", cancel,
      ])
  }

  /// What was due before the upgrade and is later after it does not happen twice.
  @Test(arguments: [
    (Moment.renewal(1, -.minutes(1)), "9m cancel mid"),
    (.periodEnd(-.minutes(1)), "9m cancel mid"), (.periodEnd(), "9m"),
  ])
  func anUpgradeInTheFirstPeriodMovesItsEnd(moment: Moment, cancel: String) throws {
    let all = try tried(moment, .change(.high, .at(.minutes(5) + -.minutes(1) + -.tick)))
    #expect(all.count == 3)
    #expect(all.prefix(2) == ["0s buy mid", "3m59s999ms change high"])
    // The upgrade is booked at the whole second, 3m59s; its period ends at 8m59s.
    #expect(all[2] == (cancel == "9m" ? "8m59s cancel mid" : "7m59s cancel mid"))
  }

  /// From the renewal on, periods are of the other length.
  @Test(arguments: [
    (Moment.renewal(1, .minutes(1)), "6m cancel mid"), (.renewal(2), "8m cancel mid"),
    (.expiry(-.minutes(1)), "10m cancel mid"),
  ])
  func aDowngradeToAWeekMovesWhatIsLater(moment: Moment, cancel: String) throws {
    #expect(
      try tried(moment, .change(.week, .at(.minutes(2)))) == [
        "0s buy mid", "2m change week", cancel,
      ])
  }

  @Test func undoneItMovesBack() throws {
    #expect(
      try tried(
        .renewal(2, -.seconds(30)), .change(.week, .at(.minutes(2))),
        .change(.mid, .at(.minutes(3)))) == [
          "0s buy mid", "2m change week", "3m change mid", "9m30s cancel mid",
        ])
  }

  /// Others who hang on the run move as well, and those who hang on them.
  @Test func othersMoveToo() throws {
    let play = try Stage(cap: 2).play([
      "ana": [.buy(.mid), .change(.high, .at(.minutes(2)))],
      "bea": [.buy(.high, .of(0, .mid, .renewal(1)))],
      "cyd": [.buy(.high, .step(1, 0, -.seconds(10)))],
    ])
    #expect(
      play.triedByAll == [
        "ana 0s buy mid", "ana 2m change high", "cyd 6m50s buy high", "bea 7m buy high",
      ])
  }

  /// A step that loses its moment takes it from those who hang on it.
  @Test func whoHangsOnALostMomentLosesItToo() throws {
    let play = try Stage(cap: nil, until: .minutes(30)).play([
      "ana": [
        .buy(.high), .cancel(.high, .at(.minutes(1))), .resume(.high, .at(.minutes(2))),
      ],
      "bea": [.buy(.high, .of(0, .high, .expiry))],
      "cyd": [.buy(.high, .step(1, 0, -.minutes(1)))],
    ])
    #expect(
      play.triedByAll == ["ana 0s buy high", "ana 1m cancel high", "ana 2m resume high"])
    #expect(play.unreached == ["buy high: no such moment", "buy high: no such moment"])
  }

  /// A moment that lay before it could be known is missed for good once its boundary has passed.
  @Test func aMissedPeriodsEndIsNotTheNextOne() throws {
    let play = try Stage(cap: 6, promptness: .measured).play([
      "ana": [.buy(.high), .cancel(.high, .at(.minutes(12)))],
      "bea": [
        .buy(.mid, .at(.minutes(4))), .cancel(.mid, .of(0, .high, .periodEnd, -.minutes(2))),
      ],
    ])
    #expect(play.unreached == ["cancel mid: passed, 3m"])
  }

  /// Until then it may still move.
  @Test func aMissedEndMayMoveWithAResume() throws {
    let play = try Stage(cap: 1).play([
      "ana": [
        .buy(.high), .buy(.mid, .expiry(-.minutes(4))), .cancel(.high, .at(.minutes(2))),
        .resume(.high, .at(.minutes(3))),
      ]
    ])
    #expect(
      play.tried == [
        "0s buy high", "2m cancel high", "3m resume high", "6m buy mid refused",
      ])
  }
}
