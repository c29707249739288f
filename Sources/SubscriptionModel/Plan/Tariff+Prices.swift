extension Tariff {
  /// Puts the price of an increase on its product, if it is for the storefront and is more than
  /// the present one. Answers whether it did.
  fileprivate mutating func raise(_ product: ProductIndex, by increase: Int) -> Bool {
    let pricing = Pricing(increase: increase)
    guard let price = increasedPrice(pricing), price.milliunits > self.price(of: product).milliunits
    else { return false }
    shelf.set(pricing, on: product)
    return true
  }
}

extension Tariffs {
  /// Raises the price of a product wherever an increase of the plan's, spoken of by place, is for
  /// the storefront and is one. Answers whether it is anywhere.
  package mutating func raise(_ product: ProductIndex, by increase: Int) -> Bool {
    var isRaised = false
    change { if $0.raise(product, by: increase) { isRaised = true } }
    return isRaised
  }

  /// Takes a product from sale everywhere. Answers whether it was for sale.
  package mutating func withdraw(_ product: ProductIndex) -> Bool {
    var wasForSale = false
    change {
      wasForSale = $0.shelf.isForSale(product)
      $0.shelf.withdraw(product)
    }
    return wasForSale
  }
}
