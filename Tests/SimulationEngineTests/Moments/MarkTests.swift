import SimulationEngine
import SubscriptionModel
import Testing

/// Moments that a run only finds out: the bounds of expectations, and its own end.
@Suite struct MarkTests {
  private static let ana: [PlannedStep] = [.buy(.mid), .change(.high, .at(.minutes(2)))]

  private func plan(_ marks: [Moment], endsAtMark: Bool = false, cap: Int32? = 1) -> Plan {
    var plan = Stage(cap: cap).plan(["ana": Self.ana])
    plan.marks = marks
    if endsAtMark { plan.end = .mark(0, text: "then") }
    return plan
  }

  @Test(arguments: [
    (Moment.at(SimDuration.zero), SimDuration.zero as SimDuration?), (.at(.hours(3)), .hours(3)),
    (.of(0, .mid, .renewal(1)), .minutes(7)),
    (.of(0, .mid, .renewal(1), -.minutes(1)), .minutes(6)),
    (.of(0, .low, .expiry, .minutes(1)), .minutes(13)), (.step(0, 1), .minutes(2)),
    (.step(0, 1, -.minutes(1)), .minutes(1)), (.signing(.upgraded), .minutes(2)),
    (.signing(.renewed, number: 1, later: .seconds(5)), .minutes(7) + .seconds(5)),
    (.signing(.renewed, number: 2), nil), (.of(0, .paper, .expiry), nil),
    (.of(0, .mid, .renewal(9)), nil), (.step(0, 0, -.minutes(1)), nil),
  ])
  func aMarkIsFoundOut(mark: Moment, offset: SimDuration?) throws {
    let play = try Play(of: plan([mark]))
    #expect(play.marks == [offset.map { Stage.start + $0 }])
    #expect(play.unreachedSteps.isEmpty, "a mark is no step")
  }

  @Test func marksMoveNothing() throws {
    let without = try Play(of: plan([]))
    let with = try Play(of: plan([.of(0, .mid, .expiry), .signing(.upgraded), .step(0, 1)]))
    #expect(with.records == without.records)
    #expect(with.announcements == without.announcements)
    #expect(with.attempts == without.attempts)
  }

  @Test(arguments: [
    (
      Moment.of(0, .mid, .renewal(1)), ["0s subscribed mid", "2m upgraded high", "7m renewed high"]
    ),
    (
      .of(0, .mid, .renewal(1), -.tick),
      ["0s subscribed mid", "2m upgraded high"]
    ),
    (.step(0, 1), ["0s subscribed mid", "2m upgraded high"]),
    (.signing(.upgraded), ["0s subscribed mid", "2m upgraded high"]),
    (
      .of(0, .mid, .renewal(3), .minutes(1)),
      [
        "0s subscribed mid", "2m upgraded high", "7m renewed high", "12m renewed high",
        "17m renewed high",
      ]
    ),
  ])
  func aPlanEndsWithItsMark(mark: Moment, facts: [String]) throws {
    let play = try Play(of: plan([mark], endsAtMark: true, cap: nil))
    #expect(play.facts == facts)
  }

  /// At its end everything that is due happens, announcements included.
  @Test func whatIsDueWithTheMarkHappens() throws {
    let play = try Play(of: plan([.of(0, .mid, .renewal(1))], endsAtMark: true, cap: nil))
    #expect(play.signed.last == "7m DID_RENEW high")
  }

  /// An end that does not come is none.
  @Test func aMarkThatDoesNotComeEndsNothing() throws {
    let play = try Play(of: plan([.of(0, .mid, .renewal(9))], endsAtMark: true))
    #expect(play.facts.last == "12m expired high")
    #expect(play.marks == [nil])
  }
}
