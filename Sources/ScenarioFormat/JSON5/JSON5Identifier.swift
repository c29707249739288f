/// What a key without quotes may consist of: the identifiers of ECMAScript 5.1.
enum JSON5Identifier {
  /// A letter of any script, `$` or `_`.
  static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIILetter(scalar) || scalar == "$" || scalar == "_" }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }

  /// What can begin one, digits, combining marks, connectors and the two joiners.
  static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    if canBegin(scalar) { return true }
    if scalar.isASCII { return "0"..."9" ~= scalar }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }

  /// Whether a key can stand without quotes.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return canBegin(first) && text.unicodeScalars.dropFirst().allSatisfy(canContinue)
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }
}

extension JSON5Scanner {
  /// The identifier that begins here; `nil`, and nothing read, if none does.
  mutating func identifier() throws(SyntaxFinding) -> String? {
    var name = ""
    var copied = next
    while let (found, length) = scalar(at: next) {
      if found == "\\" {
        let start = next
        next += 1
        guard peek == UInt8(ascii: "u") else {
          next = start
          break
        }
        let escaped = try unicodeEscape(from: start)
        let isFirst = name.isEmpty && copied == start
        guard isFirst ? JSON5Identifier.canBegin(escaped) : JSON5Identifier.canContinue(escaped)
        else {
          next = start
          break
        }
        name += text(copied, start)
        name.unicodeScalars.append(escaped)
        copied = next
      } else {
        let isFirst = name.isEmpty && copied == next
        guard isFirst ? JSON5Identifier.canBegin(found) : JSON5Identifier.canContinue(found) else {
          break
        }
        next += length
      }
    }
    name += text(copied, next)
    return name.isEmpty ? nil : name
  }

  /// A value that is a word.
  mutating func word() throws(SyntaxFinding) -> JSONValue.Content {
    let start = next
    // Escapes are for keys; with one, the rest of a word is no word.
    while let (found, length) = scalar(at: next),
      next == start ? JSON5Identifier.canBegin(found) : JSON5Identifier.canContinue(found)
    {
      next += length
    }
    let word = text(start, next)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity", "NaN": return .number(JSONNumber(literal: word))
    case "": throw unexpected(.value)
    default: throw finding(.unknownWord(word), at: start)
    }
  }
}
