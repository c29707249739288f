/// Pieces of a file as they are shown to people: never raw control characters, never too long.
enum Quotation {
  private static let limit = 60

  /// A text in quotes, its odd characters escaped, cut when it is long.
  static func of(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(limit)
    let isCut = start.endIndex != text.unicodeScalars.endIndex
    return "\"\(escaped(start))\(isCut ? "…" : "")\""
  }

  /// A piece of source that has escapes already, in quotes.
  static func of(raw text: String) -> String { "\"\(text)\"" }

  /// One character in quotes, or its code where it would not be seen.
  static func of(_ scalar: Unicode.Scalar) -> String {
    if !isVisible(scalar) { return "U+\(hexadecimal(scalar.value, digits: 4))" }
    return scalar == "\"" ? "a quote" : "\"\(String(Character(scalar)))\""
  }

  /// A text as it stands between double quotes in JSON5.
  static func escaped(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in scalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(Character(scalar))
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isVisible(scalar) || isInnocent(scalar):
        result.unicodeScalars.append(scalar)
      case _ where scalar.value > 0xFFFF:
        for unit in String(Character(scalar)).utf16 {
          result += "\\u" + hexadecimal(unit, digits: 4)
        }
      default: result += "\\u" + hexadecimal(scalar.value, digits: 4)
      }
    }
    return result
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }

  /// Marks and spaces are fine inside a text, not alone.
  private static func isInnocent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: scalar == " " || scalar == "\u{200D}"
    }
  }

  /// A number in upper-case hexadecimal, of at least so many digits.
  static func hexadecimal(_ value: some BinaryInteger, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
