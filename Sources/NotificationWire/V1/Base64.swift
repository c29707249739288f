/// base64 with padding (RFC 4648 §4), as receipts are handed on.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes.
  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let used = min(3, bytes.count - start)
      var bits = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < used ? Int(bytes[start + index]) : 0)
      }
      for place in 0..<4 {
        text.append(
          place <= used ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; `nil`: it is none. White space is skipped.
  static func decode(_ text: String) -> [UInt8]? {
    let digits = text.utf8.filter { ![9, 10, 13, 32].contains($0) }
    let count = digits.count
    guard count > 0, count % 4 == 0 else { return nil }
    let padding = digits.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count / 4 * 3)
    var bits = 0
    for (place, digit) in digits.enumerated() {
      var value = 0
      if place < count - padding {
        guard let found = value6(digit) else { return nil }
        value = found
      }
      bits = bits << 6 | value
      if place % 4 == 3 {
        bytes += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
        bits = 0
      }
    }
    return Array(bytes.dropLast(padding))
  }

  private static func value6(_ digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
