/// A value of a document together with the way to it and the report that findings about it go to.
struct Node {
  let value: JSONValue
  let path: JSONPath
  let report: FindingReport

  /// Notes a finding about this value.
  func found(_ fact: some FindingFact) {
    report.report(fact, at: value.place, path)
  }

  /// What kind of value this is, in words.
  private var kindWords: String {
    switch value.content {
    case .null: "null"
    case .bool(let truth): "\(truth)"
    case .number(let number): "the number \(number.literal.prefix(40))"
    case .string(let text): "the text \(Quotation.of(text))"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Notes that another kind of value is wanted here.
  func foundWrongShape(wanted: String) {
    found(ShapeFact.wrongShape(wanted: wanted, found: kindWords))
  }
}

// MARK: - Scalars

extension Node {
  /// The text, or a finding.
  func text(_ wanted: String = "text in quotes") -> String? {
    guard let text = value.string else {
      foundWrongShape(wanted: wanted)
      return nil
    }
    return text
  }

  /// Text that is not empty, or a finding.
  func filledText(_ what: String) -> String? {
    guard let text = text() else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      found(ShapeFact.emptyText(what: what))
      return nil
    }
    return text
  }

  /// A whole number within a range, or a finding.
  func integer(in range: ClosedRange<Int64>, _ wanted: String) -> Int64? {
    guard let number = value.number else {
      foundWrongShape(wanted: wanted)
      return nil
    }
    guard let integer = number.integer, range.contains(integer) else {
      found(ShapeFact.numberOutside(found: String(number.literal.prefix(40)), wanted: wanted))
      return nil
    }
    return integer
  }

  /// `true` or `false`, or a finding.
  func truth() -> Bool? {
    guard let truth = value.bool else {
      foundWrongShape(wanted: "true or false")
      return nil
    }
    return truth
  }

  /// One of the words of an enumeration, or a finding.
  func word<Word: RawRepresentable & CaseIterable>(
    _ what: String, as: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    guard let text = text(Wording.either(known.map { Quotation.of($0) })) else { return nil }
    guard let word = Word(rawValue: text) else {
      found(
        ShapeFact.unknownWord(
          text, what: what, suggestion: Suggestion.closest(to: text, among: known),
          known: known))
      return nil
    }
    return word
  }
}
