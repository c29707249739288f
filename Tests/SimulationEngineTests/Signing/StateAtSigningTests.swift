import SubscriptionModel
import Testing

/// An announcement carries the transaction of its fact and the run as it stands when it is signed.
@Suite struct StateAtSigningTests {
  private static let seeds: ClosedRange<UInt64> = 1...20

  private func stage(_ seed: UInt64) -> Stage {
    Stage(cap: 2, promptness: .measured, seed: seed)
  }

  /// A purchase is signed 7 s late at the earliest.
  @Test(arguments: seeds)
  func aPurchaseSignedAfterACancelSaysAutoRenewIsOff(seed: UInt64) throws {
    let play = try stage(seed).play(.buy(.high), .cancel(.high, .at(.seconds(6))))
    let purchase = play.announcements[0]
    #expect(purchase.fact == .subscribed)
    #expect(!purchase.run.autoRenews)
    #expect(purchase.transaction == play.records[0].after.latest)
  }

  /// A cancel is signed a second late at the earliest.
  @Test(arguments: seeds)
  func aCancelSignedAfterAResumeSaysAutoRenewIsOn(seed: UInt64) throws {
    let play = try stage(seed).play(
      .buy(.high), .cancel(.high, .at(.minutes(1))),
      .resume(.high, .later(SimDuration(milliseconds: 900))))
    #expect(play.announcements[1].fact == .autoRenewDisabled(by: .customer))
    #expect(play.announcements[1].run.autoRenews)
  }

  /// An expiry is signed 5 s late at the earliest.
  @Test(arguments: seeds)
  func anExpirySignedAfterAReturnSaysActiveButShowsWhatExpired(seed: UInt64) throws {
    let play = try stage(seed).play(
      .buy(.high), .cancel(.high, .at(.minutes(1))), .buy(.mid, .expiry(.seconds(4))))
    let expiry = play.announcements[2]
    #expect(expiry.fact == .expired(.voluntary))
    #expect(expiry.run.status == .active)
    #expect(expiry.run.latest.product == .mid)
    #expect(expiry.transaction == play.records[0].after.latest)
    #expect(play.announcements[3].fact == .resubscribed)
  }

  @Test(arguments: seeds)
  func anUndisturbedExpirySaysExpired(seed: UInt64) throws {
    let play = try stage(seed).play(.buy(.high), .cancel(.high, .at(.minutes(1))))
    let expiry = try #require(play.announcements.last)
    #expect(expiry.run.status == .expired)
    #expect(!expiry.run.autoRenews)
  }

  /// From its booking on, the period that has not begun is the latest.
  @Test(arguments: seeds)
  func aRenewalShowsTheBookedPeriod(seed: UInt64) throws {
    let play = try stage(seed).play(.buy(.high))
    let renewal = play.announcements[1]
    #expect(play.offset(renewal.transaction.purchaseDate) == .minutes(5))
    #expect(renewal.run.latest == renewal.transaction)
    #expect(renewal.run.status == .active)
    #expect(renewal.run.autoRenews)
  }

  @Test(arguments: seeds)
  func theCapsSwitchOffSaysActiveAndAutoRenewOff(seed: UInt64) throws {
    let play = try stage(seed).play(.buy(.high))
    let capped = play.announcements[3]
    #expect(capped.fact == .autoRenewDisabled(by: .store))
    #expect(capped.run.status == .active)
    #expect(!capped.run.autoRenews)
  }

  /// Signed at the instant of its fact, an announcement knows nothing of what followed there.
  @Test func atTheInstantOfItsFactItShowsTheStateRightAfterIt() throws {
    let play = try Stage(cap: 1).play(
      .buy(.high), .cancel(.high), .resume(.high), .cancel(.high))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high",
        "1ms DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "2ms DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED high",
        "3ms DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "5m EXPIRED/VOLUNTARY high",
      ])
    // The first is signed at its instant; the others later, when auto-renew was off for good.
    #expect(play.announcements.map(\.run.autoRenews) == [true, false, false, false, false])
  }

  @Test func theCapsSwitchOffAtTheEndIsNotYetExpired() throws {
    let play = try Stage(cap: 0).play(.buy(.high))
    #expect(play.announcements.map(\.run.status) == [.active, .active, .expired])
  }
}
