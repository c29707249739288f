internal import SimulationEngine
internal import SubscriptionModel

/// Writes the lines of a run for people. The widths of the columns come from the scenario's names,
/// not from what happens to be printed, so that timelines can be compared line by line.
struct Timeline {
  let plan: Plan
  private let timeWidth: Int
  private let customerWidth: Int
  private let productWidth: Int
  /// Whether lines end with what a receiver answered.
  private let isAnswered: Bool
  /// Whether each notification is explained.
  private let isExplained: Bool
  private static let kindWidth = NotificationKind.all.map(\.text.utf8.count).max() ?? 0

  /// - Parameters:
  ///   - isAnswered: Whether lines are to end with what a receiver answered.
  ///   - isExplained: Whether each notification is to be explained.
  init(_ plan: Plan, isAnswered: Bool = false, isExplained: Bool = false) {
    self.plan = plan
    self.isAnswered = isAnswered
    self.isExplained = isExplained
    // Real months run into thousands of hours.
    let policies = plan.everybody.map(\.policy) + (plan.population.map { [$0.policy] } ?? [])
    let isReal = policies.contains { $0.calendar.month == nil }
    timeWidth = isReal ? 10 : 9
    let names = plan.everybody.map(\.name) + (plan.population.map { [$0.names] } ?? [])
    let families = plan.population.flatMap { $0.hasFamilies ? $0.name(at: $0.placeCount - 1) : nil }
    customerWidth = (names + [families ?? ""]).map(\.count).reduce("customer".count, max)
    let sold =
      plan.population == nil ? [] : plan.catalog.subscriptions.indices.map(ProductIndex.init)
    let named =
      plan.everybody.flatMap { $0.script.compactMap(\.product) } + plan.aliases.keys + sold
    productWidth = named.map { plan.shortName(of: $0).count }.reduce("product".count, max)
  }

  /// The names of the columns.
  var columnNames: String {
    row(
      "time", "customer",
      ["notification", "product", "status", "until"] + (isAnswered ? ["answer"] : []))
  }

  /// The line of a step: a dash and what the customer does.
  func line(for action: AttemptedAction) -> String {
    row(
      time(of: action.instant), plan.customer(action.customer).name,
      ["- \(words(for: action))" + (action.refusal.map { ": \(words(for: $0))" } ?? "")])
  }

  /// The line of a notification: what it says, and what the store believes at its signing.
  func line(for announcement: Announcement) -> String {
    let (status, until) = belief(in: announcement.subject)
    return row(
      time(of: announcement.instant), plan.customer(announcement.customer).name,
      [
        announcement.fact.notificationKind.text,
        announcement.subject.product.map { plan.shortName(of: $0) } ?? "-", status, until,
      ])
  }

  /// The line that says how many notifications of a kind a population's members had.
  func line(forMembers kind: NotificationKind, count: Int) -> String {
    row("", plan.population?.names ?? "", [kind.text.padded(to: Self.kindWidth) + "  x\(count)"])
  }

  /// The status of what a notification is about, and until when it is paid for.
  private func belief(in subject: Subject) -> (status: String, until: String) {
    switch subject {
    case .run(let run, _):
      (run.status.word, run.entitledUntil.map { time(of: $0) } ?? "-")
    case .purchase(let purchase): (purchase.word, "-")
    case .app: ("-", "-")
    }
  }

  /// The lines below that of a notification: the rule that caused it, and where the rule comes
  /// from; none where nothing is explained.
  func explanation(of announcement: Announcement) -> [String] {
    guard isExplained else { return [] }
    let explanation = announcement.fact.explanation
    return [explanation.words, explanation.source].map { row("", "", ["    \($0)"]) }
  }

  /// An instant as the time since the start.
  func time(of instant: SimInstant) -> String {
    (instant - plan.start).clockText
  }

  /// A product's alias or id.
  func shortName(of product: ProductIndex) -> String { plan.shortName(of: product) }

  /// A customer's name.
  func name(of customer: CustomerIndex) -> String { plan.customer(customer).name }

  /// The line of something that is no notification of its own: whose it is, and words.
  func line(at instant: SimInstant, of customer: String, _ words: String) -> String {
    row(time(of: instant), customer, [words])
  }

  private func row(_ time: String, _ customer: String, _ cells: [String]) -> String {
    let widths = [Self.kindWidth, productWidth, 7, isAnswered ? timeWidth : 0, 0]
    let padded = zip(cells, widths).map { cell, width in
      cells.count == 1 ? cell : cell.padded(to: width)
    }
    return
      ([String(repeating: " ", count: max(0, timeWidth - time.count)) + time]
      + [customer.padded(to: customerWidth)] + padded).joined(separator: "  ")
  }
}

extension String {
  /// The text with spaces behind it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Population {
  /// All names at once: `p1..p300`, or `p1..` of those who never end.
  var names: String {
    if isEndless { return "\(Self.name(of: 0)).." }
    return count == 1 ? Self.name(of: 0) : "\(Self.name(of: 0))..\(Self.name(of: count - 1))"
  }

  /// How many there are, in words: `300 members`, `endless members since 30d`.
  var words: String {
    (isEndless ? "endless members" : counted(count, "member"))
      + (since > .zero ? " since \(since.scenarioText)" : "")
  }
}
