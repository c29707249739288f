/// Puts the values of params where the strings of a document name them.
struct Substitution {
  private let params: Params
  private let report: FindingReport
  private var used: Set<String> = []

  /// A document with its params put in. What is wrong goes to the report; strings in which
  /// something is missing stay as they are, and nothing more is said of them.
  ///
  /// - Parameters:
  ///   - params: The params.
  ///   - root: The document.
  ///   - parts: The members of the document that count; `nil`: all of them.
  static func apply(_ params: Params, to root: Node, only parts: Set<String>? = nil) -> Node {
    var substitution = Substitution(params: params, report: root.report)
    guard var members = root.value.members else { return root }
    for (place, member) in members.enumerated() {
      // The values of params are taken as they are, and most members name none.
      let isMeant = parts?.contains(member.key) ?? !["params", "remarks"].contains(member.key)
      guard isMeant, mentions(member.value) else { continue }
      members[place] = JSONValue.Member(
        key: member.key, keyPlace: member.keyPlace,
        value: substitution.applied(to: member.value, .root.key(member.key)))
    }
    if parts == nil {
      for (key, name, _) in params.meanings where !substitution.used.contains(name) {
        key.found(ParamFact.unused(name))
      }
    }
    let value = JSONValue(place: root.value.place, content: .object(members))
    return Node(value: value, path: .root, report: root.report)
  }

  /// A text with its params put in, without a finding; `nil` when something is missing.
  static func text(_ text: String, _ params: Params) -> String? {
    guard let pieces = Template.pieces(of: text) else { return nil }
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .name(let name):
        guard case .value(let content)? = params[name] else { return nil }
        result += content.text
      }
    }
    return result
  }

  private init(params: Params, report: FindingReport) {
    self.params = params
    self.report = report
  }

  private static func mentions(_ value: JSONValue) -> Bool {
    switch value.content {
    case .string(let text): text.utf8.contains(UInt8(ascii: "$")) && text.contains("${")
    case .array(let elements): elements.contains(where: mentions)
    case .object(let members): members.contains { mentions($0.value) }
    case .null, .bool, .number: false
    }
  }

  private mutating func applied(to value: JSONValue, _ path: JSONPath) -> JSONValue {
    let content: JSONValue.Content
    switch value.content {
    case .null, .bool, .number: return value
    case .string(let text):
      guard text.utf8.contains(UInt8(ascii: "$")), text.contains("${") else { return value }
      content = applied(to: text, Node(value: value, path: path, report: report))
    case .array(let elements):
      content = .array(
        elements.enumerated().map { applied(to: $0.element, path.index($0.offset)) })
    case .object(let members):
      content = .object(
        members.map { member in
          if member.key == "remarks" { return member }
          return JSONValue.Member(
            key: member.key, keyPlace: member.keyPlace,
            value: applied(to: member.value, path.key(member.key)))
        })
    }
    return JSONValue(place: value.place, content: content)
  }

  private mutating func applied(to text: String, _ node: Node) -> JSONValue.Content {
    guard let pieces = Template.pieces(of: text) else {
      node.found(ParamFact.neverClosed)
      report.silence(node.value.place)
      return .string(text)
    }
    var result = ""
    var isWhole = true
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .name(let name):
        guard let content = content(of: name, node) else {
          isWhole = false
          continue
        }
        if pieces.count == 1 { return content }
        result += content.text
      }
    }
    guard isWhole else {
      report.silence(node.value.place)
      return .string(text)
    }
    return .string(result)
  }

  /// What a name stands for, or a finding.
  private mutating func content(of name: String, _ node: Node) -> JSONValue.Content? {
    used.insert(name)
    switch params[name] {
    case .value(let content): return content
    case .unset(let variable): node.found(ParamFact.unset(name, variable: variable))
    case .lost: break
    case nil where !Params.isName(name): node.found(ParamFact.badReference(name))
    case nil where params.areWhole:
      let known = params.meanings.map(\.name)
      let closest = Suggestion.closest(to: name, among: known)
      node.found(ParamFact.unknown(name, suggestion: closest, known: known))
    case nil: break
    }
    return nil
  }
}

extension JSONValue.Content {
  /// A scalar as it stands within a text.
  fileprivate var text: String {
    switch self {
    case .bool(let truth): "\(truth)"
    case .number(let number): number.integer.map(String.init) ?? number.literal
    case .string(let text): text
    case .null, .array, .object: ""
    }
  }
}
