extension JSON5Scanner {
  /// The number that begins here, as it is written.
  mutating func number() throws(SyntaxFinding) -> String {
    let start = next
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { next += 1 }
    var fault = scanMagnitude()
    let end = next
    scanRestOfWord()
    // What goes on is text that lost its quotes, such as 2m or a date: no advice on digits helps.
    if next > end, fault != .noHexDigits { fault = .textBehind }
    let text = text(start, next)
    if let fault { throw finding(.badNumber(text, fault), at: start) }
    return text
  }

  func isDigit(at offset: Int) -> Bool {
    offset < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset]
  }

  private mutating func scanMagnitude() -> SyntaxFact.NumberFault? {
    if take(word: "Infinity") || take(word: "NaN") { return nil }
    if take(word: "0x") || take(word: "0X") {
      let start = next
      while let byte = peek, JSONNumber.hexDigit(byte) != nil { next += 1 }
      return next == start ? .noHexDigits : nil
    }
    let start = next
    let whole = takeDigits()
    var fault: SyntaxFact.NumberFault? =
      whole > 1 && bytes[start] == UInt8(ascii: "0") ? .leadingZero : nil
    let fraction = take(UInt8(ascii: ".")) ? takeDigits() : 0
    if whole + fraction == 0 { return .noDigits }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { next += 1 }
      if takeDigits() == 0 { fault = fault ?? .noExponent }
    }
    return fault
  }

  private mutating func takeDigits() -> Int {
    let start = next
    while isDigit(at: next) { next += 1 }
    return next - start
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    next += 1
    return true
  }

  private mutating func take(word: StaticString) -> Bool {
    let isThere = word.withUTF8Buffer { word in
      // Nearly every number is decided by its first byte.
      peek == word.first && bytes[next...].starts(with: word)
    }
    if isThere { next += word.utf8CodeUnitCount }
    return isThere
  }

  private mutating func scanRestOfWord() {
    while let (found, length) = scalar(at: next) {
      switch found {
      case "+", "-", ".", ":", "%", "\\": break
      default: if !JSON5Identifier.canContinue(found) { return }
      }
      next += length
    }
  }
}
