extension JSONValue {
  /// The value with the names that a life speaks by replaced by what they stand for.
  func naming(_ names: [String: String]) -> JSONValue {
    switch content {
    case .string(let text):
      return JSONValue(place: place, content: .string(names[text] ?? text))
    case .array(let elements):
      return JSONValue(place: place, content: .array(elements.map { $0.naming(names) }))
    case .object(let members):
      return JSONValue(
        place: place,
        content: .object(
          members.map {
            Member(key: $0.key, keyPlace: $0.keyPlace, value: $0.value.naming(names))
          }))
    case .null, .bool, .number: return self
    }
  }
}
