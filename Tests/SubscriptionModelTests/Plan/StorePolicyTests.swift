import SubscriptionModel
import Testing

@Suite struct StorePolicyTests {
  @Test func theSandboxRenewsSixTimesEveryFiveMinutes() {
    let policy = StorePolicy(.sandbox)
    #expect(policy.calendar == .compressed(.standard))
    #expect(policy.renewalCap == 6)
    #expect(policy.environment.rawValue == "Sandbox")
  }

  @Test func testFlightRenewsSixTimesEveryDay() {
    let policy = StorePolicy(.testflight)
    #expect(policy.calendar == .uniform(.days(1)))
    #expect(policy.renewalCap == 6)
    #expect(policy.environment.rawValue == "Sandbox")
  }

  @Test(arguments: [(Profile.xcode, "Xcode"), (.production, "Production")])
  func theOthersRenewRealPeriodsForEver(profile: Profile, environment: String) {
    let policy = StorePolicy(profile)
    #expect(policy.calendar == .real)
    #expect(policy.renewalCap == nil)
    #expect(policy.environment.rawValue == environment)
  }

  @Test(arguments: Profile.allCases)
  func everyStoreIsAsPromptAsMeasuredAndTellsCrossgradesAsApplesPage(profile: Profile) {
    let policy = StorePolicy(profile)
    #expect(policy.profile == profile)
    #expect(policy.promptness == .measured)
    #expect(policy.crossgradeSubtype == .apple)
  }

  /// A resubscription at the very end of the last period is no lapse, but in the sandbox a new
  /// start all the same.
  @Test(arguments: [
    (Profile.sandbox, SimDuration.zero, false), (.testflight, .zero, false),
    (.xcode, .zero, false), (.production, .zero, true), (.production, .days(60), true),
    (.production, .days(60) + SimDuration(milliseconds: 1), false),
  ])
  func howLongALapseIsForgiven(profile: Profile, lapse: SimDuration, isForgiven: Bool) {
    let forgiven = StorePolicy(profile).forgivenLapse
    #expect((forgiven.map { lapse <= $0 } ?? false) == isForgiven)
  }

  @Test func environmentsAreSpeltAsApples() {
    #expect(
      StoreEnvironment.allCases.map(\.rawValue) == [
        "Sandbox", "Production", "Xcode", "LocalTesting",
      ])
  }

  @Test(arguments: [
    (6 as Int32?, 0 as Int32, true), (6, 5, true), (6, 6, false), (6, 7, false), (1, 0, true),
    (1, 1, false), (nil, 0, true), (nil, .max, true),
  ])
  func aRunIsRenewedUntilTheCap(cap: Int32?, renewals: Int32, renews: Bool) {
    var policy = StorePolicy(.sandbox)
    policy.renewalCap = cap
    #expect(policy.renews(after: renewals) == renews)
  }
}
