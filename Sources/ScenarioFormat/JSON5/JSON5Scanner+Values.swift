extension JSON5Scanner {
  /// The one value of the text, and nothing behind it.
  mutating func document() throws(SyntaxFinding) -> JSONValue {
    try skipSpace()
    let value = try value()
    try skipSpace()
    if let found = scalar(at: next) { throw finding(.trailingText(found.scalar)) }
    return value
  }

  /// The value that begins here.
  private mutating func value() throws(SyntaxFinding) -> JSONValue {
    guard let byte = peek else { throw endOfText() }
    let start = place(next)
    let content: JSONValue.Content =
      switch byte {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""), UInt8(ascii: "'"): .string(try string())
      case UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        .number(JSONNumber(literal: try number()))
      default: try word()
      }
    return JSONValue(place: start, content: content)
  }

  private mutating func elements() throws(SyntaxFinding) -> [JSONValue] {
    try enter(.array)
    var elements: [JSONValue] = []
    while true {
      try skipSpace()
      if leave(at: UInt8(ascii: "]")) { return elements }
      elements.append(try value())
      try separator(before: UInt8(ascii: "]"))
    }
  }

  private mutating func members() throws(SyntaxFinding) -> [JSONValue.Member] {
    try enter(.object)
    var members: [JSONValue.Member] = []
    var keys = KeyLedger()
    while true {
      try skipSpace()
      if leave(at: UInt8(ascii: "}")) { return members }
      let keyPlace = place(next)
      let key = try key()
      // Before its value is read: what ends the reading in there must not hide this.
      let earlier = keys.note(key, at: keyPlace)
      if let (first, occurrence) = earlier {
        repeatedKeys.append(
          SyntaxFinding(
            place: keyPlace, fact: .repeatedKey(key, first: first, occurrence: occurrence)))
      }
      try colon(after: key)
      let value = try value()
      if earlier == nil {
        members.append(JSONValue.Member(key: key, keyPlace: keyPlace, value: value))
      }
      try separator(before: UInt8(ascii: "}"))
    }
  }

  private mutating func key() throws(SyntaxFinding) -> String {
    guard let byte = peek else { throw endOfText() }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try string()
    case UInt8(ascii: "{"): throw finding(.valueForKey(.object))
    case UInt8(ascii: "["): throw finding(.valueForKey(.array))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      throw finding(.valueForKey(nil))
    default:
      guard let name = try identifier() else { throw unexpected(.key) }
      return name
    }
  }

  private mutating func colon(after key: String) throws(SyntaxFinding) {
    try skipSpace()
    guard let found = scalar(at: next) else { throw endOfText() }
    guard found.scalar == ":" else {
      throw finding(.missingColon(key: key, found: found.scalar))
    }
    next += 1
    try skipSpace()
  }

  /// Moves over the comma, or up to the bracket that ends the innermost object or array.
  private mutating func separator(before close: UInt8) throws(SyntaxFinding) {
    try skipSpace()
    guard let byte = peek, let (kind, start) = open.last else { throw endOfText() }
    if byte == UInt8(ascii: ",") {
      next += 1
    } else if byte != close {
      if beginsValueOrKey { throw finding(.missingComma) }
      throw unexpected(.separator(in: kind, begun: place(start)))
    }
  }

  private var beginsValueOrKey: Bool {
    guard let (found, _) = scalar(at: next) else { return false }
    switch found {
    case "\"", "'", "{", "[", "-", "0"..."9": return true
    default: return JSON5Identifier.canBegin(found)
    }
  }

  private mutating func enter(_ kind: SyntaxFact.Enclosure) throws(SyntaxFinding) {
    guard open.count < JSON5Reader.depthLimit else { throw finding(.tooDeep) }
    open.append((kind, next))
    next += 1
  }

  private mutating func leave(at close: UInt8) -> Bool {
    guard peek == close else { return false }
    next += 1
    open.removeLast()
    return true
  }
}
