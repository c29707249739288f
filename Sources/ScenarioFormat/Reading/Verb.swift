internal import SubscriptionModel

/// What a step can do; the raw values are the words of scenario files.
enum Verb: String, CaseIterable {
  case buy
  case changePlan
  case cancel
  case resume
  case failBilling
  case fixBilling

  /// The options that steps with this verb have.
  var options: [String] {
    switch self {
    case .buy: ["newRun"]
    case .failBilling: ["for"]
    case .changePlan, .cancel, .resume, .fixBilling: []
    }
  }

  /// The action on a product, or findings about its options.
  func action(_ product: ProductIndex, _ step: ObjectNode) -> Action? {
    switch self {
    case .buy: return .buy(product)
    case .changePlan: return .changePlan(product)
    case .cancel: return .cancel
    case .resume: return .resume
    case .failBilling:
      guard let length = step["for"] else { return .failBilling(for: nil) }
      return length.duration().map { .failBilling(for: $0) }
    case .fixBilling: return .fixBilling
    }
  }
}
