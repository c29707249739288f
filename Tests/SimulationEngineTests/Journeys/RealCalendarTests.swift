import SubscriptionModel
import Testing

/// Lives in real months: the App Store's own, and what resets the date they are counted from.
@Suite struct RealCalendarTests {
  /// 31 January 2027, 10:30 in Cupertino.
  private static let start = SimInstant(milliseconds: 1_801_420_200_000)

  private func stage(cap: Int32? = nil, until: SimDuration = .days(400)) -> Stage {
    Stage(
      cap: cap, until: until, start: Self.start, profile: .production, calendar: .real)
  }

  /// The purchase dates of a life's transactions.
  private func purchases(_ play: Play) -> [String] {
    play.records.filter { [.subscribed, .resubscribed, .renewed, .upgraded].contains($0.fact) }
      .map(\.after.latest.purchaseDate.text)
  }

  @Test func monthsOfThe31st() throws {
    #expect(
      purchases(try stage(until: .days(200)).play(.buy(.high, .at(Self.start)))) == [
        "2027-01-31 18:30:00Z", "2027-02-28 18:30:00Z", "2027-03-31 17:30:00Z",
        "2027-04-30 17:30:00Z", "2027-05-31 17:30:00Z", "2027-06-30 17:30:00Z",
        "2027-07-31 17:30:00Z",
      ])
  }

  /// An upgrade on 15 February sets another billing date.
  @Test func anUpgradeSetsTheBillingDate() throws {
    let play = try stage(until: .days(120)).play(
      .buy(.mid, .at(Self.start)), .change(.high, .at(Self.start + .days(15) + .hours(1))))
    #expect(
      purchases(play) == [
        "2027-01-31 18:30:00Z", "2027-02-15 19:30:00Z", "2027-03-15 18:30:00Z",
        "2027-04-15 18:30:00Z", "2027-05-15 18:30:00Z",
      ])
    #expect(play.records.allSatisfy { $0.after.recentStart == Self.start })
  }

  /// So does a resubscription.
  @Test func aResubscriptionSetsTheBillingDate() throws {
    let play = try stage(until: .days(130)).play(
      .buy(.high, .at(Self.start)), .cancel(.high), .buy(.high, .expiry(.days(31))))
    #expect(
      purchases(play) == [
        "2027-01-31 18:30:00Z", "2027-03-31 18:30:00Z", "2027-04-30 18:30:00Z",
        "2027-05-31 18:30:00Z",
      ])
  }

  /// Weeks and months have no date in common: a plan that goes from the one to the other is counted
  /// from where it begins, here from 7 February instead of the 31st.
  @Test func aPlanOfMonthsAfterOneOfWeeksSetsTheBillingDate() throws {
    let play = try stage(until: .days(90)).play(
      .buy(.week, .at(Self.start)), .change(.low, .at(Self.start + .days(1))))
    #expect(
      purchases(play) == [
        "2027-01-31 18:30:00Z", "2027-02-07 18:30:00Z", "2027-03-07 18:30:00Z",
        "2027-04-07 17:30:00Z",
      ])
    let back = try stage(until: .days(44)).play(
      .buy(.low, .at(Self.start)), .change(.week, .at(Self.start + .days(1))))
    #expect(
      purchases(back) == [
        "2027-01-31 18:30:00Z", "2027-02-28 18:30:00Z", "2027-03-07 18:30:00Z",
        "2027-03-14 17:30:00Z",
      ])
  }

  /// From one month to another every period counts from the end of the one before.
  @Test func aDowngradeKeepsTheBillingDate() throws {
    let play = try stage(until: .days(100)).play(
      .buy(.high, .at(Self.start)), .change(.low, .at(Self.start + .days(1))))
    #expect(
      purchases(play) == [
        "2027-01-31 18:30:00Z", "2027-02-28 18:30:00Z", "2027-03-31 17:30:00Z",
        "2027-04-30 17:30:00Z",
      ])
  }

  /// `recentSubscriptionStartDate` is kept through a lapse of up to sixty days in production.
  @Test(arguments: [
    (SimDuration.zero, true), (.days(1), true), (.days(60), true),
    (.days(60) + .seconds(1), false), (.days(90), false),
  ])
  func aLapseIsForgivenForSixtyDays(lapse: SimDuration, isKept: Bool) throws {
    let play = try stage().play(
      .buy(.high, .at(Self.start)), .cancel(.high), .buy(.mid, .expiry(lapse)))
    let back = try #require(play.records.first { $0.fact == .resubscribed }).after
    #expect(back.recentStart == (isKept ? Self.start : back.latest.purchaseDate))
    #expect(back.billingAnchor == back.latest.purchaseDate)
  }

  /// In every other store the shortest lapse begins it anew.
  @Test(arguments: [Profile.sandbox, .testflight, .xcode])
  func elsewhereEveryReturnIsANewStart(profile: Profile) throws {
    var stage = stage(cap: 1)
    stage.profile = profile
    stage.calendar = StorePolicy(profile).calendar
    let play = try stage.play(
      .buy(.high, .at(Self.start)), .cancel(.high), .buy(.mid, .expiry()))
    let back = try #require(play.records.first { $0.fact == .resubscribed }).after
    #expect(back.recentStart == back.latest.purchaseDate)
  }

  /// In TestFlight every period is a day.
  @Test(arguments: [ProductIndex.high, .year, .week])
  func testFlightDays(product: ProductIndex) throws {
    let stage = Stage(profile: .testflight, calendar: StorePolicy(.testflight).calendar)
    let play = try stage.play(.buy(product))
    #expect(
      play.records.map { "\($0.fact.word) \(play.offset($0.instant).scenarioText)" } == [
        "subscribed 0s", "renewed 1d", "renewed 2d", "renewed 3d", "renewed 4d", "renewed 5d",
        "renewed 6d", "capped 1w", "expired 1w",
      ])
  }

  /// Anchors know real months too.
  @Test func anchorsOfRealMonths() throws {
    let play = try stage(until: .days(200)).play(
      .buy(.high, .at(Self.start)), .cancel(.high, .renewal(4, .minutes(1))),
      .buy(.year, .expiry(.days(1))))
    #expect(
      play.attempts.map(\.instant.text) == [
        "2027-01-31 18:30:00Z", "2027-05-31 17:31:00Z", "2027-07-01 17:30:00Z",
      ])
  }
}
