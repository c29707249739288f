internal import SubscriptionModel

/// What a step can do; the raw values are the words of scenario files.
enum Verb: String, CaseIterable {
  case buy
  case changePlan
  case cancel
  case resume

  /// The action on a product.
  func action(_ product: ProductIndex) -> Action {
    switch self {
    case .buy: .buy(product)
    case .changePlan: .changePlan(product)
    case .cancel: .cancel
    case .resume: .resume
    }
  }
}
