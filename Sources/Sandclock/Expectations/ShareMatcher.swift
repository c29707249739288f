internal import ScenarioFormat
internal import SubscriptionModel

/// Counts the notifications of which an entry of `expect` says what share they are to be.
struct ShareMatcher {
  private let expectation: ShareExpectation
  private var part: Int64 = 0
  private var whole: Int64 = 0

  init(_ expectation: ShareExpectation) {
    self.expectation = expectation
  }

  /// Takes the next notification of the run.
  mutating func take(_ announcement: Announcement) {
    if expectation.part.matches(announcement) { part += 1 }
    if expectation.whole.matches(announcement) { whole += 1 }
  }

  /// What went wrong, in a few lines; `nil`: nothing did. `again`: the call that repeats the run.
  func failure(again: String) -> String? {
    let range = expectation.range
    let isWithin =
      whole > 0 && part * 1_000_000 >= range.lowerBound * whole
      && part * 1_000_000 <= range.upperBound * whole
    if isWithin { return nil }
    let share = whole > 0 ? ", \(PercentText.text(part * 1_000_000 / whole))" : ""
    return """
      FAILED  \(expectation.path): \(expectation.text)
              expected  \(PercentText.text(range.lowerBound)) to \
      \(PercentText.text(range.upperBound))
              got       \(part) of \(whole)\(share)
              again     \(again)
      """
  }
}
