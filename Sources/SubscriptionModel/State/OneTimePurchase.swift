/// Something that was bought once: one transaction, which is its own original and stands by itself.
package struct OneTimePurchase: Hashable, Sendable {
  package var customer: CustomerIndex
  package var identifier: TransactionIdentifier
  /// When it was bought, a whole second.
  package var purchaseDate: SimInstant
  /// What all of it cost together.
  package var price: Price
  package var product: ProductIndex
  package var kind: OneTimeProduct.Kind
  package var quantity: Int32
  package var accountToken: AccountToken
  /// Whether the customer bought it, or a member of the family.
  package var ownership = InAppOwnership.purchased
  /// What was taken back of it, if it was refunded or is shared no more.
  package var revocation: Revocation?

  package init(
    customer: CustomerIndex, identifier: TransactionIdentifier, purchaseDate: SimInstant,
    price: Price, product: ProductIndex, kind: OneTimeProduct.Kind, quantity: Int32,
    accountToken: AccountToken
  ) {
    self.customer = customer
    self.identifier = identifier
    self.purchaseDate = purchaseDate
    self.price = price
    self.product = product
    self.kind = kind
    self.quantity = quantity
    self.accountToken = accountToken
  }

  /// What a correct receiver has it down as: what is used up was bought, all else is owned.
  package var word: String {
    if revocation != nil { return "revoked" }
    return switch kind {
    case .consumable: "bought"
    case .nonConsumable, .nonRenewing, .free: "owned"
    }
  }
}
