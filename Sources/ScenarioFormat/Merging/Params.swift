/// The `params` of a scenario: values that its strings can name.
struct Params {
  /// What a name stands for.
  enum Meaning {
    /// A scalar.
    case value(JSONValue.Content)
    /// Nothing: the environment has no such variable, and there is no default.
    case unset(variable: String)
    /// Something is wrong with it, which was found already.
    case lost
  }

  /// What the names stand for, in file order.
  private(set) var meanings: [(key: Node, name: String, meaning: Meaning)] = []
  private var places: [String: Int] = [:]
  /// What came from the environment.
  private(set) var secrets = Secrets()
  /// Whether all of them could be read; otherwise a name that is not among them may be lost.
  private(set) var areWhole = true

  private let environment: [String: String]

  /// Reads params; what is wrong with them goes to the report.
  init(_ node: Node?, environment: [String: String]) {
    self.environment = environment
    guard let node else { return }
    guard let members = node.namedMembers("values by name") else {
      areWhole = false
      return
    }
    for (key, name, value) in members {
      if Self.isName(name) {
        places[name] = meanings.count
        meanings.append((key, name, meaning(of: value)))
      } else {
        key.found(ParamFact.badName(name))
      }
    }
  }

  /// What a name stands for; `nil` if there is no such name.
  subscript(name: String) -> Meaning? {
    places[name].map { meanings[$0].meaning }
  }

  /// Whether a text can be a name.
  static func isName(_ text: String) -> Bool {
    guard (1...80).contains(text.utf8.count), let first = text.first, first.isLetter else {
      return false
    }
    return text.utf8.allSatisfy(Names.isWordByte)
  }

  private mutating func meaning(of node: Node) -> Meaning {
    switch node.value.content {
    case .null, .bool, .number: return .value(node.value.content)
    case .string(let text):
      if text.contains("${") { node.found(ParamFact.nested) }
      return .value(node.value.content)
    case .array:
      node.foundWrongShape(wanted: "text, a number, true or false, or { env, default }")
      return .lost
    case .object: return fromEnvironment(node)
    }
  }

  private mutating func fromEnvironment(_ node: Node) -> Meaning {
    guard let object = node.object("a value from the environment", keys: ["env", "default"])
    else { return .lost }
    let standard = object["default"]
    if let standard, standard.value.elements != nil || standard.value.members != nil {
      standard.foundWrongShape(wanted: "text, a number, true or false")
      return .lost
    }
    guard let env = object.required("env", example: "env: \"API_TOKEN\""),
      let variable = env.filledText("the name of the variable")
    else { return .lost }
    guard let text = environment[variable] else {
      return standard.map { .value($0.value.content) } ?? .unset(variable: variable)
    }
    secrets.insert(text)
    guard let content = Self.content(text, like: standard?.value.content) else {
      env.found(ParamFact.otherKind(variable, wanted: standard?.value.number == nil))
      return .lost
    }
    return .value(content)
  }

  /// A variable's value as JSON. It is text, but where the default is a number or a truth value:
  /// then it must be one too.
  private static func content(
    _ text: String, like standard: JSONValue.Content?
  ) -> JSONValue.Content? {
    switch standard {
    case .number, .bool: break
    case .null, .string, .array, .object, nil: return .string(text)
    }
    // Unwrapped first: an optional chain into a payload, inside a switch over another, crashes the
    // optimiser of Swift 6.3.1.
    guard let value = JSON5Reader.read(SourceText(name: "", text: text)).value else { return nil }
    if case .number = standard { return value.number == nil ? nil : value.content }
    return value.bool == nil ? nil : value.content
  }
}
