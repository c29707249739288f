import SubscriptionModel
import TestSupport

extension Catalog {
  /// Subscriptions of the same ids, all else as chance has it: levels, periods, prices, groups and
  /// what a family can share. What is bought once stays.
  func shuffled(using random: inout SplitMix64) -> Catalog {
    Catalog(
      groups: groups,
      subscriptions: subscriptions.map { product in
        SubscriptionProduct(
          identifier: product.identifier,
          group: GroupIndex(.random(in: groups.indices, using: &random)),
          level: .random(in: 1...3, using: &random),
          period: BillingPeriod.allCases.randomElement(using: &random) ?? .month,
          prices: .everywhere(Price(milliunits: .random(in: 0...20, using: &random) * 990)),
          isFamilyShareable: product.isFamilyShareable
            != (Int.random(in: 0...3, using: &random) == 0),
          offers: product.offers, monthlyPlan: product.monthlyPlan,
          displayName: product.displayName)
      },
      oneTimeProducts: oneTimeProducts)
  }
}
