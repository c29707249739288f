internal import Delivery
internal import SubscriptionModel

/// The number of the promise that a seed repeats a run: output for old seeds changes only when it
/// goes up.
public let generator = 1

/// The lines that a timeline begins with: the title, everything that a run depends on, and the
/// names of the columns.
enum TimelineHead {
  /// What is said when the moment never came at which a plan was to end.
  static func missedEnd(of plan: Plan) -> String {
    let end = plan.end.map { words(for: $0, in: plan) } ?? ""
    return "the end, \(end): no such moment came ($.until)"
  }

  private static func words(for end: PlanEnd, in plan: Plan) -> String {
    switch end {
    case .at(let instant): "until \((instant - plan.start).clockText)"
    case .mark(_, let text): "until \(text)"
    }
  }

  /// The developer's grace period, and how long it is for a month.
  private static func grace(_ policy: StorePolicy) -> String? {
    policy.billing.graceLength(of: .month, isPaid: true, policy.calendar).map { length in
      let (setting, words) = (policy.billing.gracePeriod.rawValue, length.scenarioText)
      return "grace \(setting)" + (words == setting ? "" : " = \(words)")
    }
  }

  /// What is odd about the store, of whichever customers.
  private static func quirks(of plan: Plan) -> String? {
    let names = Quirk.allCases.filter { quirk in
      plan.everybody.contains { $0.policy.quirks.has(quirk) }
    }
    return names.isEmpty ? nil : "quirks " + names.map(\.rawValue).joined(separator: " ")
  }

  /// The head of a plan's timeline.
  ///
  /// - Parameters:
  ///   - authority: The fingerprint of who signs, if anybody does.
  ///   - choice: The customers who are shown, if not all are.
  ///   - pace: How fast the run is played.
  ///   - timeline: Writes the lines below.
  static func lines(
    of plan: Plan, authority: String?, only choice: CustomerChoice?, _ pace: Pace,
    _ timeline: Timeline
  ) -> [String] {
    let policy = plan.policy
    let settings = [
      "seed \(plan.seed)", "start \(plan.start.text)", policy.profile.rawValue,
      policy.calendar.month.map { "month \($0.scenarioText)" },
      policy.renewalCap.map { "cap \($0)" } ?? "no cap",
      grace(policy), policy.promptness == .exact ? "exact" : nil,
      plan.end.map { words(for: $0, in: plan) }, quirks(of: plan),
      pace.words,
      plan.population.map(\.words),
      choice.flatMap {
        $0.patterns.isEmpty ? nil : "only \($0.patterns.joined(separator: " "))"
      },
      choice?.shard.map { "shard \($0)" },
      authority.map { "authority \($0)" }, "generator \(generator)",
    ]
    return [
      plan.title, settings.compactMap(\.self).joined(separator: ", "), "",
      timeline.columnNames,
    ]
  }
}
