import SimulationEngine
import SubscriptionModel
import Testing

/// The moment `trial end`, and other moments of subscriptions under offers.
@Suite struct TrialEndTests {
  typealias Row = MomentTests.Row

  @Test(arguments: rows)
  func stepsHappenAtTheirMoments(_ row: Row) throws {
    let play = try Stage(catalog: .offers).play(["ana": row.script])
    #expect(play.tried == row.tried)
    #expect(play.unreached == [])
  }

  /// A trial that is renewed already ends at its boundary all the same.
  @Test(arguments: rows)
  func measuredDelaysMoveNoMoment(_ row: Row) throws {
    let play = try Stage(promptness: .measured, catalog: .offers).play(["ana": row.script])
    #expect(play.tried == row.tried)
  }

  static let rows: [Row] = [
    Row(
      "a trial ends with its period", [.buy(.high), .cancel(.high, .trialEnd(.minutes(1)))],
      ["0s buy high", "4m cancel high"]),
    Row(
      "whether it is renewed or not",
      [.buy(.high), .cancel(.high), .buy(.twin, .trialEnd(.minutes(1)))],
      ["0s buy high", "0s cancel high", "4m buy twin"]),
    Row(
      "strictly after the step before",
      [
        .buy(.high), .cancel(.high, .trialEnd(-.tick)),
        .resume(.high, .later(SimDuration(milliseconds: -1) + .tick)),
        .cancel(.high, .trialEnd(.seconds(30))),
      ],
      ["0s buy high", "2m59s999ms cancel high", "2m59s999ms resume high", "3m30s cancel high"]),
    Row(
      "one that waits ends with the next period",
      [
        .buy(.high, .fullPrice), .redeem(.high, code: 2, .at(.minutes(1))),
        .cancel(.high, .trialEnd(-.minutes(1))),
      ], ["0s buy high", "1m redeem high", "9m cancel high"]),
    Row(
      "renewals are counted over periods of every length",
      [.buy(.high), .cancel(.high, .renewal(2, .minutes(1)))], ["0s buy high", "9m cancel high"]),
    Row(
      "and foreseen so",
      [
        .buy(.low, .fullPrice), .change(.low, offer: 1, .at(.minutes(1))),
        .cancel(.low, .renewal(3, -.minutes(6))),
      ], ["0s buy low", "1m change low", "9m cancel low"]),
    Row(
      "so is the end",
      [.buy(.low), .cancel(.low, .expiry(-.minutes(1)))], ["0s buy low", "44m cancel low"]),
  ]

  @Test func whoHasNoTrialWaitsForItInVain() throws {
    let play = try Stage(catalog: .offers).play(.buy(.mid), .cancel(.mid, .trialEnd()))
    #expect(play.unreached == ["cancel mid: no such moment"])
  }
}
