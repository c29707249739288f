import SubscriptionModel
import Testing

/// Moments that hang on other steps, on other subscriptions and on notifications.
@Suite struct ReferenceMomentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ana: [PlannedStep]
    let bea: [PlannedStep]
    let tried: [String]
    let unreached: [String]

    init(
      _ rule: String, ana: [PlannedStep], bea: [PlannedStep] = [], _ tried: [String],
      unreached: [String] = []
    ) {
      testDescription = rule
      self.ana = ana
      self.bea = bea
      self.tried = tried
      self.unreached = unreached
    }
  }

  @Test(arguments: steps + runs + signings)
  func stepsHappenAtTheirMoments(_ row: Row) throws {
    let play = try Stage(cap: 2).play(["ana": row.ana, "bea": row.bea])
    #expect(play.triedByAll == row.tried)
    #expect(play.unreached == row.unreached)
  }

  static let steps: [Row] = [
    Row(
      "after another step", ana: [.buy(.high), .cancel(.high, .step(0, 0, .minutes(1)))],
      ["ana 0s buy high", "ana 1m cancel high"]),
    Row(
      "with it", ana: [.buy(.high, .at(.minutes(1))), .cancel(.high, .step(0, 0))],
      ["ana 1m buy high", "ana 1m cancel high"]),
    Row(
      "before it", ana: [.buy(.high), .cancel(.high, .at(.minutes(3)))],
      bea: [.buy(.high), .cancel(.high, .step(0, 1, -.minutes(1)))],
      ["ana 0s buy high", "bea 0s buy high", "bea 2m cancel high", "ana 3m cancel high"]),
    Row(
      "before one that hangs on an anchor",
      ana: [.buy(.high), .cancel(.high, .renewal(2))],
      bea: [.buy(.high), .cancel(.high, .step(0, 1, -.minutes(1)))],
      ["ana 0s buy high", "bea 0s buy high", "bea 9m cancel high", "ana 10m cancel high"]),
    Row(
      "a step later in the script, and in an earlier customer's",
      ana: [
        .buy(.high, .step(1, 1, .minutes(1))), .cancel(.high, .step(0, 2)),
        .resume(.high, .at(.minutes(4))),
      ],
      bea: [.buy(.high), .cancel(.high, .at(.minutes(2)))],
      [
        "bea 0s buy high", "bea 2m cancel high", "ana 3m buy high", "ana 4m cancel high",
        "ana 4m resume high",
      ]),
    Row(
      "a chain of three customers' steps", ana: [.buy(.high, .step(1, 0, .minutes(1)))],
      bea: [.buy(.high, .at(.minutes(1))), .cancel(.high, .step(0, 0, .minutes(1)))],
      ["bea 1m buy high", "ana 2m buy high", "bea 3m cancel high"]),
    Row(
      "a refused step is a moment", ana: [.cancel(.high, .at(.minutes(1)))],
      bea: [.buy(.high, .step(0, 0, .minutes(1)))],
      ["ana 1m cancel high refused", "bea 2m buy high"]),
    Row(
      "before the very start", ana: [.buy(.high)],
      bea: [.buy(.high, .step(0, 0, -.minutes(1)))], ["ana 0s buy high"],
      unreached: ["buy high: passed, -1m"]),
    Row(
      "a step that was not reached", ana: [.buy(.high), .cancel(.high, .renewal(9))],
      bea: [.buy(.high, .step(0, 1))], ["ana 0s buy high"],
      unreached: ["cancel high: no such moment", "buy high: no such moment"]),
    Row(
      "it moves with a step that moves",
      ana: [
        .buy(.high), .buy(.high, .expiry(.minutes(2))), .cancel(.high, .at(.minutes(1))),
      ],
      bea: [.buy(.mid, .step(0, 1, -.minutes(1)))],
      ["ana 0s buy high", "ana 1m cancel high", "bea 6m buy mid", "ana 7m buy high"]),
    Row(
      "it waits for the first time of a step that repeats",
      ana: [
        .buy(.high), PlannedStep.cancel(.high, .at(.minutes(1))).repeated(3, every: .minutes(1)),
      ],
      bea: [.buy(.mid, .step(0, 1, .seconds(30)))],
      [
        "ana 0s buy high", "ana 1m cancel high", "bea 1m30s buy mid",
        "ana 2m cancel high refused", "ana 3m cancel high refused",
      ]),
  ]

  static let runs: [Row] = [
    Row(
      "a renewal of somebody else's", ana: [.buy(.high, .at(.minutes(1)))],
      bea: [.buy(.high, .of(0, .high, .renewal(1), .seconds(30)))],
      ["ana 1m buy high", "bea 6m30s buy high"]),
    Row(
      "before it", ana: [.buy(.high, .at(.minutes(1)))],
      bea: [.buy(.high, .of(0, .high, .renewal(2), -.seconds(30)))],
      ["ana 1m buy high", "bea 10m30s buy high"]),
    Row(
      "the end of somebody else's, spoken of by another product of its group",
      ana: [.buy(.high), .cancel(.high, .at(.minutes(7)))],
      bea: [.buy(.high, .of(0, .week, .expiry))],
      ["ana 0s buy high", "ana 7m cancel high", "bea 10m buy high"]),
    Row(
      "of an earlier and of a later customer",
      ana: [.buy(.mid, .of(1, .high, .periodEnd))], bea: [.buy(.high, .at(.minutes(2)))],
      ["bea 2m buy high", "ana 7m buy mid"]),
    Row(
      "one's own other group",
      ana: [
        .buy(.high), .buy(.paper, .at(.minutes(2))), .cancel(.high, .of(0, .paper, .renewal(1))),
      ], ["ana 0s buy high", "ana 2m buy paper", "ana 7m cancel high"]),
    Row(
      "another group than was bought", ana: [.buy(.high)],
      bea: [.buy(.high, .of(0, .paper, .expiry))], ["ana 0s buy high"],
      unreached: ["buy high: no subscription"]),
    Row(
      "strictly after the step before, whoever's it is", ana: [.buy(.high)],
      bea: [.buy(.high, .at(.minutes(5))), .cancel(.high, .of(0, .high, .periodEnd))],
      ["ana 0s buy high", "bea 5m buy high", "bea 10m cancel high"]),
  ]

  static let signings: [Row] = [
    Row(
      "when a notification is signed", ana: [.buy(.high)],
      bea: [.buy(.high, .signing(.renewed))], ["ana 0s buy high", "bea 5m buy high"]),
    Row(
      "so long after it", ana: [.buy(.high)],
      bea: [.buy(.high, .signing(.renewed, of: 0, later: .minutes(1)))],
      ["ana 0s buy high", "bea 6m buy high"]),
    Row(
      "the so-manieth", ana: [.buy(.high)],
      bea: [.buy(.high, .signing(.renewed, number: 2, later: .seconds(1)))],
      ["ana 0s buy high", "bea 10m1s buy high"]),
    Row(
      "of a customer", ana: [.buy(.high), .cancel(.high, .signing(.renewed, of: 1))],
      bea: [.buy(.mid, .at(.minutes(2)))],
      ["ana 0s buy high", "bea 2m buy mid", "ana 7m cancel high"]),
    Row(
      "of a product",
      ana: [
        .buy(.high), .buy(.paper), .cancel(.high, .signing(.renewed, .paper, later: .seconds(1))),
      ],
      ["ana 0s buy high", "ana 0s buy paper", "ana 5m1s cancel high"]),
    Row(
      "of the product that was bought, not of its group",
      ana: [.buy(.high), .cancel(.high, .signing(.renewed, .mid))], ["ana 0s buy high"],
      unreached: ["cancel high: no such moment"]),
    Row(
      "counted from the step before", ana: [.buy(.high)],
      bea: [
        .buy(.high, .at(.minutes(6))),
        .cancel(.high, .signing(.renewed, of: 0, later: .seconds(1))),
      ], ["ana 0s buy high", "bea 6m buy high", "bea 10m1s cancel high"]),
    Row(
      "not those of its very instant", ana: [.buy(.high)],
      bea: [
        .buy(.high, .signing(.renewed, of: 0)), .cancel(.high, .signing(.renewed, of: 0)),
      ], ["ana 0s buy high", "bea 5m buy high", "bea 10m cancel high"]),
    Row(
      "of the very instant of the step before",
      ana: [.buy(.high), .cancel(.high, .signing(.subscribed, later: .seconds(5)))],
      ["ana 0s buy high", "ana 5s cancel high"]),
    Row(
      "fewer came", ana: [.buy(.high)], bea: [.buy(.high, .signing(.renewed, number: 3))],
      ["ana 0s buy high"], unreached: ["buy high: no such moment"]),
    Row(
      "a change of plan", ana: [.buy(.mid), .change(.high, .at(.minutes(1)))],
      bea: [.buy(.high, .signing(.upgraded, of: 0, .high))],
      ["ana 0s buy mid", "ana 1m change high", "bea 1m buy high"]),
  ]

  /// What is signed late is waited for until then.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func signingsAreLateBoundariesAreNot(seed: UInt64) throws {
    let play = try Stage(cap: 1, promptness: .measured, seed: seed).play([
      "ana": [.buy(.high), .cancel(.high, .at(.minutes(1)))],
      "bea": [.buy(.high, .signing(.expired(.voluntary), of: 0))],
      "cyd": [.buy(.high, .of(0, .high, .expiry))],
    ])
    let signed = try #require(play.announcements.first { $0.fact == .expired(.voluntary) })
    let bought = play.records.filter { $0.fact == .subscribed }.map(\.instant)
    #expect(bought == [Stage.start, Stage.start + .minutes(5), signed.instant])
  }
}
