import SubscriptionModel
import Testing

/// Which account token a run carries: that of the last purchase.
@Suite struct AccountTokenTests {
  private static let own = RandomUUID(high: 1, low: 2)
  private static let other = RandomUUID(high: 3, low: 4)

  @Test func aPurchaseBringsItsToken() throws {
    var context = RuleContext.now(at(0))
    context.accountToken = AccountToken(listed: 0)
    let bought = try Lifecycle.transition(of: nil, on: .action(.buy(.high)), in: context)
    #expect(bought.after.accountToken == AccountToken(listed: 0))
    context.accountToken = .none
    let again = try Lifecycle.transition(
      of: Subscription.expired.with { $0.accountToken = AccountToken(listed: 0) },
      on: .action(.buy(.low)), in: context)
    #expect(again.after.accountToken == .none)
  }

  @Test func nothingElseChangesIt() throws {
    let run = Subscription.bought.with { $0.accountToken = AccountToken(listed: 7) }
    for action in [Action.changePlan(.year), .changePlan(.low), .cancel] {
      let after = try Lifecycle.transition(of: run, on: .action(action), in: .now(at(10))).after
      #expect(after.accountToken == AccountToken(listed: 7))
    }
  }

  /// A code that starts at once is a purchase; one that waits is none yet, and what renews it goes
  /// on with the run's token.
  @Test func aCodeBringsItsTokenWhereItIsAPurchase() throws {
    var context = RuleContext.now(at(100), catalog: .withOffers)
    context.accountToken = .none
    func token(_ run: Subscription?) throws -> AccountToken {
      let own = run?.with { $0.accountToken = AccountToken(listed: 7) }
      let event = Event.action(.redeem(.high, code: .code))
      return try Lifecycle.transition(of: own, on: event, in: context).after.accountToken
    }
    #expect(try token(nil) == .none)
    #expect(try token(.expired) == .none)
    #expect(try token(.bought.with { $0.latest.product = .low }) == .none)
    #expect(try token(.bought) == AccountToken(listed: 7))
  }

  @Test func aPlanThatStartsAtOnceInRetryKeepsIt() throws {
    let run = Subscription.retry.with { $0.accountToken = AccountToken(listed: 7) }
    let event = Event.action(.changePlan(.twin))
    let after = try Lifecycle.transition(of: run, on: event, in: .now(at(500))).after
    #expect(after.accountToken == AccountToken(listed: 7))
  }

  @Test(arguments: [
    (AccountToken.customers, Optional(own)), (.none, nil), (AccountToken(listed: 0), other),
  ])
  func means(_ token: AccountToken, _ meant: RandomUUID?) {
    let policy = StorePolicy(.sandbox)
    let app = AppIdentity(bundleIdentifier: "a", appAppleIdentifier: nil, bundleVersion: nil)
    let ana = PlannedCustomer(
      name: "ana", key: CustomerKey(number: 1), storefront: .usa, app: app, policy: policy,
      accountToken: Self.own, script: [])
    let plan = Plan(
      title: "t", seed: 1, start: start, end: nil, app: app, catalog: .streaming, aliases: [:],
      policy: policy, customers: [ana], accountTokens: [Self.other], expectations: [],
      authority: nil)
    #expect(plan.accountToken(token, of: ana) == meant)
  }
}
