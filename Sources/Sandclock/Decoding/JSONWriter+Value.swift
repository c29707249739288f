internal import NotificationWire
internal import ScenarioFormat

extension JSONWriter {
  /// Writes a value that was read, members in their order and numbers as they were written.
  mutating func write(_ value: JSONValue) {
    switch value.content {
    case .null: raw(Array("null".utf8))
    case .bool(let truth): bool(truth)
    case .number(let number): raw(Array(number.literal.utf8))
    case .string(let text): string(text)
    case .array(let elements): list(of: elements) { $0.write($1) }
    case .object(let members):
      object { writer in
        for member in members {
          writer.key(named: member.key)
          writer.write(member.value)
        }
      }
    }
  }
}
