/// `PATH=VALUE`, as `--set` has it: a value that is merged over what a document has at a path.
struct Assignment {
  let steps: [JSONPath.Step]
  let value: JSONValue
  private let report: FindingReport

  /// The member at the top that it changes.
  var topKey: String? {
    if case .key(let key)? = steps.first { key } else { nil }
  }

  /// Reads an assignment. The value is JSON5 if it reads as such, else text; its places are places
  /// in the value.
  ///
  /// - Parameter option: What says it.
  init?(_ text: String, _ report: FindingReport, option: String = "--set") {
    self.report = report
    let equals = text.firstIndex(of: "=")
    let path = String(text[..<(equals ?? text.endIndex)])
    let content = equals.map { String(text[text.index(after: $0)...]) } ?? ""
    let shown = Quotation.of(path).dropFirst().dropLast()
    let source = SourceText(
      name: "\(option) \(shown)\(equals == nil ? "" : "=…")", text: content,
      number: report.nextNumber)
    report.add(source)
    let place = source.place(at: 0)
    guard equals != nil else {
      report.report(MergeFact.noEqualsSign, at: place, .root)
      return nil
    }
    guard let steps = PathText.steps(path) else {
      report.report(MergeFact.badPath(path), at: place, .root)
      return nil
    }
    if steps.first == .key("extends") {
      report.report(MergeFact.setParent, at: place, JSONPath(steps))
      return nil
    }
    let (read, findings) = JSON5Reader.read(source)
    if read != nil { for finding in findings { report.report(finding, in: source) } }
    self.steps = steps
    value = read ?? JSONValue(place: place, content: .string(content))
  }

  /// Notes what is wrong with where it leads, or with what it puts there.
  func found(_ fact: some FindingFact, _ path: JSONPath, _ report: FindingReport) {
    report.report(fact, at: value.place, path)
  }

  /// A document with the value merged over what it has at the path, or a finding.
  func applied(to root: Node) -> Node? {
    changed(root.value, steps[...], .root).map {
      Node(value: $0, path: .root, report: report)
    }
  }

  private func changed(
    _ base: JSONValue, _ rest: ArraySlice<JSONPath.Step>, _ way: JSONPath
  ) -> JSONValue? {
    // What is wrong with the way is wrong with the assignment, wherever it leads.
    let here = Node(
      value: JSONValue(place: value.place, content: base.content), path: way, report: report)
    switch rest.first {
    case nil: return base.merged(with: value)
    case .key(let key):
      guard var members = base.isNull ? [] : base.members else {
        here.foundWrongShape(wanted: "an object, to set \(Quotation.of(key)) in,")
        return nil
      }
      let index = members.firstIndex { $0.key == key }
      let old = index.map { members[$0] }
      let inner = changed(
        old?.value ?? JSONValue(place: value.place, content: .null), rest.dropFirst(), way.key(key))
      guard let inner else { return nil }
      let member = JSONValue.Member(
        key: key, keyPlace: old?.keyPlace ?? value.place, value: inner)
      if let index { members[index] = member } else { members.append(member) }
      let place = base.isNull ? value.place : base.place
      return JSONValue(place: place, content: .object(members))
    case .index(let index):
      guard var elements = base.isNull ? [] : base.elements else {
        here.foundWrongShape(wanted: "a list, to set [\(index)] of,")
        return nil
      }
      guard elements.indices.contains(index) else {
        here.found(MergeFact.beyondList(index: index, count: elements.count))
        return nil
      }
      let inner = changed(elements[index], rest.dropFirst(), way.index(index))
      guard let inner else { return nil }
      elements[index] = inner
      return JSONValue(place: base.place, content: .array(elements))
    }
  }
}
