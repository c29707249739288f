/// A number as it is written, with its exact value for whoever asks.
///
/// No value ever passes through floating point: money and counts are whole or refused.
package struct JSONNumber: Hashable, Sendable {
  /// The characters of the file: `+5`, `0x1F`, `1e3`, `.5`, `NaN`.
  package let literal: String

  /// A number of the given characters. What is no JSON5 number has no value.
  package init(literal: String) { self.literal = literal }

  /// The value, if it is whole and fits: `1e3` is 1000, `5.0` is 5, `0x1F` is 31; `NaN` is none.
  ///
  /// Takes time proportional to the literal, however large its exponent is.
  package var integer: Int64? {
    var text = Substring(literal).utf8
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative || text.first == UInt8(ascii: "+") { text.removeFirst() }
    guard let parts = Parts(hexadecimal: text) ?? Parts(decimal: text) else { return nil }
    guard let magnitude = parts.magnitude else { return nil }
    // The most negative number has no positive counterpart.
    if isNegative { return magnitude == 1 << 63 ? .min : Int64(exactly: magnitude).map { -$0 } }
    return Int64(exactly: magnitude)
  }

  /// The value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

/// A whole number and the power of ten it is to be multiplied by.
private struct Parts {
  /// `nil` when it does not fit, whatever the exponent is.
  var significand: UInt64?
  var exponent = 0

  init?(hexadecimal text: Substring.UTF8View) {
    guard text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8) else { return nil }
    let digits = Substring(text.dropFirst(2))
    guard !digits.isEmpty, digits.utf8.allSatisfy({ JSONNumber.hexDigit($0) != nil }) else {
      return nil
    }
    significand = UInt64(digits, radix: 16)
  }

  init?(decimal text: Substring.UTF8View) {
    let mark = text.firstIndex { $0 | 0x20 == UInt8(ascii: "e") }
    let digits = text[..<(mark ?? text.endIndex)]
    let point = digits.firstIndex(of: UInt8(ascii: "."))
    if let point { exponent = -digits.distance(from: point, to: digits.endIndex) + 1 }
    if let mark {
      guard let power = Self.power(text[text.index(after: mark)...]) else { return nil }
      exponent += power
    }
    var value: UInt64? = 0
    // Zeros wait until another digit follows: 5.000 and 5e3 must not overflow or leave a fraction.
    var zeros = 0
    var hasDigit = false
    for index in digits.indices where index != point {
      guard case UInt8(ascii: "0")...UInt8(ascii: "9") = digits[index] else { return nil }
      hasDigit = true
      let digit = digits[index] - UInt8(ascii: "0")
      if digit == 0 {
        zeros += 1
      } else {
        value = value.flatMap { timesTen($0, times: zeros + 1) }
        value = value.flatMap { $0 <= .max - UInt64(digit) ? $0 + UInt64(digit) : nil }
        zeros = 0
      }
    }
    guard hasDigit else { return nil }
    significand = value
    exponent += zeros
  }

  /// Beyond any literal's number of digits one exponent is as good as another.
  private static func power(_ text: Substring.UTF8View) -> Int? {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard !digits.isEmpty else { return nil }
    var power = 0
    for byte in digits {
      guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
      power = min(power * 10 + Int(byte - UInt8(ascii: "0")), 1 << 40)
    }
    return isNegative ? -power : power
  }

  var magnitude: UInt64? {
    significand.flatMap { timesTen($0, times: exponent) }
  }
}

/// A number times ten, so many times over; with a negative count only if nothing is lost.
private func timesTen(_ value: UInt64, times: Int) -> UInt64? {
  if value == 0 { return 0 }
  var result = value
  // Nothing but zero survives twenty multiplications, so a huge count ends at once.
  for _ in 0..<min(times.magnitude, 20) {
    if times > 0 {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      result = product
    } else {
      guard result % 10 == 0 else { return nil }
      result /= 10
    }
  }
  return result
}
