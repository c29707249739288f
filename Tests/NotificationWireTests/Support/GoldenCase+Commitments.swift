import SubscriptionModel

extension GoldenCase {
  /// A yearly subscription that is billed by the month, or at once though it need not be.
  static let commitments: [GoldenCase] = {
    func month(_ number: Int, _ reason: TransactionReason) -> Transaction {
      var month = Sample.transaction(UInt32(number - 1), product: 4, reason)
      month.price = Price(milliunits: 12_990)
      month.commitmentMonth = number
      return month
    }
    let plan = Sample.plan(catalog: Sample.withMonthlyPlan)
    func told(
      _ name: String, _ fact: Fact, _ transaction: Transaction, _ run: Subscription
    ) -> GoldenCase {
      let at = (transaction.purchaseDate - Sample.start).milliseconds + 12_000
      return GoldenCase(name, Sample.announcement(fact, 3, at: at, transaction, run), of: plan)
    }
    let third = month(3, .renewal)
    let last = month(12, .renewal)
    let upFront = Sample.transaction(0, product: 4)
    return [
      told("commitment-first", .subscribed, month(1, .purchase), Sample.run(month(1, .purchase))),
      told(
        "commitment-cancelled", .autoRenewDisabled(by: .customer), third,
        Sample.run(third, autoRenews: false)),
      told(
        "commitment-downgraded", .downgradeChosen, third, Sample.run(third, renewsTo: 1)),
      told(
        "commitment-over", .expired(.voluntary), last,
        Sample.run(last, autoRenews: false, phase: .expired(.voluntary))),
      told("commitment-none", .subscribed, upFront, Sample.run(upFront)),
    ]
  }()
}

extension Sample {
  /// The catalog in which the year can be billed by the month.
  static let withMonthlyPlan = Catalog(
    groups: catalog.groups,
    subscriptions: catalog.subscriptions.map { product in
      SubscriptionProduct(
        identifier: product.identifier, group: product.group, level: product.level,
        period: product.period, prices: product.prices, isFamilyShareable: false, offers: [],
        monthlyPlan: product.period == .year
          ? MonthlyPlan(
            prices: .everywhere(Price(milliunits: 12_990)),
            commitmentPrices: .everywhere(Price(milliunits: 155_880))) : nil)
    }, oneTimeProducts: catalog.oneTimeProducts)

  /// The plan with this catalog instead.
  static func plan(catalog: Catalog) -> Plan {
    var plan = plan
    plan.catalog = catalog
    return plan
  }
}
