/// Percentages as scenarios write them, in parts per million: `2.5%` is 25,000. At most four
/// decimals, so that all of them are whole.
package enum PercentText {
  /// The parts per million that a text says, up to a whole.
  static func millionths(_ text: some StringProtocol) -> Int64? {
    guard text.last == "%" else { return nil }
    let parts = String(text.dropLast()).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, (1...3).contains(whole.utf8.count) else {
      return nil
    }
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard (1...4).contains(decimals.utf8.count),
      (whole + decimals).utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let units = Int64(whole), let fraction = Int64(decimals)
    else { return nil }
    let millionths = units * 10_000 + fraction * [1000, 100, 10, 1][decimals.utf8.count - 1]
    return millionths <= 1_000_000 ? millionths : nil
  }

  /// The range that a text says: `2%..4%`, `2%..`, `..4%`, or `2%` alone.
  static func range(_ text: String) -> ClosedRange<Int64>? {
    guard let dots = text.firstRange(of: "..") else { return millionths(text).map { $0...$0 } }
    let (low, high) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard !low.isEmpty || !high.isEmpty else { return nil }
    guard let least = low.isEmpty ? 0 : millionths(low),
      let most = high.isEmpty ? 1_000_000 : millionths(high), least <= most
    else { return nil }
    return least...most
  }

  /// Parts per million as a percentage, at most four decimals: `2.5%`.
  package static func text(_ millionths: Int64) -> String {
    let decimals = "\(10_000 + millionths % 10_000)".dropFirst()
    let needed = decimals.reversed().drop { $0 == "0" }.reversed()
    return "\(millionths / 10_000)" + (needed.isEmpty ? "" : "." + String(needed)) + "%"
  }
}
