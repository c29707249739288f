import SubscriptionModel

extension GoldenCase {
  /// One for each fact about what is shared: to bo, whom ana lets have it.
  static let families: [GoldenCase] = {
    let first = Sample.transaction(0, of: Sample.bo)
    let again = Sample.transaction(1, of: Sample.bo, .purchase, from: .minutes(2))
    var taken = first
    taken.revocation = Revocation(
      date: first.purchaseDate + .seconds(100), percentage: 0, kind: .family, reason: .other)
    func run(_ latest: Transaction, _ phase: Phase? = nil) -> Subscription {
      var run = Sample.run(latest, of: 1, autoRenews: phase == nil, phase: phase)
      run.ownership = .familyShared
      run.accountToken = .none
      return run
    }
    let revoked = run(taken, .revoked(renewalDue: first.expiresDate))
    return [
      GoldenCase(
        "shared-first",
        Sample.announcement(.shared(.first), at: 13_000, of: 1, first, run(first))),
      GoldenCase(
        "shared-again",
        Sample.announcement(.shared(.again), 3, at: 131_000, of: 1, again, run(again))),
      GoldenCase(
        "unshared", Sample.announcement(.unshared, 1, at: 103_000, of: 1, taken, revoked)),
    ]
  }()

  /// What is bought once, and shared.
  static let sharedOnce: [GoldenCase] = {
    var gold = OneTimePurchase(
      customer: CustomerIndex(0), identifier: TransactionIdentifier(of: Sample.ana.key, count: 7),
      purchaseDate: Sample.start, price: Price(milliunits: 990),
      product: ProductIndex(Sample.catalog.subscriptions.count + 1), kind: .nonConsumable,
      quantity: 1, accountToken: .none)
    gold.ownership = .familyShared
    var taken = gold
    taken.revocation = Revocation(
      date: Sample.start + .seconds(16), percentage: 0, kind: .family,
      reason: .unsatisfiedWithPurchase)
    return [
      GoldenCase("shared-once", Sample.announcement(.shared(.once), .purchase(gold))),
      GoldenCase("unshared-once", Sample.announcement(.unshared, .purchase(taken))),
    ]
  }()
}
