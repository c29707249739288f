/// Values that came from the environment, which nothing that people read may show.
package struct Secrets: Hashable, Sendable {
  /// The values as they may appear, longest first: what holds another is blacked out before it.
  private var forms: [[Unicode.Scalar]] = []

  /// A value as short as this is only looked for as a word of its own: a seed of 7 is not every 7
  /// of every time.
  private static let shortLimit = 2
  /// The shortest word of a longer value that is hidden by itself, as a finding may quote it.
  private static let wordLimit = 4

  /// No secrets.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { forms.isEmpty }

  /// Adds a value.
  package mutating func insert(_ value: String) {
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    let pieces = words.count > 1 ? words.filter { $0.count >= Self.wordLimit } : words
    // Findings quote text with escapes.
    for text in [value] + pieces {
      insert(Array(text.unicodeScalars))
      insert(Array(Quotation.escaped(text.unicodeScalars).unicodeScalars))
    }
    order()
  }

  /// Adds the values of others.
  package mutating func formUnion(_ others: Secrets) {
    for form in others.forms { insert(form) }
    order()
  }

  /// The text with `•••` in place of every secret, and of the beginning of one where the text is
  /// cut with `…`.
  package func blackedOut(_ text: String) -> String {
    guard !forms.isEmpty else { return text }
    var scalars = Array(text.unicodeScalars)
    for form in forms { scalars = Self.blackedOut(scalars, form) }
    return self.text(scalars)
  }

  private mutating func insert(_ form: [Unicode.Scalar]) {
    if !form.isEmpty, !forms.contains(form) { forms.append(form) }
  }

  private mutating func order() {
    forms = forms.sorted { ($1.count, text($0)) < ($0.count, text($1)) }
  }

  private func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func blackedOut(
    _ text: [Unicode.Scalar], _ form: [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    let cover = Array("•••".unicodeScalars)
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < text.count {
      let rest = text[index...]
      if rest.starts(with: form), form.count > shortLimit || isWord(text, index, form.count) {
        result += cover
        index += form.count
        continue
      }
      if text[index] == "…", let count = cut(result, form) { result.replaceLast(count, by: cover) }
      result.append(text[index])
      index += 1
    }
    return result
  }

  /// How much of the beginning of a secret a text ends with.
  private static func cut(_ text: [Unicode.Scalar], _ form: [Unicode.Scalar]) -> Int? {
    (1..<max(1, min(form.count, text.count + 1))).reversed().first {
      text.suffix($0).elementsEqual(form.prefix($0))
    }
  }

  private static func isWord(_ text: [Unicode.Scalar], _ start: Int, _ count: Int) -> Bool {
    func isEdge(_ index: Int) -> Bool {
      !text.indices.contains(index)
        || !text[index].properties.isAlphabetic
          && text[index].properties.numericType == nil
    }
    return isEdge(start - 1) && isEdge(start + count)
  }
}

extension Array {
  fileprivate mutating func replaceLast(_ count: Int, by elements: [Element]) {
    removeLast(count)
    append(contentsOf: elements)
  }
}
