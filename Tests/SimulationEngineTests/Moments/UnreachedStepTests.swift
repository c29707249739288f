import SimulationEngine
import SubscriptionModel
import Testing

/// A step whose moment did not come is listed with the reason.
@Suite struct UnreachedStepTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let stage: Stage
    let script: [PlannedStep]
    let unreached: [String]

    init(
      _ reason: String, in stage: Stage = Stage(), _ script: [PlannedStep], _ unreached: [String]
    ) {
      testDescription = reason
      self.stage = stage
      self.script = script
      self.unreached = unreached
    }
  }

  @Test(arguments: [
    Row("all reached", [.buy(.high), .cancel(.high)], []),
    Row(
      "the run ends before it", in: Stage(until: .minutes(3)),
      [.buy(.high), .cancel(.high, .at(.minutes(4)))], ["cancel high: after the end, 4m"]),
    Row(
      "the run ends before its anchor", in: Stage(until: .minutes(3)),
      [.buy(.high), .cancel(.high, .renewal(1, .minutes(1)))],
      ["cancel high: after the end, 6m"]),
    Row(
      "no such renewal below the cap", [.buy(.high), .cancel(.high, .renewal(8))],
      ["cancel high: no such moment"]),
    Row(
      "no such renewal after a cancel",
      [.buy(.high), .cancel(.high), .buy(.high, .renewal(2))], ["buy high: no such moment"]),
    Row("nothing was bought", [.cancel(.high, .expiry())], ["cancel high: no subscription"]),
    Row(
      "nothing was bought in that group", [.buy(.high), .cancel(.paper, .periodEnd())],
      ["cancel paper: no subscription"]),
    Row(
      "without a cap it never ends by itself", in: Stage(cap: nil, until: .hours(1)),
      [.buy(.high), .cancel(.high, .expiry())], ["cancel high: no such moment"]),
    Row(
      "the end came before the step before",
      [.buy(.high), .cancel(.high), .resume(.high, .at(.minutes(6))), .cancel(.high, .expiry())],
      ["cancel high: no such moment"]),
    Row(
      "the end was the very instant of the step before",
      [.buy(.high), .cancel(.high), .resume(.high, .at(.minutes(5))), .cancel(.high, .expiry())],
      ["cancel high: no such moment"]),
    Row(
      "the step before was not reached",
      [
        .buy(.high), .cancel(.high, .renewal(8)), .resume(.high, .later(.minutes(1))),
        .cancel(.high, .expiry()),
      ],
      [
        "cancel high: no such moment", "resume high: step before", "cancel high: step before",
      ]),
    Row(
      "its moment lies before the step before",
      [.buy(.high), .cancel(.high, .at(.minutes(4))), .resume(.high, .periodEnd(-.minutes(2)))],
      ["resume high: passed, 3m"]),
    Row(
      "its moment had passed when a cancel made it known",
      [
        .buy(.high), .resume(.high, .expiry(-.minutes(4))), .cancel(.high, .at(.minutes(2))),
      ], ["resume high: passed, 1m"]),
    Row(
      "its moment is now, so it happens",
      [
        .buy(.high), .resume(.high, .expiry(-.minutes(3))), .cancel(.high, .at(.minutes(2))),
      ], []),
  ])
  func aStepThatDidNotHappen(_ row: Row) throws {
    #expect(try row.stage.play(["ana": row.script]).unreached == row.unreached)
  }

  @Test func itIsNamedByCustomerAndStep() throws {
    let step = PlannedStep.cancel(.high, .renewal(8))
    let play = try Stage().play(["ana": [.buy(.high)], "bea": [.buy(.high), step]])
    let unreached = try #require(play.unreachedSteps.first)
    #expect(play.unreachedSteps.count == 1)
    #expect(unreached.customer == CustomerIndex(1))
    #expect(unreached.step == step.resolved(for: CustomerIndex(1)))
  }

  /// A number of renewals that no clock of the simulation reaches is no moment at all.
  @Test(arguments: [1_000_000, .max] as [Int32])
  func noRenewalLiesBeyondTheYear2099(number: Int32) throws {
    let stage = Stage(cap: nil, month: .days(30), until: .days(400))
    let play = try stage.play(.buy(.year), .cancel(.year, .renewal(number)))
    #expect(play.unreached == ["cancel year: no such moment"])
  }
}
