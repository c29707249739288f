import SubscriptionModel
import Testing

/// When changes of plan are signed in a store as prompt as Apple's sandbox was measured.
@Suite struct MeasuredPlanChangeTests {
  private static let seeds: ClosedRange<UInt64> = 1...40

  private func stage(_ seed: UInt64) -> Stage {
    Stage(cap: 1, promptness: .measured, seed: seed)
  }

  /// What is signed how long after the change.
  private func signed(_ play: Play, _ change: SimDuration) -> [(kind: String, late: SimDuration)] {
    play.announcements.map { ($0.fact.notificationKind.text, play.offset($0.instant) + -change) }
  }

  @Test(arguments: seeds)
  func whatBeginsAtOnceIsSignedAsAPurchaseIs(seed: UInt64) throws {
    for (from, to) in [(ProductIndex.mid, ProductIndex.high), (.high, .twin)] {
      let play = try stage(seed).play(.buy(from), .change(to, .at(.minutes(2))))
      let told = signed(play, .minutes(2))[1]
      #expect(told.kind == "DID_CHANGE_RENEWAL_PREF/UPGRADE")
      #expect((.seconds(7)...(.seconds(33))).contains(told.late))
      // The renewal is booked ahead of the new boundary.
      let renewal = signed(play, .minutes(7))[2]
      #expect(renewal.kind == "DID_RENEW")
      #expect((-.seconds(60)...(-.seconds(1))).contains(renewal.late))
      #expect(play.facts.last == "12m expired \(to == .high ? "high" : "twin")")
    }
  }

  @Test(arguments: seeds)
  func whatIsChosenIsSignedWithinSeconds(seed: UInt64) throws {
    for (product, kind) in [
      (ProductIndex.low, "DID_CHANGE_RENEWAL_PREF/DOWNGRADE"),
      (.year, "DID_CHANGE_RENEWAL_PREF/DOWNGRADE"),
    ] {
      let play = try stage(seed).play(
        .buy(.high), .change(product, .at(.minutes(2))), .change(.high, .at(.minutes(3))))
      let chosen = signed(play, .minutes(2))[1]
      #expect(chosen.kind == kind)
      #expect((.seconds(1)...(.seconds(5))).contains(chosen.late))
      let undone = signed(play, .minutes(3))[2]
      #expect(undone.kind == "DID_CHANGE_RENEWAL_PREF")
      #expect((.seconds(1)...(.seconds(5))).contains(undone.late))
    }
  }

  /// The recorded sandbox run of October 2025 (J7 to J10 in one life): seven notifications, no
  /// AUTO_RENEW_ENABLED and no REFUND among them.
  @Test(arguments: seeds)
  func aRecordedLife(seed: UInt64) throws {
    var stage = stage(seed)
    stage.month = .minutes(3)
    let play = try stage.play(
      .buy(.mid), .change(.high, .at(.seconds(40))), .cancel(.high, .later(.seconds(40))),
      .change(.low, .later(.seconds(16))), .change(.high, .later(.seconds(28))),
      .cancel(.high, .later(.seconds(11))))
    #expect(
      play.announcements.map(\.fact.notificationKind.text) == [
        "SUBSCRIBED/INITIAL_BUY", "DID_CHANGE_RENEWAL_PREF/UPGRADE",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", "DID_CHANGE_RENEWAL_PREF/DOWNGRADE",
        "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED",
        "EXPIRED/VOLUNTARY",
      ])
    #expect(Set(play.announcements.map(\.transaction.identifier)).count == 2)
    #expect(Set(play.announcements.map(\.run.originalTransaction)).count == 1)
    #expect(play.announcements[3].run.autoRenews)
    #expect(play.announcements[3].run.renewsTo == .low)
    #expect(play.announcements[4].run.renewsTo == .high)
  }

  /// The same life at any promptness, plans included.
  @Test(arguments: seeds)
  func promptnessMovesNoPeriod(seed: UInt64) throws {
    let script: [PlannedStep] = [
      .buy(.low), .change(.mid, .at(.minutes(1))), .change(.week, .at(.minutes(2))),
      .change(.year, .at(.minutes(8))), .change(.twin, .at(.minutes(50))),
      .cancel(.twin, .at(.minutes(53))), .buy(.low, .expiry(.hours(1))),
    ]
    let measured = try stage(seed).play(["ana": script])
    let exact = try Stage(cap: 1, seed: seed).play(["ana": script])
    #expect(measured.records.map(\.fact) == exact.records.map(\.fact))
    #expect(measured.records.map(\.after.latest) == exact.records.map(\.after.latest))
  }
}
