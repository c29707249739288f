import SimulationEngine
import SubscriptionModel
import Testing

/// Twelve months that are billed one by one: at once, without delays, with a cap of six, which
/// strikes in no commitment.
@Suite struct CommitmentTests {
  private func play(_ stage: Stage = Stage(), _ script: PlannedStep...) throws -> Play {
    try Play(of: stage.household(["ana": [.commit(.year)] + script]))
  }

  private func months(_ play: Play) -> [Int] {
    play.announcements.map(\.transaction.commitmentMonth)
  }

  @Test func itIsChargedTwelveTimesAndThenCapped() throws {
    let play = try play()
    #expect(
      play.records.map(\.fact) == [.subscribed] + Array(repeating: .renewed, count: 11) + [
        .autoRenewDisabled(by: .store), .expired(.voluntary),
      ])
    #expect(months(play) == Array(1...12) + [12, 12])
    #expect(play.records.map(\.after.latest.price.milliunits).allSatisfy { $0 == 990 })
    #expect(play.facts.last == "1h expired year")
    let policy = Stage().policy
    for announcement in play.announcements {
      let end = policy.commitmentEnd(of: announcement.transaction, in: announcement.run)
      #expect(end == Stage.start + .hours(1))
    }
  }

  @Test func whereTheCapIsHigherItIsRenewedAsOne() throws {
    let play = try play(Stage(cap: 12))
    #expect(Array(months(play).prefix(14)) == Array(1...12) + [1, 2])
    #expect(play.facts.last == "2h expired year")
  }

  @Test func aCancelEndsItWithItsLastMonth() throws {
    let play = try play(Stage(), .cancel(.year, .at(.minutes(7))))
    #expect(play.facts.last == "1h expired year")
    #expect(play.records.count { $0.fact == .renewed } == 11)
    let off = try #require(
      play.announcements.first { $0.fact == .autoRenewDisabled(by: .customer) })
    #expect(off.run.willRenew && !off.run.autoRenews)
    #expect(play.announcements.last?.run.willRenew == false)
  }

  @Test func aCancelThatIsTakenBack() throws {
    let play = try play(
      Stage(cap: 12), .cancel(.year, .at(.minutes(7))), .resume(.year, .at(.minutes(40))),
      .resume(.year), .cancel(.year, .at(.minutes(70))))
    #expect(play.attempts.map(\.refusal) == [nil, nil, nil, .autoRenewAlreadyOn, nil])
    #expect(play.facts.last == "2h expired year")
  }

  @Test func whatIsLowerOrBilledOtherwiseWaitsForItsEnd() throws {
    for product in [ProductIndex.low, .twin] {
      let play = try play(
        Stage(cap: 12), .change(product, .at(.minutes(7))), .cancel(product, .at(.minutes(61))))
      let changed = try #require(play.records.first { $0.after.latest.product == product })
      #expect(changed.fact == .renewed)
      #expect(changed.after.latest.purchaseDate == Stage.start + .hours(1))
      #expect(changed.after.latest.plan == .upFront)
    }
  }

  @Test func anUpgradeEndsItAtOnce() throws {
    var plan = Stage().plan(["ana": [.commit(.year), .change(.high, .at(.minutes(7)))]])
    plan.catalog = .withYearBelow
    let play = try Play(of: plan)
    let upgraded = try #require(play.records.first { $0.fact == .upgraded })
    #expect(play.offset(upgraded.instant) == .minutes(7))
    #expect(upgraded.after.latest.plan == .upFront && !upgraded.after.isCommitted)
  }

  @Test func unpaidItHasNoGraceAndEndsLater() throws {
    var stage = Stage()
    stage.billing.gracePeriod = .sixteenDays
    let late = try play(
      stage, .fail(.year, .at(.minutes(1))), .cancel(.year, .at(.minutes(6))),
      .resume(.year, .at(.minutes(7))), .cancel(.year), .fix(.year, .at(.minutes(8))))
    #expect(
      late.facts.prefix(6) == [
        "0s subscribed year", "5m failed year", "6m off year", "7m on year", "7m off year",
        "8m recovered year",
      ])
    #expect(late.facts.last == "1h3m expired year")
    #expect(late.announcements.last?.transaction.commitmentMonth == 12)
    let never = try play(stage, .fail(.year, .at(.minutes(1))))
    #expect(never.facts == ["0s subscribed year", "5m failed year", "20m given up year"])
  }

  @Test func aRefundOfThePresentMonthEndsIt() throws {
    let play = try play(Stage(), .ask(.year, .at(.minutes(7)), inApp: false))
    #expect(play.facts.last == "7m refunded year")
    #expect(play.announcements.last?.run.willRenew == false)
    let old = try self.play(Stage(), .ask(.year, .at(.minutes(7)), period: 1))
    #expect(old.records.count { $0.fact == .renewed } == 11)
  }

  @Test func momentsOfACommitment() throws {
    let play = try play(
      Stage(), .cancel(.year, .renewal(2)), .buy(.paper, .at(.minutes(11))),
      .buy(.mid, .of(0, .year, .expiry, .minutes(1))))
    #expect(
      play.tried == [
        "0s buy year", "10m cancel year", "11m buy paper", "1h1m buy mid",
      ])
  }

  @Test func aFamilySharesItsMonths() throws {
    let plan = Stage().household([
      "ana": [.commit(.year), .share(.year, .at(.minutes(6)), with: 1)], "bo": [],
    ])
    let months = try Play(of: plan).announcements.filter { $0.customer == CustomerIndex(1) }
      .map(\.transaction.commitmentMonth)
    #expect(months == Array(2...12) + [12, 12])
  }

  @Test(arguments: [Profile.sandbox, .testflight, .production])
  func itsEndIsOneInstant(_ profile: Profile) throws {
    var stage = Stage()
    stage.profile = profile
    stage.calendar = profile == .sandbox ? nil : StorePolicy(profile).calendar
    let plan = stage.household(["ana": [.commit(.year), .cancel(.year)]])
    let play = try Play(of: plan)
    let ends = play.announcements.map {
      stage.policy.commitmentEnd(of: $0.transaction, in: $0.run)
    }
    #expect(Set(ends).count == 1)
    #expect(ends.first == play.announcements.last?.transaction.expiresDate)
  }
}

extension PlannedStep {
  /// Buys on the monthly plan.
  static func commit(_ product: ProductIndex, _ moment: Moment = .next) -> PlannedStep {
    var order = PurchaseOrder()
    order.plan = .monthly
    return PlannedStep(
      moment: moment, product: product, action: .buy(product), order: order, path: "")
  }
}

extension Catalog {
  /// The shop whose year is below its highest month.
  fileprivate static let withYearBelow = Catalog(
    groups: shop.groups,
    subscriptions: shop.subscriptions.map {
      SubscriptionProduct(
        identifier: $0.identifier, group: $0.group, level: $0.period == .year ? 2 : $0.level,
        period: $0.period, prices: $0.prices, isFamilyShareable: false, offers: [],
        monthlyPlan: $0.monthlyPlan)
    }, oneTimeProducts: [])
}
