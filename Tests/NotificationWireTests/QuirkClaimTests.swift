import Foundation
import NotificationWire
import SubscriptionModel
import Testing

/// What quirks make of claims.
@Suite struct QuirkClaimTests {
  private typealias Object = [String: Any]

  /// The decoded payload of an announcement, with a quirk.
  private func data(
    _ announcement: Announcement, _ quirk: Quirk, _ setting: Quirks.Setting = .flag(true)
  ) throws -> (payload: Object, transaction: Object, renewal: Object) {
    var policy = StorePolicy(.sandbox)
    policy.quirks.set(quirk, setting)
    let draft = NotificationComposer(Sample.plan(Sample.ana(policy))).compose(announcement)
    let json = try JSONSerialization.jsonObject(with: Data(draft.payload(.decoded)))
    let payload = try #require(json as? Object)
    let data = try #require(payload["data"] as? Object)
    return (
      payload, try #require(data["transactionInfo"] as? Object),
      data["renewalInfo"] as? Object ?? [:]
    )
  }

  private static let paid = Sample.transaction(0)
  private static let grace = Sample.announcement(
    .renewalFailed(hasGrace: true), 1, at: 316_000, paid,
    Sample.run(
      paid,
      phase: .grace(
        ends: paid.expiresDate + .seconds(150), retryEnds: paid.expiresDate + .minutes(10))))

  @Test func graceWithoutDate() throws {
    let renewal = try data(Self.grace, .graceWithoutDate).renewal
    #expect(renewal["gracePeriodExpiresDate"] == nil)
    #expect(renewal["isInBillingRetryPeriod"] as? Bool == true)
    #expect(renewal["expirationIntent"] as? Int == 2)
  }

  @Test func graceWithoutRetry() throws {
    let renewal = try data(Self.grace, .graceWithoutRetry).renewal
    #expect(renewal["gracePeriodExpiresDate"] != nil)
    #expect(renewal["isInBillingRetryPeriod"] as? Bool == false)
  }

  @Test func retryWithoutIntent() throws {
    let renewal = try data(Self.grace, .retryWithoutIntent).renewal
    #expect(renewal["expirationIntent"] == nil)
    #expect(renewal["isInBillingRetryPeriod"] as? Bool == true)
    let over = Sample.announcement(
      .expired(.billing), 3, at: 912_345, Self.paid,
      Sample.run(Self.paid, autoRenews: false, phase: .expired(.billing)))
    #expect(try data(over, .retryWithoutIntent).renewal["expirationIntent"] as? Int == 2)
  }

  @Test func priceMissing() throws {
    let told = try data(Self.grace, .priceMissing)
    #expect(told.transaction["price"] == nil && told.transaction["currency"] == nil)
    #expect(told.renewal["renewalPrice"] != nil)
  }

  @Test func renewalDateOnly() throws {
    var longer = Self.paid
    longer.expiresDate = longer.expiresDate + .minutes(5)
    var run = Sample.run(longer)
    run.extendedBy = 300
    let told = try data(
      Sample.announcement(.extended, 1, at: 123_000, longer, run), .renewalDateOnly)
    #expect(told.transaction["expiresDate"] as? Int == Int(Self.paid.expiresDate.milliseconds))
    #expect(told.renewal["renewalDate"] as? Int == Int(longer.expiresDate.milliseconds))
  }

  @Test func outerSignedLater() throws {
    let told = try data(Self.grace, .outerSignedLater, .length(SimDuration(milliseconds: 28)))
    let outer = try #require(told.payload["signedDate"] as? Int)
    #expect(told.transaction["signedDate"] as? Int == outer - 28)
    #expect(told.renewal["signedDate"] as? Int == outer - 28)
  }

  @Test func revocationDateDrift() throws {
    var refunded = Self.paid
    let date = Sample.start + .seconds(60)
    refunded.revocation = Revocation(date: date, percentage: 100_000, kind: .full, reason: .other)
    let run = Sample.run(refunded, phase: .revoked(renewalDue: refunded.expiresDate))
    func told(_ fact: Fact) throws -> Int? {
      try data(
        Sample.announcement(fact, 1, at: 200_000, refunded, run), .revocationDateDrift,
        .length(.days(11))
      ).transaction["revocationDate"] as? Int
    }
    #expect(try told(.refunded) == Int(date.milliseconds))
    #expect(
      try told(.autoRenewDisabled(by: .customer)) == Int((date + .days(11)).milliseconds))
  }
}
