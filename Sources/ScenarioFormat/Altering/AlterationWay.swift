internal import SubscriptionModel

/// Judges where an alteration leads in a notification, and what it puts there.
struct AlterationWay {
  private let payload: JSONValue
  private let report: FindingReport

  init(_ payload: JSONValue, _ report: FindingReport) {
    self.payload = payload
    self.report = report
  }

  /// Whether a notification can have such a member, this one has the object it is in, and the value
  /// can stand in JSON; a finding otherwise.
  func permits(_ assignment: Assignment) -> Bool {
    var known = WireMembers.notification
    var here = payload as JSONValue?
    var way = JSONPath.root
    for (place, step) in assignment.steps.enumerated() {
      let next: JSONValue?
      switch step {
      case .index(let index):
        way = way.index(index)
        next = here?.value(at: [step])
      case .key(let key):
        guard known.has(key) else {
          assignment.found(unknown(key, known, at: way), way.key(key), report)
          return false
        }
        known = known[key]
        way = way.key(key)
        next = here?[key]
      }
      if next == nil, place < assignment.steps.count - 1 {
        assignment.found(
          AlterationFact.absent(way.words, kind: kind, objects: objects), way, report)
        return false
      }
      here = next
    }
    guard let number = assignment.value.numberOutsideJSON else { return true }
    assignment.found(AlterationFact.noJSONNumber(number), way, report)
    return false
  }

  private func unknown(_ key: String, _ known: WireMembers, at way: JSONPath) -> AlterationFact {
    let shortcuts = way == .root ? ["transactionInfo", "renewalInfo", "appTransactionInfo"] : []
    return .unknownMember(
      key, suggestion: Suggestion.closest(to: key, among: known.names + shortcuts),
      ways: WireMembers.notification.ways(to: key), known: known.names)
  }

  private var kind: String {
    [payload["notificationType"]?.string, payload["subtype"]?.string].compactMap(\.self)
      .joined(separator: "/")
  }

  /// The objects that this notification has.
  private var objects: [String] {
    (payload.members ?? []).filter { $0.value.members != nil }.flatMap { member in
      [member.key]
        + (member.value.members ?? []).filter { $0.value.members != nil }
        .map { "\(member.key).\($0.key)" }
    }
  }
}

extension JSONPath {
  /// The way without the root, as an alteration has it.
  fileprivate var words: String { String(description.dropFirst(2)) }
}

extension JSONValue {
  /// The first number in it that is one in JSON5 alone.
  fileprivate var numberOutsideJSON: String? {
    switch content {
    case .number(let number): number.isJSON ? nil : number.literal
    case .array(let elements): elements.lazy.compactMap(\.numberOutsideJSON).first
    case .object(let members): members.lazy.compactMap(\.value.numberOutsideJSON).first
    case .null, .bool, .string: nil
    }
  }
}

extension JSONNumber {
  /// Whether it is written as JSON has it: `12`, `-1.5`, `1e3`.
  fileprivate var isJSON: Bool {
    let digits = literal.drop { $0 == "-" }
    guard literal.count - digits.count < 2, let first = digits.first, first.isNumber,
      let last = digits.last, last.isNumber
    else { return false }
    let hasZero = first == "0" && (digits.dropFirst().first?.isNumber ?? false)
    return !hasZero && !digits.contains { "xX".contains($0) } && !digits.contains(".e")
      && !digits.contains(".E")
  }
}
