import SimulationEngine
import SubscriptionModel
import Testing

/// What the auditor makes of stores that customers have to themselves.
@Suite struct AuditorStoreTests {
  /// A return after so long a lapse, in a store of a profile.
  private func records(
    _ profile: Profile, lapse: SimDuration
  ) throws -> (plan: Plan, records: [LifecycleRecord]) {
    let stage = Stage(
      cap: 0, until: .days(300), profile: profile, calendar: StorePolicy(profile).calendar)
    let plan = stage.plan(["ana": [.buy(.high), .cancel(.high), .buy(.mid, .expiry(lapse))]])
    return (plan, Array(try Play(of: plan).records.prefix(4)))
  }

  @Test(arguments: Profile.allCases, [SimDuration.zero, .days(60), .days(60) + .tick, .days(90)])
  func returnsAreFine(profile: Profile, lapse: SimDuration) throws {
    let (plan, records) = try records(profile, lapse: lapse)
    var auditor = Auditor(plan)
    for record in records { auditor.recorded(record) }
    #expect(records.map(\.fact.word) == ["subscribed", "off", "expired", "resubscribed"])
    #expect(auditor.findings == [])
  }

  /// In production a start that is new within sixty days is wrong, and an old one after them.
  @Test(arguments: [
    (Profile.production, SimDuration.days(59), true), (.production, .days(61), false),
    (.xcode, .days(59), false), (.testflight, .zero, false),
  ])
  func theOtherStartIsNot(profile: Profile, lapse: SimDuration, isNew: Bool) throws {
    let (plan, records) = try records(profile, lapse: lapse)
    var auditor = Auditor(plan)
    for record in records.dropLast() { auditor.recorded(record) }
    auditor.recorded(
      records[3].doctored {
        $0.recentStart = isNew ? $0.latest.purchaseDate : records[0].after.recentStart
      })
    #expect(auditor.findings.map(\.violation) == [.wrongState])
  }

  /// Each customer's own cap counts.
  @Test func capsOfCustomers() throws {
    let capped = Stage(cap: 1).plan(["ana": [.buy(.high)], "bea": [.buy(.high)]])
    let free = Stage(cap: 2).plan(["ana": [.buy(.high)], "bea": [.buy(.high)]])
    var mixed = free
    mixed.customers[0] = capped.customers[0]
    var auditor = Auditor(mixed)
    for record in try Play(of: free).records { auditor.recorded(record) }
    #expect(auditor.findings.map(\.violation) == [.beyondCap])
    #expect(auditor.findings.map(\.customer) == [CustomerIndex(0)])

    auditor = Auditor(mixed)
    let play = try Play(of: mixed)
    for record in play.records { auditor.recorded(record) }
    #expect(auditor.findings == [])
    #expect(play.facts.suffix(3) == ["10m renewed high", "15m capped high", "15m expired high"])
  }
}
