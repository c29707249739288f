/// The text of a path into a document: `store.renewalRate`, `customers[0].name`,
/// `products["odd key"]`, with or without `$.` in front, as findings have it.
enum PathText {
  /// The steps of a path from the root; `nil` if the text is none.
  static func steps(_ text: String) -> [JSONPath.Step]? {
    var rest = text[...]
    if rest.hasPrefix("$.") { rest.removeFirst(2) }
    var steps: [JSONPath.Step] = []
    var wantsKey = true
    while wantsKey || !rest.isEmpty {
      if wantsKey {
        let key = rest.prefix { !".[]\"".contains($0) && !$0.isWhitespace }
        guard !key.isEmpty else { return nil }
        steps.append(.key(String(key)))
        rest.removeFirst(key.count)
        wantsKey = false
      } else if rest.first == "." {
        rest.removeFirst()
        wantsKey = true
      } else if let step = bracket(&rest) {
        steps.append(step)
      } else {
        return nil
      }
      if steps.count > JSON5Reader.depthLimit { return nil }
    }
    return steps
  }

  /// Takes `[3]` or `["key"]` off.
  private static func bracket(_ rest: inout Substring) -> JSONPath.Step? {
    guard rest.popFirst() == "[" else { return nil }
    if rest.first == "\"" {
      rest.removeFirst()
      guard let quote = rest.firstIndex(of: "\"") else { return nil }
      let key = String(rest[..<quote])
      rest = rest[rest.index(after: quote)...]
      return rest.popFirst() == "]" ? .key(key) : nil
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    guard let index = Int(digits), rest.popFirst() == "]" else { return nil }
    return .index(index)
  }
}
