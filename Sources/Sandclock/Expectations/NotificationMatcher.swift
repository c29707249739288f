internal import ScenarioFormat
internal import SubscriptionModel

/// Compares the notifications that an entry of `expect` speaks of with what it wants of them.
struct NotificationMatcher {
  private let expectation: NotificationExpectation
  private let timeline: Timeline
  private var matched = 0
  private var selected = 0
  private var instants: [(SimInstant, words: String)] = []
  private var misfits: [String] = []

  init(_ expectation: NotificationExpectation, of plan: Plan) {
    self.expectation = expectation
    timeline = Timeline(plan)
  }

  /// Whether the decoded form is looked at.
  var needsDecodedForm: Bool { expectation.selects != nil || expectation.has != nil }

  /// Takes the next notification of the run; `decoded` gives its decoded form.
  mutating func take(_ announcement: Announcement, decoded: JSONValue?) {
    guard expectation.pattern.matches(announcement) else { return }
    matched += 1
    if let number = expectation.number, matched != number { return }
    if let selects = expectation.selects, selects.misfit(of: decoded) != nil { return }
    selected += 1
    if expectation.between != nil {
      let words = timeline.words(for: announcement, ofCustomer: true)
      instants.append((announcement.instant, words))
    }
    if let misfit = expectation.has?.misfit(of: decoded) {
      let words = timeline.words(for: announcement, ofCustomer: true)
      misfits.append(
        """
        FAILED  \(expectation.path): \(words)
                at        \(misfit.path)
                expected  \(misfit.expected)
                got       \(misfit.got)
        """)
    }
  }

  /// What went wrong, each in a few lines, once the instants of the plan's marks are known.
  /// `again`: the call that repeats the run.
  func failures(marks: [SimInstant?], again: String) -> [String] {
    var failures = misfits
    if !expectation.count.contains(selected) {
      failures.append(
        """
        FAILED  \(expectation.path): \(expectation.text)
                expected  \(range)
                got       \(counted(selected, "notification"))
        """)
    }
    if let between = expectation.between {
      failures += instants.compactMap { misplaced($0, marks[between.from], marks[between.to]) }
    }
    return failures.map { $0 + "\n        again     \(again)" }
  }

  private func misplaced(
    _ signing: (instant: SimInstant, words: String), _ from: SimInstant?, _ to: SimInstant?
  ) -> String? {
    if let from, let to, from <= signing.instant, signing.instant <= to { return nil }
    func words(_ mark: SimInstant?) -> String { mark.map(timeline.time) ?? "a moment not reached" }
    return """
      FAILED  \(expectation.path): \(signing.words)
              expected  between \(words(from)) and \(words(to))
              got       \(timeline.time(of: signing.instant))
      """
  }

  private var range: String {
    let (low, high) = (expectation.count.lowerBound, expectation.count.upperBound)
    if low == high { return low == 0 ? "none" : counted(low, "notification") }
    return high == .max ? "\(low) or more" : "\(low) to \(high)"
  }
}
