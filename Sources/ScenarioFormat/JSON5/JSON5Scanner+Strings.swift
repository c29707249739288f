extension JSON5Scanner {
  /// The string that begins here with either quote, its escapes resolved.
  mutating func string() throws(SyntaxFinding) -> String {
    let start = next
    let quote = bytes[start]
    next += 1
    var copied = next
    var built: [UInt8] = []
    while next < bytes.count {
      let byte = bytes[next]
      if byte == quote {
        next += 1
        if built.isEmpty { return text(copied, next - 1) }
        built += bytes[copied..<(next - 1)]
        return String(decoding: built, as: UTF8.self)
      } else if byte == UInt8(ascii: "\\") {
        built += bytes[copied..<next]
        try escape(into: &built, stringStart: start)
        copied = next
      } else if byte < 0x20, byte != UInt8(ascii: "\t") {
        throw control(byte, stringStart: start)
      } else {
        next += 1
      }
    }
    throw unclosedString(start)
  }

  /// Resolves the escape that begins here; what needs no resolving is left for copying.
  private mutating func escape(
    into built: inout [UInt8], stringStart: Int
  ) throws(SyntaxFinding) {
    let start = next
    next += 1
    guard let byte = peek else { throw unclosedString(stringStart) }
    switch byte {
    case UInt8(ascii: "u"):
      built += String(Character(try unicodeEscape(from: start))).utf8
      return
    case UInt8(ascii: "x"):
      next += 1
      let value = try hexDigits(2, from: start)
      built += Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
      return
    case UInt8(ascii: "b"): built.append(0x08)
    case UInt8(ascii: "t"): built.append(0x09)
    case UInt8(ascii: "n"): built.append(0x0A)
    case UInt8(ascii: "v"): built.append(0x0B)
    case UInt8(ascii: "f"): built.append(0x0C)
    case UInt8(ascii: "r"): built.append(0x0D)
    case UInt8(ascii: "0") where !isDigit(at: next + 1): built.append(0)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      throw finding(.badEscape(text(start, next + 1)), at: start)
    case _ where lineEnd(at: next) > 0:
      // A line that goes on: neither the backslash nor the line end is part of the string.
      next += lineEnd(at: next)
      return
    case ..<0x20 where byte != UInt8(ascii: "\t"): throw control(byte, stringStart: stringStart)
    default: built.append(byte)
    }
    next += 1
  }

  /// The character of the `\u` escape that begins at `start`; `next` is at its `u`.
  mutating func unicodeEscape(from start: Int) throws(SyntaxFinding) -> Unicode.Scalar {
    next += 1
    let first = try hexDigits(4, from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = finding(.loneSurrogate(text(start, next)), at: start)
    guard first < 0xDC00, bytes[next...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw lone }
    let secondStart = next
    next += 2
    let second = try hexDigits(4, from: secondStart)
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  private mutating func hexDigits(
    _ count: Int, from start: Int
  ) throws(SyntaxFinding) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = peek.flatMap(JSONNumber.hexDigit) else {
        throw finding(.badEscape(text(start, next)), at: start)
      }
      value = value << 4 | digit
      next += 1
    }
    return value
  }

  private func control(_ byte: UInt8, stringStart: Int) -> SyntaxFinding {
    lineEnd(at: next) > 0
      ? finding(.lineBreakInString(begun: place(stringStart)))
      : finding(.controlInString(Unicode.Scalar(byte)))
  }

  private func unclosedString(_ start: Int) -> SyntaxFinding {
    finding(.unclosed(.string, begun: place(start)), at: bytes.count)
  }
}
