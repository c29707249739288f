/// One pass over the bytes of a text that is known to be UTF-8.
struct JSON5Scanner {
  let bytes: [UInt8]
  let textNumber: Int
  /// The offset of the next byte to look at.
  var next: Int
  /// The objects and arrays around `next`, outermost first, and the offsets they begin at.
  var open: [(kind: SyntaxFact.Enclosure, start: Int)] = []
  /// What was found without ending the reading.
  var repeatedKeys: [SyntaxFinding] = []

  init(_ source: SourceText) {
    bytes = source.bytes
    textNumber = source.number
    next = TextEncoding.markLength(of: source.bytes)
  }

  /// The next byte, or `nil` at the end.
  var peek: UInt8? { next < bytes.count ? bytes[next] : nil }

  func place(_ offset: Int) -> SourcePlace { SourcePlace(text: textNumber, byte: offset) }

  /// A finding at an offset, or at the next byte.
  func finding(_ fact: SyntaxFact, at offset: Int? = nil) -> SyntaxFinding {
    SyntaxFinding(place: place(offset ?? next), fact: fact)
  }

  /// The finding that something which is not wanted stands next, or that the text ends.
  func unexpected(_ wanted: SyntaxFact.Wanted) -> SyntaxFinding {
    guard let found = scalar(at: next) else { return endOfText() }
    return finding(.unexpected(found.scalar, wanted: wanted))
  }

  /// The finding that the text ends inside its innermost object or array.
  func endOfText() -> SyntaxFinding {
    guard let (kind, start) = open.last else { return finding(.noValue, at: bytes.count) }
    return finding(.unclosed(kind, begun: place(start)), at: bytes.count)
  }

  /// The bytes from one offset to another as text.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The scalar that begins at an offset, and its length in bytes; `nil` at the end.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset < bytes.count else { return nil }
    let lead = bytes[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for follower in bytes[(offset + 1)..<(offset + length)] {
      value = value << 6 | UInt32(follower & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// Moves over white space and comments.
  mutating func skipSpace() throws(SyntaxFinding) {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09...0x0D: next += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      case 0x80...:
        guard let found = scalar(at: next), Self.isSpace(found.scalar) else { return }
        next += found.length
      default: return
      }
    }
  }

  /// Moves over the comment that begins here, if one does.
  private mutating func skipComment() throws(SyntaxFinding) -> Bool {
    let start = next
    guard start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      next += 2
      while next < bytes.count, lineEnd(at: next) == 0 { next += 1 }
      return true
    case UInt8(ascii: "*"):
      next += 2
      while next + 1 < bytes.count {
        if bytes[next] == UInt8(ascii: "*"), bytes[next + 1] == UInt8(ascii: "/") {
          next += 2
          return true
        }
        next += 1
      }
      throw finding(.unclosed(.comment, begun: place(start)), at: bytes.count)
    default: return false
    }
  }

  /// The length of the line terminator of JSON5 that begins at an offset, or 0.
  func lineEnd(at offset: Int) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"):
      offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
    // U+2028 and U+2029.
    case 0xE2 where bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }
}
