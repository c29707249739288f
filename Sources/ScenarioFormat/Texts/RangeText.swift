/// Ranges of counts as scenarios write them: `3`, `2..4`, `2..` or `..4`.
enum RangeText {
  /// The range that a text says, if it says one.
  static func range(_ text: some StringProtocol) -> ClosedRange<Int>? {
    let text = text[...]
    guard let dots = text.firstRange(of: "..") else { return number(text).map { $0...$0 } }
    let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard !(low.isEmpty && high.isEmpty),
      let least = low.isEmpty ? 0 : number(low), let most = high.isEmpty ? .max : number(high),
      least <= most
    else { return nil }
    return least...most
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard (1...9).contains(text.utf8.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(text)
  }
}
