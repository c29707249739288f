internal import SimulationEngine
internal import SubscriptionModel

/// Compares what the store knows at the moments of a scenario's beliefs with what they say.
struct BeliefMatchers {
  private var matchers: [Int: BeliefMatcher] = [:]
  /// Each customer's latest notification.
  private var latest: [CustomerIndex: Announcement] = [:]
  /// The beliefs of each customer that wait for the next notification.
  private var waiting: [CustomerIndex: [Int]] = [:]

  /// The beliefs of a plan's customers who are chosen.
  init(of plan: Plan, where isChosen: (CustomerIndex) -> Bool) {
    for (place, belief) in plan.beliefs.enumerated() where isChosen(belief.run.customer) {
      matchers[place] = BeliefMatcher(belief, of: plan)
    }
  }

  /// How many there are.
  var count: Int { matchers.count }

  /// Takes a customer's next notification.
  mutating func take(_ announcement: Announcement) {
    if matchers.isEmpty { return }
    for place in waiting.removeValue(forKey: announcement.customer) ?? [] {
      matchers[place]?.after = announcement
    }
    latest[announcement.customer] = announcement
  }

  /// Takes how a subscription stands at the moment of a belief.
  mutating func take(_ snapshot: BeliefSnapshot) {
    guard let customer = matchers[snapshot.belief]?.customer else { return }
    matchers[snapshot.belief]?.snapshot = snapshot
    matchers[snapshot.belief]?.before = latest[customer]
    waiting[customer, default: []].append(snapshot.belief)
  }

  /// What does not hold, in the order of the file, once the run is over. `again`: the call that
  /// repeats it.
  func failures(in simulator: Simulator, again: String) -> [BeliefFailure] {
    matchers.sorted { $0.key < $1.key }.compactMap { $0.value.failure(in: simulator, again: again) }
  }
}

/// One belief, and what was there at its moment.
private struct BeliefMatcher {
  private let belief: BeliefExpectation
  private let plan: Plan
  private let timeline: Timeline
  /// How the subscription stood; `nil`: the moment was not reached.
  var snapshot: BeliefSnapshot?
  /// The notifications next to the moment.
  var before: Announcement?
  var after: Announcement?

  init(_ belief: BeliefExpectation, of plan: Plan) {
    self.belief = belief
    self.plan = plan
    timeline = Timeline(plan)
  }

  var customer: CustomerIndex { belief.run.customer }

  func failure(in simulator: Simulator, again: String) -> BeliefFailure? {
    let marks = simulator.marks
    let comparisons = belief.claims.map { compare($0, marks) }
    let differences =
      snapshot == nil
      ? [simulator.whyUnreached(mark: belief.mark).map { timeline.words(for: $0) } ?? ""]
      : comparisons.filter { !$0.holds }.map { "\($0.key) is \($0.found), not \($0.wanted)" }
    guard !differences.isEmpty else { return nil }
    return BeliefFailure(
      path: belief.path, customer: plan.customer(customer).name, moment: belief.text,
      time: snapshot.map { timeline.time(of: $0.instant) }, differences: differences,
      expected: comparisons.map { "\($0.key) \($0.wanted)" }.joined(separator: ", "),
      found: snapshot == nil ? "a moment not reached" : found,
      before: before.map { timeline.words(for: $0) }, after: after.map { timeline.words(for: $0) },
      again: again)
  }

  /// What a claim wants and what was there, in the words of scenarios.
  private struct Comparison {
    let key: String
    let wanted: String
    let found: String
    let holds: Bool
  }

  private func compare(_ claim: BeliefExpectation.Claim, _ marks: [SimInstant?]) -> Comparison {
    func comparison<Value: Equatable>(
      _ key: String, _ wanted: Value, _ found: Value, _ words: (Value) -> String
    ) -> Comparison {
      Comparison(
        key: key, wanted: words(wanted), found: words(found), holds: wanted == found)
    }
    switch claim {
    case .status(let status):
      return comparison("status", status.rawValue, self.status, \.self)
    case .entitled(let isEntitled):
      return comparison("entitled", isEntitled, self.isEntitled, \.description)
    case .product(let product): return comparison("product", product, self.product, words(for:))
    case .renewsTo(let product): return comparison("renewsTo", product, renewsTo, words(for:))
    case .expires(nil): return comparison("expires", nil, expires, words(for:))
    case .expires(let end?):
      guard let instant = marks[end.mark] else {
        return Comparison(
          key: "expires", wanted: "\(end.text) (a moment not reached)", found: words(for: expires),
          holds: false)
      }
      // Only an instant to the second is shown otherwise, and two that differ must look so.
      let isClear =
        expires == instant || words(for: expires) != timeline.time(of: instant)
      return comparison("expires", instant, expires) {
        isClear ? words(for: $0) : $0?.exactText ?? ""
      }
    }
  }

  private var status: String { snapshot?.subject?.status.word ?? BelievedStatus.never.rawValue }

  private var isEntitled: Bool {
    snapshot.flatMap { $0.subject?.isEntitled(at: $0.instant) } ?? false
  }

  private var product: ProductIndex? { snapshot?.subject?.latest.product }

  private var renewsTo: ProductIndex? {
    snapshot?.subject.flatMap { $0.willRenew ? $0.nextProduct : nil }
  }

  private var expires: SimInstant? { snapshot?.subject?.latest.expiresDate }

  /// Everything that was there.
  private var found: String {
    "status \(status), entitled \(isEntitled), product \(words(for: product)), "
      + "renewsTo \(words(for: renewsTo)), expires \(words(for: expires))"
  }

  private func words(for product: ProductIndex?) -> String {
    product.map { timeline.shortName(of: $0) } ?? "nothing"
  }

  private func words(for instant: SimInstant?) -> String {
    instant.map { timeline.time(of: $0) } ?? "nothing"
  }
}
