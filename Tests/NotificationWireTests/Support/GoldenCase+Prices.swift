import NotificationWire
import SubscriptionModel

extension GoldenCase {
  /// One for each fact about a price, and for what is no longer sold.
  static let prices: [GoldenCase] = {
    let paid = Sample.transaction(0)
    func told(
      _ name: String, _ fact: Fact, _ status: PriceIncreaseStatus?, autoRenews: Bool = true,
      _ phase: Phase = Sample.run(paid).phase
    ) -> GoldenCase {
      var run = Sample.run(paid, autoRenews: autoRenews, phase: phase)
      run.renewsAt = Pricing(increase: 0)
      run.priceIncrease = status
      let isOver = phase != Sample.run(paid).phase
      return GoldenCase(
        name, Sample.announcement(fact, 1, at: isOver ? 315_250 : 123_000, paid, run),
        of: Sample.planOfHigherPrices)
    }
    return [
      told("priceIncrease-asked", .priceIncrease(.asked), .pending),
      told("priceIncrease-agreed", .priceIncrease(.agreed), .agreed),
      told("priceIncrease-told", .priceIncrease(.told), .agreed),
      told(
        "autoRenewDisabled-price", .autoRenewDisabled(by: .priceRefusal), .pending,
        autoRenews: false),
      told(
        "expired-price", .expired(.priceIncrease), .pending, autoRenews: false,
        .expired(.priceIncrease)),
      told(
        "expired-sale", .expired(.notForSale), nil, autoRenews: false, .expired(.notForSale)),
    ]
  }()
}

extension Sample {
  /// The plan, in which the first product's price goes up.
  static let planOfHigherPrices: Plan = {
    var plan = Sample.plan
    plan.priceIncreases = [
      PriceIncrease(of: ProductIndex(0), to: .everywhere(Price(milliunits: 24_990)))
    ]
    return plan
  }()
}
