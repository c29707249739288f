/// What the bytes of a file are, before anything in them is read as JSON5.
enum TextEncoding {
  /// The length of the UTF-8 byte order mark a text begins with, or 0.
  static func markLength(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Why these bytes are no text to read, and at which byte; `nil` if they are well-formed UTF-8.
  static func fault(in bytes: [UInt8]) -> (fact: SyntaxFact, byte: Int)? {
    if bytes.count > SourceText.byteLimit { return (.tooLarge(bytes: bytes.count), 0) }
    if bytes.count == markLength(of: bytes) { return (.empty, 0) }
    if bytes.starts(with: Array("book".utf8)), bytes.dropFirst(8).starts(with: Array("mark".utf8)) {
      return (.aliasFile, 0)
    }
    if looksLikeUTF16(bytes) { return (.looksLikeUTF16, 0) }
    if bytes.starts(with: Array("bplist".utf8)) { return (.binaryPropertyList, 0) }
    if let opening = markup(in: bytes) { return (.markup(opening: opening.text), opening.byte) }
    if let byte = firstFault(in: bytes) { return (.notUTF8(byte: bytes[byte]), byte) }
    return nil
  }

  /// A UTF-16 byte order mark, or a zero byte beside the first character, which is ASCII in JSON5.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(2)
    return start == [0xFE, 0xFF] || start == [0xFF, 0xFE] || start.contains(0)
  }

  /// The beginning of an XML property list, which some tools write under any ending.
  private static func markup(in bytes: [UInt8]) -> (text: String, byte: Int)? {
    let space: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    let rest = bytes.dropFirst(markLength(of: bytes)).drop { space.contains($0) }
    for opening in ["<?xml", "<!DOCTYPE plist", "<plist"] where rest.starts(with: opening.utf8) {
      return (opening, rest.startIndex)
    }
    return nil
  }

  /// The first byte of the first sequence that is not UTF-8: overlong forms, surrogates and what is
  /// above U+10FFFF are refused too.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(lead), index + length <= bytes.count else { return index }
      guard secondBytes(after: lead).contains(bytes[index + 1]) else { return index }
      for follower in bytes[(index + 2)..<(index + length)] where follower & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }

  private static func sequenceLength(_ lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// The second byte alone decides whether a form is overlong, a surrogate or too large.
  private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
