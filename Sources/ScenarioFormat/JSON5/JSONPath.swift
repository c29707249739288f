/// The way from the root of a document to a value, as findings name it: `$.customers[1].name`.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of the way.
  package enum Step: Hashable, Sendable {
    /// Into the member with this key.
    case key(String)
    /// To the element with this index, from 0.
    case index(Int)
  }

  /// The steps from the root.
  package private(set) var steps: [Step]

  /// The root, `$`.
  package static let root = JSONPath()

  /// A path of the given steps.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The path one step further, into a member.
  package func key(_ key: String) -> JSONPath { JSONPath(steps + [.key(key)]) }

  /// The path one step further, to an element.
  package func index(_ index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }

  /// As people read it: identifiers behind a point, other keys as `["odd key"]`.
  package var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where JSON5Identifier.isIdentifier(key): text += ".\(key)"
      case .key(let key): text += "[\"\(Quotation.escaped(key.unicodeScalars))\"]"
      }
    }
  }
}
