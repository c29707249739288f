import SubscriptionModel
import Testing

/// What the developer can do to a live subscription through the Advanced Commerce API.
@Suite struct AdvancedCommerceRuleTests {
  private static let states: [Subscription] = [.bought, .cancelled, .booked, .grace, .retry]
  /// Paid back for the present period.
  private static let revoked = Subscription.bought.with {
    $0.phase = .revoked(renewalDue: at(240))
  }

  private static func change(
    _ run: Subscription?, _ change: AdvancedCommerceChange
  ) throws -> Transition {
    try Lifecycle.transition(
      of: run, on: .action(.advancedCommerce(change)), in: .now(at(250)))
  }

  @Test(arguments: states, [AdvancedCommerceChange.metadataUpdate, .priceChange])
  func namesAndPricesAreOnlyTold(_ run: Subscription, _ change: AdvancedCommerceChange) throws {
    let transition = try Self.change(run, change)
    #expect(transition == Transition(to: run, .advancedCommerce(change)))
  }

  @Test(arguments: states)
  func aMigrationGoesOnUnderAnotherOriginal(_ run: Subscription) throws {
    let transition = try Self.change(run, .migration)
    let context = RuleContext.now(at(250))
    #expect(transition.first == .advancedCommerce(.migration))
    #expect(transition.second == nil)
    #expect(transition.after.previousOriginalTransaction == run.originalTransaction)
    #expect(
      transition.after
        == run.with {
          $0.latest.identifier = context.nextTransaction
          $0.latest.reason = .purchase
          $0.originalTransaction = context.nextTransaction
          $0.renewals = 0
          $0.migrationDistance = 2
        })
    #expect(transition.after.nextDue == run.nextDue)
  }

  @Test(arguments: [Subscription.expired, revoked, nil])
  func thereMustBeSomethingToChange(_ run: Subscription?) {
    for change in AdvancedCommerceChange.allCases {
      #expect(throws: Refusal.notSubscribed) { try Self.change(run, change) }
    }
  }

  @Test func whoWasNeverMigratedHasNoOriginalBefore() {
    #expect(Subscription.bought.previousOriginalTransaction == nil)
  }
}
