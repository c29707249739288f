/// Lays JSON out for people and for line-by-line comparison.
package enum JSONLayout {
  /// Compact JSON with a member or an element a line, two spaces a level; what it says stays the
  /// same, byte for byte.
  package static func indented(_ json: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(json.count * 3 / 2)
    var depth = 0
    var isInString = false
    var isEscaped = false
    func lineBreak() {
      text.append(UInt8(ascii: "\n"))
      text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }
    for (index, byte) in json.enumerated() {
      if isInString {
        text.append(byte)
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        text.append(byte)
        depth += 1
        // An empty object or list stays on its line: its end is two characters on.
        if !closes(json, after: index) { lineBreak() }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if !opens(json, before: index) { lineBreak() }
        text.append(byte)
      case UInt8(ascii: ","):
        text.append(byte)
        lineBreak()
      case UInt8(ascii: ":"):
        text.append(contentsOf: ": ".utf8)
      default:
        isInString = byte == UInt8(ascii: "\"")
        text.append(byte)
      }
    }
    return text
  }

  private static func closes(_ json: [UInt8], after index: Int) -> Bool {
    let next = json.index(after: index)
    return next < json.endIndex
      && (json[next] == UInt8(ascii: "}") || json[next] == UInt8(ascii: "]"))
  }

  private static func opens(_ json: [UInt8], before index: Int) -> Bool {
    index > 0
      && (json[index - 1] == UInt8(ascii: "{") || json[index - 1] == UInt8(ascii: "["))
  }
}
