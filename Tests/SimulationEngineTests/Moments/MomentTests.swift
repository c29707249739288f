import SubscriptionModel
import Testing

/// When the steps of a script happen. A month lasts five minutes; without a cancel the subscription
/// ends after seven of them.
@Suite struct MomentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: [PlannedStep]
    let tried: [String]

    init(_ rule: String, _ script: [PlannedStep], _ tried: [String]) {
      testDescription = rule
      self.script = script
      self.tried = tried
    }
  }

  @Test(arguments: durations + anchors + order)
  func stepsHappenAtTheirMoments(_ row: Row) throws {
    let play = try Stage().play(["ana": row.script])
    #expect(play.tried == row.tried)
    #expect(play.unreached == [])
  }

  /// Anchors are boundaries, not bookings or signatures: promptness moves none of them.
  @Test(arguments: durations + anchors.filter { !$0.tried.contains("10m resume high refused") })
  func measuredDelaysMoveNoMoment(_ row: Row) throws {
    let play = try Stage(promptness: .measured).play(["ana": row.script])
    #expect(play.tried == row.tried)
  }

  static let durations: [Row] = [
    Row(
      "a duration counts from the start",
      [.buy(.high, .at(.minutes(1))), .cancel(.high, .at(.minutes(2)))],
      ["1m buy high", "2m cancel high"]),
    Row(
      "a plus counts from the step before",
      [
        .buy(.high, .later(.minutes(1))), .cancel(.high, .later(.minutes(2))),
        .resume(.high, .later(.seconds(30))),
      ], ["1m buy high", "3m cancel high", "3m30s resume high"]),
    Row(
      "a step without a moment happens with the step before",
      [.buy(.high, .at(.minutes(1))), .cancel(.high)], ["1m buy high", "1m cancel high"]),
    Row("the first step without a moment happens at the start", [.buy(.high)], ["0s buy high"]),
    Row(
      "a refused step counts as a step before",
      [.cancel(.high, .at(.minutes(1))), .buy(.high, .later(.minutes(1)))],
      ["1m cancel high refused", "2m buy high"]),
  ]

  static let anchors: [Row] = [
    Row(
      "a renewal is the end of the period before it",
      [.buy(.high), .cancel(.high, .renewal(1, .seconds(30)))],
      ["0s buy high", "5m30s cancel high"]),
    Row(
      "the N-th renewal, and an offset after it",
      [.buy(.high), .cancel(.high, .renewal(2, .seconds(30)))],
      ["0s buy high", "10m30s cancel high"]),
    Row(
      "an offset before it",
      [.buy(.high), .cancel(.high, .renewal(3, -.minutes(2)))],
      ["0s buy high", "13m cancel high"]),
    Row(
      "the last period's end counts although it is not renewed",
      [.buy(.high), .buy(.high, .renewal(7, .minutes(1)))], ["0s buy high", "36m buy high"]),
    Row(
      "renewals are counted from the latest purchase",
      [
        .buy(.high), .cancel(.high), .buy(.high, .expiry(.minutes(1))),
        .cancel(.high, .renewal(1, .minutes(1))),
      ], ["0s buy high", "0s cancel high", "6m buy high", "12m cancel high"]),
    Row(
      "a renewal may be awaited over an end and a return",
      [
        .buy(.high), .cancel(.high, .renewal(2, .minutes(1))), .cancel(.high, .at(.minutes(1))),
        .buy(.high, .at(.minutes(6))),
      ], ["0s buy high", "1m cancel high", "6m buy high", "17m cancel high"]),
    Row(
      "a period's end is the first one after the step before",
      [
        .buy(.high), .cancel(.high, .periodEnd(-.minutes(1))),
        .resume(.high, .later(.seconds(10))), .cancel(.high, .periodEnd(.minutes(1))),
      ], ["0s buy high", "4m cancel high", "4m10s resume high", "6m cancel high"]),
    Row(
      "strictly after it",
      [.buy(.high), .cancel(.high, .periodEnd()), .resume(.high, .periodEnd())],
      ["0s buy high", "5m cancel high", "10m resume high refused"]),
    Row(
      "the end of a subscription that runs to the cap",
      [.buy(.high), .buy(.high, .expiry(.minutes(1)))], ["0s buy high", "36m buy high"]),
    Row(
      "before such an end",
      [.buy(.high), .cancel(.high, .expiry(-.minutes(6)))], ["0s buy high", "29m cancel high"]),
    Row(
      "the end of a subscription that was cancelled",
      [.buy(.high), .cancel(.high, .at(.minutes(6))), .buy(.high, .expiry(.hours(1)))],
      ["0s buy high", "6m cancel high", "1h10m buy high"]),
    Row(
      "anchors speak of the group of the step's product",
      [
        .buy(.high), .buy(.paper, .at(.minutes(2))), .cancel(.paper, .renewal(1, .minutes(1))),
      ], ["0s buy high", "2m buy paper", "8m cancel paper"]),
    Row(
      "an anchor may come before its subscription is bought",
      [.cancel(.high, .renewal(1, .minutes(1))), .buy(.high, .at(.minutes(1)))],
      ["1m buy high", "7m cancel high"]),
  ]

  /// A script is a list, not a queue.
  static let order: [Row] = [
    Row(
      "steps happen when they are due, whatever their place",
      [.buy(.high), .cancel(.high, .at(.minutes(4))), .resume(.high, .at(.minutes(3)))],
      ["0s buy high", "3m resume high refused", "4m cancel high"]),
    Row(
      "only a step that speaks of the step before waits for it",
      [
        .buy(.high), .cancel(.high, .renewal(3)), .resume(.high, .later(.minutes(1))),
        .cancel(.high, .at(.minutes(1))), .resume(.high, .later(.minutes(1))),
      ],
      [
        "0s buy high", "1m cancel high", "2m resume high", "15m cancel high", "16m resume high",
      ]),
  ]
}
