import SubscriptionModel
import Testing

@Suite struct StorePolicyTests {
  @Test func theSandboxRenewsSixTimesEveryFiveMinutes() {
    let policy = StorePolicy(.sandbox)
    #expect(policy.rate == .standard)
    #expect(policy.renewalCap == 6)
    #expect(policy.promptness == .measured)
    #expect(policy.profile.environment == "Sandbox")
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
