internal import Sandclock

extension Pace {
  /// The pace that a text says: `instant`, `realtime`, or a factor such as `60x` or `0.5x`; `nil`
  /// when it says none.
  init?(text: String) {
    switch text {
    case "instant": self = .instant
    case "realtime": self = .realtime
    default:
      guard text.hasSuffix("x"), let thousandths = Self.thousandths(text.dropLast()),
        (1...1_000_000_000).contains(thousandths)
      else { return nil }
      self = .times(thousandths: thousandths)
    }
  }

  /// A decimal number with at most three digits behind the point, in thousandths.
  private static func thousandths(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard parts.count <= 2, (1...3).contains(fraction.count), parts[0].count <= 7,
      (parts[0] + fraction).allSatisfy({ $0.isASCII && $0.isNumber }),
      let whole = Int64(parts[0]),
      let rest = Int64(fraction + String(repeating: "0", count: 3 - fraction.count))
    else { return nil }
    return whole * 1000 + rest
  }
}
