/// "Did you mean": the known word a mistyped one was probably meant to be.
package enum Suggestion {
  /// Longer words are compared for case only; nobody mistypes one, and it would take long.
  private static let lengthLimit = 100

  /// The closest of the candidates, if one is close enough; the first of several.
  ///
  /// A difference in case alone is the closest. Otherwise one typing error is allowed in up to four
  /// characters, two in up to eight, three beyond, and something must be the same. Errors are a
  /// character too many, too few, wrong, or swapped with its neighbour; case does not count.
  package static func closest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    let lowercase = word.lowercased()
    let letters = Array(lowercase.unicodeScalars.prefix(lengthLimit + 1))
    var best: (candidate: String, rank: Int)?
    for candidate in candidates {
      let rank = rank(of: candidate, for: word, lowercase, letters, below: best?.rank ?? .max)
      if let rank { best = (candidate, rank) }
      if best?.rank == 0 { break }
    }
    return best?.candidate
  }

  /// 0 for the word itself, 1 for other case, else one more than the number of errors.
  ///
  /// `nil` if that is too far, or no better than the best so far.
  private static func rank(
    of candidate: String, for word: String, _ lowercase: String, _ letters: [Unicode.Scalar],
    below limit: Int
  ) -> Int? {
    if candidate == word { return 0 }
    if limit <= 1 { return nil }
    let other = candidate.lowercased()
    if other == lowercase { return 1 }
    let otherLetters = Array(other.unicodeScalars.prefix(lengthLimit + 1))
    let longest = max(letters.count, otherLetters.count)
    guard longest <= lengthLimit else { return nil }
    let allowed = letters.count <= 4 ? 1 : letters.count <= 8 ? 2 : 3
    guard abs(letters.count - otherLetters.count) <= allowed else { return nil }
    let errors = distance(letters, otherLetters)
    return errors <= allowed && errors < longest && errors + 1 < limit ? errors + 1 : nil
  }

  /// Damerau and Levenshtein's distance in the form that edits no part twice.
  static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var twoBack: [Int] = []
    var oneBack = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let replaced = oneBack[column] + (from[row] == to[column] ? 0 : 1)
        var least = min(replaced, oneBack[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          least = min(least, twoBack[column - 1] + 1)
        }
        current.append(least)
      }
      (twoBack, oneBack) = (oneBack, current)
    }
    return oneBack[to.count]
  }
}
