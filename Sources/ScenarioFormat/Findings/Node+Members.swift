// MARK: - Objects and lists

extension Node {
  /// The object, or a finding; every key that is not known is a finding of its own. `remarks` is
  /// known everywhere.
  func object(
    _ what: String, keys: [String], ignoring ignored: Set<String> = ["remarks"]
  ) -> ObjectNode? {
    guard let members = value.members else {
      foundWrongShape(wanted: "\(what) { \(keys.joined(separator: ", ")) }")
      return nil
    }
    var meant: Set<String> = []
    for member in members where !ignored.contains(member.key) && !keys.contains(member.key) {
      let suggestion = Suggestion.closest(to: member.key, among: keys)
      if let suggestion { meant.insert(suggestion) }
      report.report(
        ShapeFact.unknownKey(member.key, suggestion: suggestion, known: keys),
        at: member.keyPlace, path.key(member.key))
    }
    return ObjectNode(node: self, mistypedKeys: meant)
  }

  /// The members of an object whose keys are names of the user's, or a finding. `remarks` is no
  /// such name: it is a remark here too.
  func namedMembers(_ wanted: String) -> [(key: Node, name: String, value: Node)]? {
    guard let members = value.members else {
      foundWrongShape(wanted: "an object of \(wanted)")
      return nil
    }
    return members.filter { $0.key != "remarks" && !$0.value.isNull }.map { member in
      let path = path.key(member.key)
      let key = JSONValue(place: member.keyPlace, content: .string(member.key))
      return (
        Node(value: key, path: path, report: report), member.key,
        Node(value: member.value, path: path, report: report)
      )
    }
  }

  /// The elements of a list, or a finding.
  func elements(_ wanted: String) -> [Node]? {
    guard let elements = value.elements else {
      foundWrongShape(wanted: wanted)
      return nil
    }
    return elements.enumerated().map {
      Node(value: $1, path: path.index($0), report: report)
    }
  }
}

/// An object whose members are asked for by name. `null` means absent.
struct ObjectNode {
  let node: Node
  /// Known keys that unknown ones were probably meant to be: nobody has to hear that they are
  /// missing too.
  var mistypedKeys: Set<String> = []

  /// The member, if it is there and not `null`.
  subscript(key: String) -> Node? {
    guard let value = node.value[key], !value.isNull else { return nil }
    return Node(value: value, path: node.path.key(key), report: node.report)
  }

  /// Whether the member is there and `null`.
  func isNull(_ key: String) -> Bool {
    node.value[key]?.isNull ?? false
  }

  /// The member, or a finding that it is missing.
  func required(_ key: String, example: String) -> Node? {
    if let member = self[key] { return member }
    if !mistypedKeys.contains(key) { node.found(ShapeFact.missingKey(key, example: example)) }
    return nil
  }
}
