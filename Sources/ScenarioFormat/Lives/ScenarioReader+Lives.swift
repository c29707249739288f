package import SubscriptionModel

extension ScenarioReader {
  /// What came of looking for a life.
  package enum LifeOutcome: Sendable {
    /// A scenario, or what is wrong with what the caller put over it.
    case read(Outcome)
    /// Nothing that is for sale leads to the kind: what is missing.
    case missing(Outcome)
  }

  /// Whether a life is known that leads to a kind of notification.
  package static func knowsLife(to kind: NotificationKind) -> Bool {
    !Life.leading(to: kind).isEmpty
  }

  /// Reads the shortest life that leads to a kind of notification.
  ///
  /// It is lived over the parent that the caller brings, or over one of this package's own where no
  /// catalog is brought: their app, products, store and authority. Its customers and scripts take
  /// the place of theirs, and it ends with the first notification of the kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - others: The files of the parent, each merged over those before it.
  ///   - assignments: `PATH=VALUE`s that are merged over the life, in order.
  ///   - overrides: What the caller decides.
  package static func read(
    lifeTo kind: NotificationKind, with others: [String] = [], set assignments: [String] = [],
    _ overrides: Overrides = Overrides()
  ) -> LifeOutcome {
    // What is for sale has to be known before there is a document to read: it is read twice.
    let scout = LifeScout(kind, ScenarioReader(overrides: overrides), others, assignments)
    switch scout.search(environment: overrides.environment) {
    case .failure(let found):
      let outcome = Outcome(
        plan: nil, findings: found.findings, texts: found.texts, secrets: found.secrets)
      return found.isMissing ? .missing(outcome) : .read(outcome)
    case .success(let found):
      let reader = ScenarioReader(overrides: overrides)
      return .read(
        reader.outcome(of: LifeScout(kind, reader, others, assignments).document(of: found)))
    }
  }
}

/// Looks for a life that a parent can live, and puts it over that parent.
private struct LifeScout {
  /// A life with the names that it speaks by.
  struct Find {
    let life: Life
    let names: [String: String]
  }

  /// Why there is no life.
  struct Failure: Error {
    let findings: [ScenarioFinding]
    let texts: [[UInt8]]
    let secrets: Secrets
    /// Whether nothing is wrong but what is for sale.
    let isMissing: Bool
  }

  private let kind: NotificationKind
  private let report: FindingReport
  private let assembler: DocumentAssembler
  private let others: [String]
  private let assignments: [String]

  init(
    _ kind: NotificationKind, _ reader: ScenarioReader, _ others: [String],
    _ assignments: [String]
  ) {
    self.kind = kind
    self.others = others
    self.assignments = assignments
    report = reader.report
    assembler = DocumentAssembler(report: report, keys: ScenarioReader.keys)
  }

  /// The first life that what is for sale is enough for.
  func search(environment: [String: String]) -> Result<Find, Failure> {
    let lives = Life.leading(to: kind)
    guard let parent = parent() else { return .failure(failure()) }
    let sold = ShippedParent.products + ["params"]
    let changes = assignments.map { Assignment($0, report) }.filter {
      $0?.topKey.map(sold.contains) ?? true
    }
    guard let document = assembler.changed(parent, by: changes) else { return .failure(failure()) }
    let scenario = ScenarioRoot(
      document, environment: environment, only: ["catalog", "products"])
    let root = ObjectNode(node: scenario.node)
    var names = Names()
    let assortment = Assortment(
      root, bundleIdentifier: scenario.bundleIdentifier ?? "", &names, isEmpty: { _ in false },
      emptiness: { _ in SaleFact.nothingForSale })
    guard let products = assortment.products, !report.hasErrors else {
      return .failure(failure(scenario.secrets))
    }
    let casting = LifeCasting(products, in: assortment.reading?.storefront ?? .usa)
    for life in lives {
      if let names = casting.names(for: life.need) {
        return .success(Find(life: life, names: names))
      }
    }
    (root["catalog"] ?? document).found(
      LifeFact.missing(kind, needs: lives.map(\.need), catalog: products.catalogName))
    return .failure(failure(scenario.secrets, isMissing: true))
  }

  /// The life over the parent; `nil` when a part of it cannot be read.
  func document(of find: Find) -> Node? {
    let source = SourceText(
      name: "the life to \(kind.text)", text: find.life.text, number: report.nextNumber)
    guard let life = DocumentReader.root(of: source, report), let parent = parent() else {
      return nil
    }
    let merged = parent.merged(with: life.value.naming(find.names))
    // What is missing at the top is missing in the parent.
    return assembler.changed(
      JSONValue(place: parent.place, content: merged.content),
      by: assignments.map { Assignment($0, report) })
  }

  /// The parent that the caller brings, over the shipped one as far as that is wanted.
  private func parent() -> JSONValue? {
    let source = SourceText(
      name: "the parent", text: ShippedParent.text, number: report.nextNumber)
    guard let shipped = DocumentReader.root(of: source, report)?.value else { return nil }
    guard !others.isEmpty else { return shipped }
    guard let brought = assembler.document(files: others) else { return nil }
    let kept =
      brought["catalog"].map(\.isNull) ?? true
      ? shipped : ShippedParent.products.reduce(shipped) { $0.without($1) }
    return kept.merged(with: brought)
  }

  private func failure(_ secrets: Secrets = Secrets(), isMissing: Bool = false) -> Failure {
    Failure(
      findings: report.findings.map { $0.blackedOut(secrets) }, texts: report.texts,
      secrets: secrets, isMissing: isMissing)
  }
}
