internal import SubscriptionModel

extension InAppOwnership {
  /// A price, where it is the customer who pays it: what is shared is told without one.
  func paid(_ price: Price) -> Price? {
    switch self {
    case .purchased: price
    case .familyShared: nil
    }
  }
}
