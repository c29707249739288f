extension SyntaxFinding {
  /// What was found, and what would do. The only place that words these facts.
  package func words(in source: SourceText) -> String {
    switch fact {
    case .tooLarge(let bytes):
      "\(bytes) bytes are more than the \(SourceText.byteLimit >> 20) MB a file may have"
    case .empty: "the file is empty; write a JSON5 value"
    case .noValue: "there is no value here, only white space and comments; write a JSON5 value"
    case .looksLikeUTF16: "this looks like UTF-16; save the file as UTF-8"
    case .binaryPropertyList:
      #"begins with "bplist": this is a binary property list, not JSON; save it as JSON"#
    case .markup(let opening):
      "begins with \(Quotation.of(opening)): this is a property list, not JSON; save it as JSON"
    case .aliasFile: "this is a macOS alias, not the file it points to; copy the file itself"
    case .notUTF8(let byte):
      "the byte 0x\(Quotation.hexadecimal(byte, digits: 2)) is not UTF-8; save the file as UTF-8"
    case .tooDeep:
      "more than \(JSON5Reader.depthLimit) brackets are open here; nest less deeply"
    case .unexpected(let found, let wanted): unexpected(found, wanted, in: source)
    case .unknownWord(let word): unknownWord(word)
    case .valueForKey(let kind): valueForKey(kind)
    case .missingColon(let key, let found): missingColon(key, found)
    case .missingComma: #"a "," is missing in front of this"#
    case .trailingText(let found):
      "found \(Quotation.of(found)) behind the end of the value; a file has one value"
    case .unclosed(let kind, let begun): unclosed(kind, begun: begun, in: source)
    case .lineBreakInString(let begun):
      "the string begun at \(away(begun, in: source)) is open at the end of this line; "
        + #"close it, or write \n"#
    case .controlInString(let found):
      "found \(Quotation.of(found)) in a string; "
        + "write \\u\(Quotation.hexadecimal(found.value, digits: 4))"
    case .badEscape(let text): badEscape(text)
    case .loneSurrogate(let text):
      "\(Quotation.of(raw: text)) is half of a surrogate pair; write both halves, or the character"
    case .badNumber(let text, let fault): "\(Quotation.of(text)) is no number; \(remedy(fault))"
    case .repeatedKey(let key, let first, let occurrence):
      "\(Quotation.of(key)) stands \(occurrence == 2 ? "twice" : "\(occurrence) times") "
        + "in this object, first at \(away(first, in: source)); keep one"
    }
  }

  private func unexpected(
    _ found: Unicode.Scalar, _ wanted: SyntaxFact.Wanted, in source: SourceText
  ) -> String {
    let begin = "found \(Quotation.of(found)) where "
    let tip =
      switch found {
      case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}": #"; write straight quotes"#
      case "#": "; a comment begins with //"
      default: ""
      }
    return switch wanted {
    case .value: begin + "a value should be" + tip
    case .key: begin + "a key should be" + tip
    case .separator(let kind, let begun):
      begin + "\",\" or \"\(kind == .object ? "}" : "]")\" should be, in the "
        + "\(noun(kind)) begun at \(away(begun, in: source))" + tip
    }
  }

  private func unknownWord(_ word: String) -> String {
    let begin = "\(Quotation.of(word)) is no value; "
    if let close = Suggestion.closest(to: word, among: ["true", "false", "null"]) {
      return begin + "did you mean \(close)?"
    }
    return begin + "put text into quotes"
  }

  private func valueForKey(_ kind: SyntaxFact.Enclosure?) -> String {
    guard let kind else { return "found a number where a key should be; put it into quotes" }
    return "found an \(noun(kind)) where a key should be; write a key and \":\" in front of it"
  }

  private func missingColon(_ key: String, _ found: Unicode.Scalar) -> String {
    let begin = "found \(Quotation.of(found)) where \":\" should be, after the key "
    let isPartOfName = found == "-" || found == "."
    return begin + Quotation.of(key)
      + (isPartOfName ? "; put a key with \(Quotation.of(found)) into quotes" : "")
  }

  private func unclosed(
    _ kind: SyntaxFact.Enclosure, begun: SourcePlace, in source: SourceText
  ) -> String {
    let remedy =
      switch kind {
      case .object: #"add "}""#
      case .array: #"add "]""#
      case .string: "add its closing quote"
      case .comment: #"add "*/""#
      }
    let article = kind == .object || kind == .array ? "an" : "a"
    return "\(article) \(noun(kind)) begun at line \(source.position(of: begun).line) "
      + "is never closed; \(remedy)"
  }

  private func badEscape(_ text: String) -> String {
    let remedy =
      switch text.dropFirst().first {
      case "u": #"write \u and four hexadecimal digits"#
      case "x": #"write \x and two hexadecimal digits"#
      default: #"write \x and two hexadecimal digits for a character code"#
      }
    return "\(Quotation.of(raw: text)) is no escape; \(remedy), or \\\\ for a backslash"
  }

  private func remedy(_ fault: SyntaxFact.NumberFault) -> String {
    switch fault {
    case .noDigits: "add digits"
    case .leadingZero: "leave out the zeros it begins with"
    case .noHexDigits: "write hexadecimal digits after 0x"
    case .noExponent: "write digits after the e"
    case .textBehind: "put text into quotes"
    }
  }

  private func noun(_ kind: SyntaxFact.Enclosure) -> String {
    switch kind {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .comment: "comment"
    }
  }

  /// Another place as seen from this one: its line, or its column where the line is the same.
  private func away(_ other: SourcePlace, in source: SourceText) -> String {
    let position = source.position(of: other)
    let isSameLine = position.line == source.position(of: place).line
    return isSameLine ? "column \(position.column)" : "line \(position.line)"
  }
}
