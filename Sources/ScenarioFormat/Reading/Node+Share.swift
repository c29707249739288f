internal import SubscriptionModel

extension Node {
  /// A share such as `"40%"` in thousandths of a percent, or a finding.
  func share(from least: Int64) -> Int32? {
    let wanted = "a percentage such as \"40%\""
    guard let text = text(wanted) else { return nil }
    guard text.last == "%", let price = Price(decimal: String(text.dropLast())),
      (least...100_000) ~= price.milliunits
    else {
      found(ShapeFact.numberOutside(found: Quotation.of(text), wanted: wanted))
      return nil
    }
    return Int32(price.milliunits)
  }
}
