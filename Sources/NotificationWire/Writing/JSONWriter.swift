/// The project's one JSON writer: compact, members in the order they are written in, into bytes.
///
/// Apple's tokens have no white space, no null members and no escaped slashes; Foundation's encoder
/// keeps no order. Escaped are only the quote, the backslash and control characters; all else is
/// raw UTF-8.
///
/// Most of what composing costs is spent here, and an array that asks at each append whether it is
/// the only one and has room took two thirds of that: so it writes into memory of its own.
package struct JSONWriter: ~Copyable {
  private var memory: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// Whether the next member is the first of its object.
  private var isFirst = true

  /// A writer with room for so many bytes; it makes more where that is needed.
  package init(reserving capacity: Int = 1024) {
    memory = .allocate(capacity: max(capacity, 64))
  }

  deinit { memory.deallocate() }

  /// What was written so far.
  package var bytes: [UInt8] { Array(memory[..<count]) }

  /// Makes room for so many bytes more.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > memory.count { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(count + more, 2 * memory.count))
    _ = larger.update(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = larger
  }

  /// Writes a byte, for which there is room.
  private mutating func put(_ byte: UInt8) {
    memory[count] = byte
    count += 1
  }

  /// Writes bytes, for which there is room.
  private mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, let target = memory.baseAddress else { return }
    (target + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Writes an object with the members that `members` writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    reserve(1)
    put(UInt8(ascii: "{"))
    isFirst = true
    members(&self)
    isFirst = false
    reserve(1)
    put(UInt8(ascii: "}"))
  }

  /// Writes a list with one element for each of `values`.
  package mutating func list<Value>(
    of values: [Value], _ element: (inout JSONWriter, Value) -> Void
  ) {
    reserve(1)
    put(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      reserve(1)
      if index > 0 { put(UInt8(ascii: ",")) }
      element(&self, value)
    }
    reserve(1)
    put(UInt8(ascii: "]"))
  }

  /// Writes a value that is JSON text already.
  package mutating func raw(_ json: [UInt8]) {
    reserve(json.count)
    json.withUnsafeBufferPointer { put($0) }
  }

  /// Begins a member: what is written next is its value.
  package mutating func key(_ name: StaticString) {
    reserve(name.utf8CodeUnitCount + 4)
    if !isFirst { put(UInt8(ascii: ",")) }
    isFirst = false
    put(UInt8(ascii: "\""))
    put(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  /// Writes a member that is text; none without it.
  package mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Writes a member that is a whole number; none without it.
  package mutating func member(_ name: StaticString, _ number: Int64?) {
    guard let number else { return }
    key(name)
    integer(number)
  }

  /// Writes a member that is a whole number in quotes, as Apple writes identifiers.
  package mutating func member(_ name: StaticString, quoted number: UInt64) {
    key(name)
    quoted(number)
  }

  /// Begins a member whose name is not known beforehand.
  package mutating func key(named name: String) {
    reserve(2)
    if !isFirst { put(UInt8(ascii: ",")) }
    isFirst = false
    string(name)
    reserve(1)
    put(UInt8(ascii: ":"))
  }

  /// Writes text in quotes.
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { characters in
      // An escape has six bytes at most.
      reserve(characters.count * 6 + 2)
      put(UInt8(ascii: "\""))
      // Nearly every text goes in as it is, in one piece.
      if Self.needEscapes(characters) {
        for character in characters { putEscaped(character) }
      } else {
        put(characters)
      }
      put(UInt8(ascii: "\""))
    }
  }

  /// Writes a whole number.
  package mutating func integer(_ number: Int64) {
    reserve(21)
    if number < 0 { put(UInt8(ascii: "-")) }
    putDigits(number.magnitude)
  }

  /// Writes a whole number in quotes, as Apple writes identifiers.
  package mutating func quoted(_ number: UInt64) {
    reserve(22)
    put(UInt8(ascii: "\""))
    putDigits(number)
    put(UInt8(ascii: "\""))
  }

  /// Writes ASCII text that needs no escapes, a token, in quotes.
  package mutating func quoted(_ token: [UInt8]) {
    reserve(token.count + 2)
    put(UInt8(ascii: "\""))
    token.withUnsafeBufferPointer { put($0) }
    put(UInt8(ascii: "\""))
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    let word: StaticString = value ? "true" : "false"
    reserve(word.utf8CodeUnitCount)
    put(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Writes the digits of a number, for which there is room: the last comes first, two at a time,
  /// since divisions are slow.
  private mutating func putDigits(_ number: UInt64) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = 20
      var rest = number
      while rest >= 10 {
        let (more, pair) = rest.quotientAndRemainder(dividingBy: 100)
        let tens = UInt8(truncatingIfNeeded: pair) / 10
        digits[start - 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: pair) - tens * 10
        digits[start - 2] = UInt8(ascii: "0") + tens
        start -= 2
        rest = more
      }
      if rest > 0 || start == 20 {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
      }
      put(UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Whether any character has to be escaped: eight are looked at at a time.
  private static func needEscapes(_ characters: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(characters)
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    /// Bytes of `word` that are 0 have their top bit in it; others may only beside one that is.
    func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }
    var place = 0
    while place + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let quotes = zeros(word ^ ones &* UInt64(UInt8(ascii: "\"")))
      let backslashes = zeros(word ^ ones &* UInt64(UInt8(ascii: "\\")))
      let controls = (word &- ones &* 0x20) & ~word & tops
      if quotes | backslashes | controls != 0 { return true }
      place += 8
    }
    return characters[place...].contains(where: needsEscape)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Writes one byte of a text, escaped if need be; there is room.
  private mutating func putEscaped(_ byte: UInt8) {
    guard Self.needsEscape(byte) else { return put(byte) }
    put(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(byte)
    default:
      for character in "u00".utf8 { put(character) }
      for digit in [byte >> 4, byte & 15] {
        put(digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a"))
      }
    }
  }
}
