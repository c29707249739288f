extension Price {
  /// The amount as catalogs write it, with as many decimals as it needs: `9.99`, `0.5`, `500`.
  package var decimalText: String {
    let units = milliunits / 1000
    var fraction = "\(1000 + milliunits % 1000)".dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? "\(units)" : "\(units).\(fraction)"
  }

  /// The amount as price lists show it: with two decimals where the currency has any and the
  /// amount needs no third.
  package func text(in currency: String) -> String {
    let text = decimalText
    if Self.wholeCurrencies.contains(currency) && !text.contains(".") { return text }
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    return switch decimals {
    case 0: text + ".00"
    case 1: text + "0"
    default: text
    }
  }

  /// Currencies of the App Store whose unit has no hundredths in use (ISO 4217).
  private static let wholeCurrencies: Set<String> = ["CLP", "JPY", "KRW", "VND"]
}
