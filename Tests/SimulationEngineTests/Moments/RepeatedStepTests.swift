import SimulationEngine
import SubscriptionModel
import Testing

/// Steps that happen several times.
@Suite struct RepeatedStepTests {
  private func cancels(_ count: Int, every: SimDuration, _ moment: Moment) -> PlannedStep {
    PlannedStep.cancel(.year, moment).repeated(count, every: every)
  }

  @Test func threeAreThreeInAll() throws {
    let play = try Stage(cap: 1).play(
      .buy(.year), cancels(3, every: .minutes(2), .at(.minutes(1))),
      PlannedStep.resume(.year, .at(.minutes(2))).repeated(2, every: .minutes(2)))
    #expect(
      play.tried == [
        "0s buy year", "1m cancel year", "2m resume year", "3m cancel year", "4m resume year",
        "5m cancel year",
      ])
    #expect(play.unreached == [])
  }

  /// The next step counts from the first time.
  @Test func theFirstTimeArmsTheNextStep() throws {
    let play = try Stage(cap: 1).play(
      .buy(.year), cancels(3, every: .minutes(2), .later(.minutes(1))),
      .resume(.year, .later(.minutes(1))))
    #expect(
      play.tried == [
        "0s buy year", "1m cancel year", "2m resume year", "3m cancel year",
        "5m cancel year refused",
      ])
  }

  /// They go on from an anchor by the clock, not from anchor to anchor.
  @Test func theLaterTimesCountFromTheFirst() throws {
    let play = try Stage(cap: 2).play(
      .buy(.high),
      PlannedStep.cancel(.high, .renewal(1, -.minutes(1))).repeated(3, every: .seconds(10)))
    #expect(
      play.tried == [
        "0s buy high", "4m cancel high", "4m10s cancel high refused",
        "4m20s cancel high refused",
      ])
  }

  @Test(arguments: [
    (SimDuration.zero, 0, 1 as Int64), (.minutes(1), 1, 3), (.minutes(3), 2, 5),
    (.minutes(5) + -.tick, 2, 5), (.minutes(5), 3, 0),
  ])
  func whatTheEndCutsOffIsCounted(until: SimDuration, happened: Int, due: Int64) throws {
    let play = try Stage(until: until).play(
      .buy(.year), cancels(3, every: .minutes(2), .at(.minutes(1))))
    #expect(play.attempts.count == 1 + happened)
    #expect(play.unreachedSteps.map(\.occurrences) == (happened == 3 ? [] : [happened]))
    #expect(
      play.unreached == (happened == 3 ? [] : ["cancel year: after the end, \(due)m"]))
  }

  @Test func neverBegunItIsNotReachedAtAll() throws {
    let play = try Stage(cap: 1).play(
      .buy(.high), PlannedStep.cancel(.high, .renewal(9)).repeated(3, every: .minutes(1)))
    #expect(play.unreachedSteps.map(\.occurrences) == [0])
    #expect(play.unreached == ["cancel high: no such moment"])
  }

  /// A change of plan moves the first time, never the later ones.
  @Test func onlyTheFirstTimeMoves() throws {
    let play = try Stage(cap: 2).play(
      .buy(.mid),
      PlannedStep.change(.low, .renewal(1, -.minutes(1))).repeated(2, every: .minutes(2)),
      .change(.high, .at(.minutes(2))), .change(.twin, .at(.minutes(6) + .seconds(30))))
    #expect(
      play.tried == [
        "0s buy mid", "2m change high", "6m change low", "6m30s change twin", "8m change low",
      ])
  }
}
