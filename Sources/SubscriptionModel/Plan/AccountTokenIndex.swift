/// Which of a customer's account tokens a purchase carries, by place.
package struct AccountTokenIndex: Hashable, Sendable {
  package let number: Int16

  package init(_ number: Int) {
    self.number = Int16(number)
  }

  /// No token, as of a purchase outside of the app.
  package static let none = AccountTokenIndex(-1)
  /// The customer's own, if there is one.
  package static let own = AccountTokenIndex(0)
}

extension PlannedCustomer {
  /// The account token at a place, `appAccountToken`; `nil` where there is none.
  package func accountToken(_ index: AccountTokenIndex) -> RandomUUID? {
    switch index {
    case .none: nil
    case .own: accountToken
    default: otherTokens[Int(index.number) - 1]
    }
  }
}
