import SubscriptionModel
import Testing

@Suite struct KindPatternTests {
  @Test func aPatternMeansOneKindOrATypesKindsOrAll() throws {
    let renewal = try #require(NotificationKind(.didRenew, nil))
    let recovery = try #require(NotificationKind(.didRenew, .billingRecovery))
    let expiry = try #require(NotificationKind(.expired, .voluntary))
    let kinds = [renewal, recovery, expiry]
    #expect(kinds.map(KindPattern.kind(renewal).matches) == [true, false, false])
    #expect(kinds.map(KindPattern.type(.didRenew).matches) == [true, true, false])
    #expect(kinds.map(KindPattern.any.matches) == [true, true, true])
  }
}
