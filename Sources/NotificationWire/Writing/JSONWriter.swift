/// The project's one JSON writer: compact, members in the order they are written in, into bytes.
///
/// Apple's tokens have no white space, no null members and no escaped slashes; Foundation's encoder
/// keeps no order. Escaped are only the quote, the backslash and control characters; all else is
/// raw UTF-8.
package struct JSONWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next member is the first of its object.
  private var isFirst = true

  /// A writer with room for so many bytes.
  package init(reserving capacity: Int = 1024) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes an object with the members that `members` writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
    members(&self)
    isFirst = false
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a list with one element for each of `values`.
  package mutating func list<Value>(
    of values: [Value], _ element: (inout JSONWriter, Value) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      element(&self, value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a value that is JSON text already.
  package mutating func raw(_ json: [UInt8]) {
    bytes.append(contentsOf: json)
  }

  /// Begins a member: what is written next is its value.
  package mutating func key(_ name: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
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
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes text in quotes.
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { characters in
      // Nearly every text goes in as it is, in one piece.
      if characters.contains(where: Self.needsEscape) {
        for character in characters { append(character) }
      } else {
        bytes.append(contentsOf: characters)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  package mutating func integer(_ number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(number.magnitude)
  }

  /// Writes a whole number in quotes, as Apple writes identifiers.
  package mutating func quoted(_ number: UInt64) {
    bytes.append(UInt8(ascii: "\""))
    digits(number)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes ASCII text that needs no escapes, a token, in quotes.
  package mutating func quoted(_ token: [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: token)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
  }

  /// Writes the digits of a number; 20 are enough for any.
  private mutating func digits(_ number: UInt64) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = 20
      var rest = number
      repeat {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: digits[start...]))
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Writes one byte of a text, escaped if need be.
  private mutating func append(_ byte: UInt8) {
    guard Self.needsEscape(byte) else {
      bytes.append(byte)
      return
    }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      let hexadecimal = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(hexadecimal[Int(byte >> 4)])
      bytes.append(hexadecimal[Int(byte & 15)])
    }
  }
}
