import SubscriptionModel
import Testing

/// What the purchaser's run makes of a member's: the purchaser's before and after, what has
/// happened, the member's before; then the member's after and what is told of it.
@Suite struct FamilySharingRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fact: Fact
    let purchased: (before: Subscription, after: Subscription)
    let isShareable: Bool
    let member: Subscription?
    let told: Fact?
    let after: Subscription?

    init(
      _ rule: String, _ fact: Fact, _ before: Subscription, _ after: Subscription,
      isShareable: Bool = true, _ member: Subscription?, tells told: Fact?,
      _ becomes: Subscription? = nil
    ) {
      testDescription = rule
      self.fact = fact
      purchased = (before, after)
      self.isShareable = isShareable
      self.member = member
      self.told = told
      self.after = becomes
    }
  }

  private static let renewedForMember = Subscription.shared.with {
    $0.latest = .shared(1, from: 300, .renewal)
    $0.phase = .active(renewalDue: at(540))
    $0.renewals = 1
  }
  private static let withdrawn = Subscription.shared.with {
    $0.autoRenews = false
    $0.latest.revocation = Revocation(
      date: at(240), percentage: 0, kind: .family, reason: .other)
    $0.phase = .revoked(renewalDue: at(240))
  }
  private static let again = Subscription.shared.with {
    $0.latest = .shared(1, from: 300, .purchase)
    $0.latest.purchaseDate = at(240)
    $0.recentStart = at(240)
    $0.phase = .active(renewalDue: at(540))
  }
  private static let over = Subscription.shared.with {
    $0.autoRenews = false
    $0.phase = .expired(.voluntary)
  }

  static let rows = [
    Row(
      "a renewal is one of the member's too, under numbers of its own", .renewed, .bought, .booked,
      .shared, tells: .renewed, renewedForMember),
    Row(
      "unless it is of something that is not shared", .renewed, .bought, .booked,
      isShareable: false, .shared, tells: .unshared, withdrawn),
    Row(
      "which is nothing to who has no access", .renewed, .bought, .booked, isShareable: false,
      over, tells: nil),
    Row(
      "nor is what is bought again in billing retry, of that kind", .resubscribed, .retry, .booked,
      isShareable: false, .shared.with { $0.phase = Subscription.retry.phase }, tells: .unshared,
      withdrawn),
    Row(
      "a new period gives access again", .renewed, .bought, .booked, over, tells: .shared(.again),
      again),
    Row(
      "a cancel is told of the member", .autoRenewDisabled(by: .customer), .bought, .cancelled,
      .shared, tells: .autoRenewDisabled(by: .customer), .shared.with { $0.autoRenews = false }),
    Row(
      "but not of one without access", .autoRenewDisabled(by: .customer), .bought, .cancelled,
      withdrawn, tells: nil),
    Row(
      "a plan that waits does so for the member", .downgradeChosen, .bought,
      .bought.with { $0.renewsTo = .low }, .shared, tells: .downgradeChosen,
      .shared.with { $0.renewsTo = .low }),
    Row(
      "the end is the member's end", .expired(.voluntary), .cancelled, .expired, .shared,
      tells: .expired(.voluntary), over),
    Row(
      "a failed renewal fails for the member", .renewalFailed(hasGrace: false), .bought, .retry,
      .shared, tells: .renewalFailed(hasGrace: false),
      .shared.with { $0.phase = Subscription.retry.phase }),
    Row(
      "the purchaser buys again", .resubscribed, .expired, .booked, over, tells: .shared(.again),
      again),
    Row(
      "something that is not shared", .resubscribed, .expired, .booked, isShareable: false, over,
      tells: nil),
    Row(
      "which ends what was still to be paid for", .resubscribed, .retry, .booked,
      isShareable: false, .shared.with { $0.phase = Subscription.retry.phase }, tells: .unshared,
      withdrawn),
    Row(
      "the purchaser is paid back", .refunded, .bought, .revoked, .shared, tells: .unshared,
      withdrawn),
    Row(
      "for a period that is over", .refunded, .expired,
      .expired.with { $0.latest.revocation = .whole }, over, tells: nil),
    Row(
      "the refund is taken back", .refundReversed, .revoked, .bought, withdrawn,
      tells: .shared(.again),
      again.with {
        $0.latest.expiresDate = at(300)
        $0.phase = .active(renewalDue: at(240))
      }),
    Row(
      "after the end", .refundReversed, .revoked, .expired, withdrawn, tells: nil),
    Row(
      "what the store asks the developer about the purchaser", .refundRequested(.legal), .bought,
      .bought, .shared, tells: nil),
  ]

  @Test(arguments: rows)
  func aMemberFollows(_ row: Row) {
    let transition = FamilySharingRule.follow(
      row.fact, from: row.purchased.before, to: row.purchased.after,
      isShareable: row.isShareable, with: row.member, .member(at(240)))
    #expect(transition?.first == row.told)
    #expect(transition?.second == nil)
    #expect(transition?.after == row.after)
  }

  @Test func theFirstAccessBeginsARunOfTheMembersOwn() {
    let transition = FamilySharingRule.share(.bought, with: nil, .member(at(100, 500)))
    #expect(transition.first == .shared(.first))
    let run = transition.after
    #expect(run.customer == CustomerIndex(1) && run.ownership == .familyShared)
    #expect(run.originalTransaction == run.latest.identifier)
    #expect(run.latest.identifier != Subscription.bought.latest.identifier)
    #expect(run.latest.purchaseDate == at(100) && run.latest.expiresDate == at(300))
    #expect(run.originalPurchaseDate == at(101) && run.recentStart == at(100))
    #expect(run.latest.reason == .purchase && run.accountToken == .none)
    #expect(run.phase == Subscription.bought.phase)
  }

  /// What is shared is cancelled, changed and paid for by who bought it.
  @Test(arguments: [
    Action.changePlan(.low), .cancel, .resume, .failBilling(for: nil), .fixBilling,
    .advancedCommerce(.priceChange), .buy(.high),
  ])
  func aMemberCanChangeNothing(action: Action) {
    #expect(throws: Refusal.onlyForPurchaser) {
      try Lifecycle.transition(of: .shared, on: .action(action), in: .member(at(100)))
    }
  }
}

extension Transaction {
  /// The same as the purchaser's, under the member's numbers.
  fileprivate static func shared(
    _ number: UInt32, from seconds: Int64, _ reason: TransactionReason
  ) -> Transaction {
    var transaction = paid(number, from: seconds, reason)
    transaction.identifier = TransactionIdentifier(of: CustomerKey(number: 8), count: 2 * number)
    return transaction
  }
}

extension Subscription {
  /// What another customer has of `bought` from the start on.
  fileprivate static let shared = bought.with {
    $0.customer = CustomerIndex(1)
    $0.ownership = .familyShared
    $0.originalTransaction = TransactionIdentifier(of: CustomerKey(number: 8), count: 0)
    $0.latest = .shared(0, from: 0, .purchase)
    $0.accountToken = .none
  }
}

extension RuleContext {
  /// What a rule may know of the member, whose next transaction is the second one.
  fileprivate static func member(_ now: SimInstant) -> RuleContext {
    var context = RuleContext.now(now)
    context.customer = CustomerIndex(1)
    context.nextTransaction = TransactionIdentifier(of: CustomerKey(number: 8), count: 2)
    return context
  }
}
