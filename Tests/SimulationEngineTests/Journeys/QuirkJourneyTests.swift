import SimulationEngine
import SubscriptionModel
import Testing

/// What is told where the store is odd: without delays, with a cap of one.
@Suite struct QuirkJourneyTests {
  private func play(
    _ script: PlannedStep..., with settings: (Quirk, Quirks.Setting)...
  ) throws -> Play {
    var stage = Stage(cap: 1)
    for (quirk, setting) in settings { stage.quirks.set(quirk, setting) }
    let plan = stage.plan(["ana": script])
    var auditor = Auditor(plan)
    var simulator = Simulator(plan)
    try simulator.run(&auditor)
    #expect(auditor.findings == [])
    return try Play(of: plan)
  }

  @Test func recoveryThenCancelThenFailure() throws {
    let play = try play(
      .buy(.high), .fail(.high, .at(.minutes(1))), .fix(.high, .at(.minutes(3))),
      .cancel(.high, .at(.minutes(4))), with: (.failureAfterRecovery, .length(.minutes(3))))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "3m DID_RENEW/BILLING_RECOVERY high",
        "4m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "5m DID_FAIL_TO_RENEW high",
        "10m EXPIRED/VOLUNTARY high",
      ])
    #expect(play.announcements[3].run.status == .active)
  }

  @Test func aSecondTakenByTheLateFailureIsNotTakenTwice() throws {
    let play = try play(
      .buy(.high), .fail(.high, .at(.minutes(1))), .fix(.high, .at(.minutes(3))),
      .cancel(.high, .at(.minutes(5))), with: (.failureAfterRecovery, .length(.minutes(3))))
    let instants = play.announcements.map(\.instant)
    #expect(instants == instants.sorted() && Set(instants).count == instants.count)
  }

  @Test func lateRenewals() throws {
    let play = try play(.buy(.high), with: (.lateRenewal, .length(.minutes(2))))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "7m DID_RENEW high",
        "12m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "12m1ms EXPIRED/VOLUNTARY high",
      ])
  }

  @Test func whatIsSilentHappensAllTheSame() throws {
    let play = try play(
      .buy(.high), with: (.silentCap, .flag(true)), (.dropExpired, .flag(true)))
    #expect(play.signed == ["0s SUBSCRIBED/INITIAL_BUY high", "5m DID_RENEW high"])
    #expect(play.facts.suffix(2) == ["10m capped high", "10m expired high"])
  }
}
