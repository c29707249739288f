import SubscriptionModel
import Testing

/// Whole lives in a store as prompt as Apple's sandbox was measured: what is signed when.
@Suite struct MeasuredJourneyTests {
  private static let seeds: ClosedRange<UInt64> = 1...40

  private func stage(_ seed: UInt64, cap: Int32 = 2) -> Stage {
    Stage(cap: cap, promptness: .measured, seed: seed)
  }

  @Test(arguments: seeds)
  func aMonthlyLifeToTheCap(seed: UInt64) throws {
    let play = try stage(seed).play(.buy(.high))
    let kinds = play.announcements.map(\.fact.notificationKind.text)
    #expect(
      kinds == [
        "SUBSCRIBED/INITIAL_BUY", "DID_RENEW", "DID_RENEW",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", "EXPIRED/VOLUNTARY",
      ])
    let signed = play.announcements.map { play.offset($0.instant) }
    #expect((.seconds(7)...(.seconds(33))).contains(signed[0]))
    // Renewals, and the cap instead of the third, are signed 1 to 60 s ahead of the boundary.
    for (place, boundary) in [(1, 5), (2, 10), (3, 15)] as [(Int, Int64)] {
      let ahead = .minutes(boundary) + -signed[place]
      #expect((.seconds(1)...(.seconds(60))).contains(ahead), "\(ahead)")
    }
    // An expiry is signed 5 to 120 s late, but never a fifth of the period, which is 60 s.
    let late = signed[4] + -.minutes(15)
    #expect((.seconds(5)...(.seconds(60))).contains(late), "\(late)")
  }

  @Test(arguments: seeds)
  func boundariesNeverDrift(seed: UInt64) throws {
    let play = try stage(seed, cap: 12).play(.buy(.high))
    let periods = play.records.map(\.after.latest).filter { $0.reason == .renewal }
    #expect(Set(periods.map(\.identifier)).count == 12)
    for record in play.records where record.fact == .renewed {
      let number = Int64(record.after.renewals)
      #expect(play.offset(record.after.latest.purchaseDate) == .minutes(5 * number))
      #expect(play.offset(record.after.latest.expiresDate) == .minutes(5 * (number + 1)))
    }
    #expect(play.facts.last == "1h5m expired high")
  }

  @Test(arguments: seeds)
  func aRenewalIsSignedBeforeItsPeriodBegins(seed: UInt64) throws {
    let play = try stage(seed, cap: 6).play(.buy(.high), .buy(.week, .expiry(.hours(1))))
    let renewals = play.announcements.filter { $0.fact == .renewed }
    #expect(renewals.count == 12)
    #expect(renewals.allSatisfy { $0.instant < $0.transaction.purchaseDate })
  }

  @Test(arguments: seeds)
  func togglesAreSignedWithinSecondsAndInOrder(seed: UInt64) throws {
    let play = try stage(seed).play(
      .buy(.high), .cancel(.high, .at(.seconds(60))), .resume(.high, .later(.seconds(10))),
      .cancel(.high, .later(.tick)), .resume(.high, .later(.tick)))
    #expect(
      play.records.prefix(5).map(\.fact.word) == ["subscribed", "off", "on", "off", "on"])
    let signed = play.announcements.map { play.offset($0.instant) }
    #expect((.seconds(61)...(.seconds(65))).contains(signed[1]))
    #expect((.seconds(71)...(.seconds(75))).contains(signed[2]))
    // Drawn at or before the one before, an instant becomes that one's plus a tick.
    #expect(signed[2] < signed[3] && signed[3] < signed[4])
    #expect(signed[4] <= .seconds(75) + .tick * 2)
  }

  @Test(arguments: seeds)
  func instantsOfSigningIncreaseWithinARun(seed: UInt64) throws {
    let play = try stage(seed, cap: 1).play(
      .buy(.high), .cancel(.high), .resume(.high), .cancel(.high),
      .buy(.high, .expiry()), .cancel(.high), .buy(.mid, .expiry()))
    let signed = play.announcements.map(\.instant)
    #expect(signed.count == play.records.count)
    #expect(zip(signed, signed.dropFirst()).allSatisfy(<))
    #expect(play.announcements.map(\.ordinal) == Array(0..<UInt32(signed.count)))
    #expect(play.announcements.map(\.fact) == play.records.map(\.fact))
  }

  @Test(arguments: seeds)
  func shortPeriodsShortenEveryDelay(seed: UInt64) throws {
    var stage = stage(seed, cap: 3)
    stage.month = .seconds(10)
    let play = try stage.play(.buy(.high))
    let signed = play.announcements.map { play.offset($0.instant) }
    #expect(signed[0] == .seconds(2), "a purchase wants 7 s and gets a fifth of 10 s")
    #expect((.seconds(38)...(.seconds(39))).contains(signed[4]))
    #expect(signed[5] == .seconds(42))
  }

  @Test(arguments: seeds)
  func theOriginalPurchaseDateIsSecondsLate(seed: UInt64) throws {
    let play = try stage(seed).play(.buy(.high, .at(SimDuration(milliseconds: 300))))
    let late = try #require(play.records.first).after.originalPurchaseDate - Stage.start
    #expect((.seconds(1)...(.seconds(7))).contains(late))
    #expect(late == late.wholeSeconds)
  }

  /// The same life at any promptness: delays move signatures, never periods.
  @Test(arguments: seeds)
  func promptnessMovesNoPeriod(seed: UInt64) throws {
    let script: [PlannedStep] = [
      .buy(.high), .cancel(.high, .at(.minutes(7))), .buy(.year, .expiry(.hours(1))),
    ]
    let measured = try stage(seed).play(["ana": script])
    let exact = try Stage(cap: 2, seed: seed).play(["ana": script])
    #expect(measured.records.map(\.fact) == exact.records.map(\.fact))
    #expect(
      measured.records.map(\.after.latest) == exact.records.map(\.after.latest))
  }
}
