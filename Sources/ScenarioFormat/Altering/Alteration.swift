internal import SubscriptionModel

/// `PATH=VALUE`, as `--alter` has it: what a decoded notification says instead at a path.
///
/// The value is JSON5 if it reads as such, else text; `null` takes the member away, and `+1h` or
/// `-1h` moves a date. `transactionInfo`, `renewalInfo` and `appTransactionInfo` may begin a path.
package struct Alteration: Sendable {
  private static let carriers = [
    "transactionInfo": "data", "renewalInfo": "data", "appTransactionInfo": "appData",
  ]

  /// The alteration as it was given.
  package let text: String

  /// An alteration; whether it makes sense is seen where it is applied.
  package init(_ text: String) {
    self.text = text
  }

  /// A decoded notification with alterations applied in order, or everything that is wrong with
  /// them.
  package static func apply(
    _ alterations: [Alteration], to payload: JSONValue
  ) -> (payload: JSONValue, findings: [ScenarioFinding]) {
    let report = FindingReport()
    let altered = alterations.reduce(payload) { $1.applied(to: $0, report) ?? $0 }
    return (altered.withoutNulls, report.findings)
  }

  private func applied(to payload: JSONValue, _ report: FindingReport) -> JSONValue? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let path = Self.whole(String(parts[0]))
    let value = parts.count == 2 ? String(parts[1]) : nil
    let moved = value.flatMap { Self.moved($0, at: path, in: payload) }
    let whole = value.map { "\(path)=\(moved ?? $0)" } ?? path
    guard let assignment = Assignment(whole, report, option: "--alter") else { return nil }
    guard AlterationWay(payload, report).permits(assignment) else { return nil }
    let root = Node(value: payload, path: .root, report: report)
    return assignment.applied(to: root)?.value
  }

  /// The path from the top.
  private static func whole(_ path: String) -> String {
    let path = path.hasPrefix("$.") ? String(path.dropFirst(2)) : path
    let first = path.prefix { $0 != "." && $0 != "[" }
    return carriers[String(first)].map { "\($0).\(path)" } ?? path
  }

  /// The number of milliseconds that a date becomes which is moved; `nil` where none is.
  private static func moved(_ value: String, at path: String, in payload: JSONValue) -> String? {
    guard let sign = value.first, sign == "+" || sign == "-",
      let duration = DurationText.duration(value.dropFirst()),
      let steps = PathText.steps(path), case .key(let name)? = steps.last, name.hasSuffix("Date"),
      let date = payload.value(at: steps)?.number?.integer
    else { return nil }
    return "\(sign == "+" ? date + duration.milliseconds : date - duration.milliseconds)"
  }
}

extension JSONValue {
  /// The value at the end of some steps.
  func value(at steps: [JSONPath.Step]) -> JSONValue? {
    steps.reduce(self as JSONValue?) { value, step in
      switch step {
      case .key(let key): value?[key]
      case .index(let index):
        value?.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
  }

  /// The value without members that are `null`: on the wire there are none.
  fileprivate var withoutNulls: JSONValue {
    switch content {
    case .object(let members):
      let kept = members.filter { !$0.value.isNull }.map {
        Member(key: $0.key, keyPlace: $0.keyPlace, value: $0.value.withoutNulls)
      }
      return JSONValue(place: place, content: .object(kept))
    case .array(let elements):
      return JSONValue(place: place, content: .array(elements.map(\.withoutNulls)))
    case .null, .bool, .number, .string: return self
    }
  }
}
