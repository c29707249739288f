extension Arguments {
  /// The whole number that an option says; `nil` where it was not given. Throws ``UsageError``.
  func count(_ option: Option, in range: ClosedRange<Int64>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int64(text),
      range.contains(number)
    else {
      throw .badValue(
        text, option: option.rawValue,
        wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return Int(number)
  }
}
