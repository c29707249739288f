import SimulationEngine
import SubscriptionModel
import Testing

/// What members of a family have by what another has bought: at once, without delays, with a cap of
/// one (sequences J47, J48).
@Suite struct FamilySharingTests {
  private let stage = Stage(cap: 1)

  @Test func membersFollowThePurchaser() throws {
    let play = try stage.share(.buy(.high), .share(.high, .at(.minutes(1)), with: 1, 2))
    let life = [
      "SUBSCRIBED/INITIAL_BUY high", "DID_RENEW high",
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "EXPIRED/VOLUNTARY high",
    ]
    for customer in 0...2 { #expect(play.told(to: customer) == life) }
    #expect(play.signed(to: 1).prefix(2) == ["1m \(life[0])", "5m \(life[1])"])
    let runs = Set(play.announcements.map(\.run.originalTransaction))
    #expect(runs.count == 3)
    let first = try #require(play.announcements.first { $0.fact == .shared(.first) })
    #expect(first.run.ownership == .familyShared)
    #expect(first.transaction.purchaseDate == Stage.start + .minutes(1))
    #expect(first.transaction.expiresDate == Stage.start + .minutes(5))
  }

  @Test func anUpgradeIsTheirsIfItCanBeShared() throws {
    let play = try stage.share(
      .buy(.mid), .share(.mid, with: 1), .change(.high, .at(.minutes(2))),
      .change(.low, .at(.minutes(3))))
    #expect(
      play.signed(to: 1) == [
        "0s SUBSCRIBED/INITIAL_BUY mid", "2m DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "3m DID_CHANGE_RENEWAL_PREF/DOWNGRADE high", "7m REVOKE high",
      ])
    #expect(play.signed(to: 0).contains("7m DID_RENEW low"))
  }

  @Test func whatIsBoughtAgainIsSharedAgain() throws {
    let play = try stage.share(
      .buy(.high), .share(.high, with: 1), .cancel(.high), .buy(.year, .at(.minutes(8))),
      .cancel(.year))
    #expect(
      play.told(to: 1) == [
        "SUBSCRIBED/INITIAL_BUY high", "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high", "SUBSCRIBED/RESUBSCRIBE year",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year", "EXPIRED/VOLUNTARY year",
      ])
    let runs = play.announcements.filter { $0.customer == CustomerIndex(1) }.map(\.run)
    #expect(Set(runs.map(\.originalTransaction)).count == 1)
  }

  @Test func whoLeavesLosesAccessAndNobodyElse() throws {
    let play = try stage.share(
      .buy(.high), .share(.high, with: 1, 2), .unshare(.high, .at(.minutes(2)), with: 1))
    #expect(play.signed(to: 1) == ["0s SUBSCRIBED/INITIAL_BUY high", "2m REVOKE high"])
    #expect(play.signed(to: 2).count == 4)
    let revoked = try #require(play.announcements.first { $0.fact == .unshared })
    #expect(revoked.run.status == .revoked)
    #expect(revoked.transaction.revocation?.kind == .family)
    #expect(revoked.transaction.revocation?.reason == .other)
  }

  @Test func aRefundOfThePurchaserTakesItFromAll() throws {
    let play = try stage.share(
      .buy(.high), .share(.high, with: 1, 2), .ask(.high, .at(.minutes(2))))
    for member in 1...2 {
      #expect(
        play.told(to: member) == [
          "SUBSCRIBED/INITIAL_BUY high", "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
          "REVOKE high",
        ])
    }
    #expect(play.told(to: 0).last == "REFUND high")
    let revoked = try #require(play.announcements.first { $0.fact == .unshared })
    #expect(revoked.transaction.revocation?.reason == .unintendedPurchase)
  }

  @Test func whatIsBoughtOnceIsSharedAndTakenBack() throws {
    let play = try stage.share(
      .order(.gold), .share(.gold, .at(.minutes(1)), with: 1),
      .ask(.gold, .at(.minutes(2))), .reverse(.gold, .at(.minutes(3))),
      .unshare(.gold, .at(.minutes(4))))
    #expect(
      play.signed(to: 1) == [
        "1m ONE_TIME_CHARGE gold", "2m REVOKE gold", "3m ONE_TIME_CHARGE gold", "4m REVOKE gold",
      ])
  }

  @Test func eachMemberTakesItsTime() throws {
    let play = try stage.share(
      .buy(.high), .share(.high, with: 1, 2, after: .seconds(10)...SimDuration.minutes(1)))
    let times = play.records.filter { $0.fact == .shared(.first) }.map { play.offset($0.instant) }
    #expect(times.count == 2 && Set(times).count == 2)
    #expect(times.allSatisfy { (.seconds(10)...SimDuration.minutes(1)).contains($0) })
  }

  /// A wish that is taken back before it is met never was.
  @Test func aMindThatIsChanged() throws {
    let never = try stage.share(
      .buy(.high), .share(.high, with: 1, after: .minutes(2)...SimDuration.minutes(2)),
      .unshare(.high, .at(.minutes(1))))
    #expect(never.signed(to: 1).isEmpty)
    let kept = try stage.share(
      .buy(.high), .share(.high, with: 1),
      .unshare(.high, after: .minutes(2)...SimDuration.minutes(2)),
      .share(.high, .at(.minutes(1)), with: 1))
    #expect(!kept.signed(to: 1).contains { $0.hasSuffix("REVOKE high") })
  }

  @Test func whatDoesNotApplyIsRefused() throws {
    let play = try stage.share(
      .share(.high, with: 1), .buy(.low), .share(.high, with: 1), .unshare(.low),
      .buy(.paper), .change(.high), .share(.high, with: 1), .share(.high, with: 1),
      .share(.gold, with: 1), .unshare(.gold), .order(.coins), .share(.coins, with: 2))
    #expect(
      play.attempts.compactMap(\.refusal) == [
        .nothingToShare, .notShareable(.low), .notShared, .alreadyShared, .nothingToShare,
        .notShared, .notShareable(.coins),
      ])
  }

  @Test func aMemberCanOnlyBuy() throws {
    let play = try stage.share(
      .buy(.high), .share(.high, with: 1), .order(.gold), .share(.gold, with: 1),
      bo: [
        .cancel(.high, .at(.minutes(1))), .change(.mid), .fail(.high), .fix(.high), .resume(.high),
        .ask(.high), .ask(.gold), .reverse(.high), .share(.high, with: 2), .unshare(.high),
        .buy(.mid, .at(.minutes(2))), .order(.gold), .cancel(.mid, .at(.minutes(3))),
      ])
    let refusals = play.attempts.filter { $0.customer == CustomerIndex(1) }.map(\.refusal)
    #expect(
      refusals == [
        .onlyForPurchaser, .onlyForPurchaser, .onlyForPurchaser, .onlyForPurchaser,
        .onlyForPurchaser, .onlyForPurchaser, .onlyForPurchaser, .nothingToRefund,
        .onlyForPurchaser, .onlyForPurchaser, nil, nil, nil,
      ])
    // What is bought is the member's own, beside what is shared.
    #expect(play.signed(to: 1).contains("7m EXPIRED/VOLUNTARY mid"))
    #expect(play.signed(to: 1).contains("2m ONE_TIME_CHARGE gold"))
    #expect(play.signed(to: 1).contains("5m DID_RENEW high"))
  }

  @Test func trouble() throws {
    var stage = Stage(cap: 1)
    stage.billing.gracePeriod = .sixteenDays
    let play = try stage.share(
      .buy(.high), .share(.high, with: 1), .fail(.high), .fix(.high, .at(.minutes(9))))
    #expect(
      play.signed(to: 1).prefix(4) == [
        "0s SUBSCRIBED/INITIAL_BUY high", "5m DID_FAIL_TO_RENEW/GRACE_PERIOD high",
        "7m30s GRACE_PERIOD_EXPIRED high", "9m DID_RENEW/BILLING_RECOVERY high",
      ])
  }

  /// What a member waits for hangs on the member's own periods.
  @Test func momentsOfAMember() throws {
    let play = try Stage().share(
      .buy(.high), .share(.high, .at(.minutes(6)), with: 1), .fail(.high),
      bo: [.cancel(.high, .of(1, .high, .periodEnd)), .cancel(.high, .of(1, .high, .retryEnd))])
    #expect(play.tried.suffix(2) == ["10m cancel high refused", "20m cancel high refused"])
  }

  /// A family is simulated together; nobody else's draws move.
  @Test func sharingMovesNothingOfThePurchasers() throws {
    let stage = Stage(promptness: .measured)
    let alone = try stage.share(.buy(.high))
    let shared = try stage.share(.buy(.high), .share(.high, with: 1, 2))
    #expect(shared.signed(to: 0) == alone.signed(to: 0))
    #expect(
      try stage.share(.buy(.high), .share(.high, with: 2)).signed(to: 2) == shared.signed(to: 2))
  }
}
