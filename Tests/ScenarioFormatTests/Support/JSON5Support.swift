import ScenarioFormat
import Testing

/// A text and what reading it gives: the outline of its value, or whole findings.
struct JSON5Case: Sendable, CustomTestStringConvertible {
  let text: String
  let result: [String]

  init(_ text: String, _ result: String...) {
    self.text = text
    self.result = result
  }

  var testDescription: String { String(reflecting: text) }
}

/// Reads a text by the name of `t`; its findings, or where there are none the outline of its value.
func readJSON5(_ text: String) -> [String] { readJSON5(Array(text.utf8)) }

func readJSON5(_ bytes: [UInt8]) -> [String] {
  let source = SourceText(name: "t", bytes: bytes)
  let (value, findings) = JSON5Reader.read(source)
  if findings.isEmpty { return value.map { [$0.outline] } ?? ["nothing"] }
  return findings.map { $0.text(in: source) }
}

extension SyntaxFinding {
  /// The whole line that a person reads.
  func text(in source: SourceText) -> String {
    "\(source.name):\(source.position(of: place)): \(words(in: source))"
  }
}

extension JSONValue {
  /// The value without places: numbers as written, strings in quotes with nothing escaped.
  var outline: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.literal
    case .string(let value): "\"\(value)\""
    case .array(let values): "[" + values.map(\.outline).joined(separator: " ") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":\($0.value.outline)" }.joined(separator: " ")
        + "}"
    }
  }

  /// Every place of the value and all below it.
  var places: [SourcePlace] {
    switch content {
    case .array(let values): [place] + values.flatMap(\.places)
    case .object(let members): [place] + members.flatMap { [$0.keyPlace] + $0.value.places }
    default: [place]
    }
  }
}
