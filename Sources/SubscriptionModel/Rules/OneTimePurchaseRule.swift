/// Buying something once: a transaction that is its own original. What is owned for good cannot be
/// bought again.
package enum OneTimePurchaseRule {
  /// What is bought.
  ///
  /// - Parameters:
  ///   - product: The product and what kind of thing it is.
  ///   - owned: Whether the customer has bought the product before.
  /// - Throws: A `Refusal` where the customer has it for good already, or it is no longer sold.
  package static func apply(
    buying product: ProductIndex, _ kind: OneTimeProduct.Kind, quantity: Int32, owned: Bool,
    _ context: RuleContext
  ) throws(Refusal) -> OneTimePurchase {
    guard context.tariff.shelf.isForSale(product) else { throw .notForSale(product) }
    if owned, kind.isOwnedOnce { throw .alreadyOwned(product) }
    let price = context.tariff.price(of: product)
    return OneTimePurchase(
      customer: context.customer, identifier: context.nextTransaction,
      purchaseDate: context.now.wholeSecond,
      price: Price(milliunits: price.milliunits * Int64(quantity)), product: product, kind: kind,
      quantity: quantity, accountToken: context.accountToken)
  }
}
