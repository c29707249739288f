/// Puts together the document that counts: parents, then the file, then what a caller puts over it.
struct DocumentAssembler {
  /// How many files may extend one another.
  static let depthLimit = 16

  /// A file on the way from a document to its parents.
  private struct Link {
    let path: String
    let identity: String
  }

  let report: FindingReport
  /// The keys of a scenario, for findings about what is none.
  let keys: [String]

  /// The document of a file, with other files and then assignments merged over it in order; `nil`
  /// when a part of it could not be read: what is left would be full of holes that nobody made.
  func document(file: String, with others: [String], set assignments: [String]) -> Node? {
    let documents = ([file] + others).map { document(file: $0) }
    let changes = assignments.map { Assignment($0, report) }
    let whole = documents.compactMap(\.self)
    guard let first = whole.first, whole.count == documents.count else { return nil }
    let merged = whole.dropFirst().reduce(first) { $0.merged(with: $1) }
    // What is missing at the top is missing in the file, whatever was put over it.
    return changed(JSONValue(place: first.place, content: merged.content), by: changes)
  }

  /// The documents of files, each merged over those before it; `nil` when one could not be read.
  func document(files: [String]) -> JSONValue? {
    let documents = files.map { document(file: $0) }
    let whole = documents.compactMap(\.self)
    guard whole.count == documents.count, let first = whole.first else { return nil }
    return whole.dropFirst().reduce(first) { $0.merged(with: $1) }
  }

  /// A document with assignments merged over it in order; `nil` when one of them is wrong.
  func changed(_ document: JSONValue, by changes: [Assignment?]) -> Node? {
    var root = Node(value: document, path: .root, report: report)
    for change in changes {
      guard let changed = change?.applied(to: root) else { continue }
      root = changed
    }
    return changes.contains { $0 == nil } ? nil : root
  }

  /// The document of a file whose root was read already, merged over its parents.
  func document(_ root: Node, ofFile path: String) -> Node? {
    document(root, [link(to: path)]).map { Node(value: $0, path: .root, report: report) }
  }

  private func document(file path: String) -> JSONValue? {
    document([link(to: path)], namedAt: nil)
  }

  private func link(to path: String) -> Link {
    Link(path: path, identity: SourceLoader.identity(of: path))
  }

  /// The document of the last file of a chain, merged over its parents.
  private func document(_ chain: [Link], namedAt name: Node?) -> JSONValue? {
    guard let link = chain.last,
      let root = DocumentReader.root(ofFile: link.path, namedAt: name, report)
    else { return nil }
    return document(root, chain)
  }

  private func document(_ root: Node, _ chain: [Link]) -> JSONValue? {
    guard isScenario(root) else { return nil }
    let own = root.value.without("extends")
    guard let value = root.value["extends"], !value.isNull else { return own }
    let extends = Node(value: value, path: .root.key("extends"), report: report)
    guard let parent = parent(extends, chain) else { return nil }
    return document(chain + [parent], namedAt: extends).map { $0.merged(with: own) }
  }

  private func isScenario(_ root: Node) -> Bool {
    if root.value["sandclock"] == nil, root.value["subscriptionGroups"] != nil {
      root.found(FileFact.fileIsCatalog)
      return false
    }
    guard root.value.members != nil else {
      root.foundWrongShape(wanted: "a scenario { \(keys.joined(separator: ", ")) }")
      return false
    }
    return true
  }

  /// The file that an `extends` names, or a finding.
  private func parent(_ extends: Node, _ chain: [Link]) -> Link? {
    guard let text = extends.text("the path of one parent, in quotes,") else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      extends.found(ShapeFact.emptyText(what: "the parent's path"))
      return nil
    }
    let path = report.resolved(text, at: extends.value.place)
    let link = link(to: path)
    if let begin = chain.firstIndex(where: { $0.identity == link.identity }) {
      extends.found(MergeFact.circle(chain[begin...].map(\.path)))
      return nil
    }
    guard chain.count < Self.depthLimit else {
      extends.found(MergeFact.tooDeep(limit: Self.depthLimit))
      return nil
    }
    return link
  }
}
