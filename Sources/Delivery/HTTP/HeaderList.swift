internal import CCurl

/// The owner of the header lines that all attempts at a receiver send.
final class HeaderList {
  /// The first line, which leads to the others; valid as long as the owner lives.
  private(set) var first: UnsafeMutablePointer<curl_slist>?

  /// These lines, "Name: value", and what the project sends unless one of them says otherwise.
  /// Throws ``HTTPError``.
  init(_ lines: [String]) throws(HTTPError) {
    // "Expect:" with nothing behind it: no body waits for a receiver to ask for it.
    let own = ["Content-Type: application/json", "Expect:"]
    let names = Set(try lines.map { line throws(HTTPError) in try Self.name(of: line) })
    for line in own where !names.contains(try Self.name(of: line)) { try append(line) }
    for line in lines { try append(line) }
  }

  deinit { curl_slist_free_all(first) }

  private func append(_ line: String) throws(HTTPError) {
    first = try check(curl_slist_append(first, line), "curl_slist_append")
  }

  /// The name in a line, in small letters. Throws ``HTTPError`` where the line is no header.
  static func name(of line: String) throws(HTTPError) -> String {
    let name = line.utf8.prefix { $0 != UInt8(ascii: ":") }
    let isWhole = name.count < line.utf8.count && !name.isEmpty && name.allSatisfy(isToken)
    // A line break would begin another header, or the body. A tab is a space like any other.
    let isOneLine = line.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }
    guard isWhole && isOneLine else { throw .badHeader(line) }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Whether a byte may stand in a header's name (RFC 9110 §5.6.2).
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
