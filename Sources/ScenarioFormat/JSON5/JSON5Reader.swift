/// Reads JSON5, and so JSON, into values that know their place.
///
/// All of JSON5 1.0 with these limits: 16 MB, 64 levels, no control characters but tabs in strings,
/// no halves of surrogate pairs, no key twice in an object. Takes time proportional to the text.
package enum JSON5Reader {
  /// How many objects and arrays may stand inside one another.
  package static let depthLimit = 64

  /// The value of a text, and what is wrong with the text.
  ///
  /// Reading ends at the first thing that is not JSON5; then there is no value and that finding is
  /// the last. Keys that stand again in their object do not end it: of these the value has the
  /// first, and there is a finding for each of the others. Keys are equal as Swift strings are.
  package static func read(
    _ source: SourceText
  ) -> (value: JSONValue?, findings: [SyntaxFinding]) {
    if let (fact, byte) = TextEncoding.fault(in: source.bytes) {
      return (nil, [SyntaxFinding(place: source.place(at: byte), fact: fact)])
    }
    var scanner = JSON5Scanner(source)
    do throws(SyntaxFinding) {
      let value = try scanner.document()
      return (value, scanner.repeatedKeys)
    } catch {
      return (nil, scanner.repeatedKeys + [error])
    }
  }
}
