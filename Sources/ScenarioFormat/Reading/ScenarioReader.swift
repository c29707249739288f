package import SubscriptionModel

/// Turns a scenario file into a plan, or says everything that is wrong with it.
package struct ScenarioReader {
  /// What a caller may decide instead of the file.
  package struct Overrides: Sendable {
    /// The seed.
    package var seed: UInt64?
    /// The start.
    package var start: SimInstant?
    /// What `now` means in a file; `nil`: a file that says it is wrong.
    package var now: SimInstant?
    /// What params can take from the environment.
    package var environment: [String: String]

    package init(
      seed: UInt64? = nil, start: SimInstant? = nil, now: SimInstant? = nil,
      environment: [String: String] = [:]
    ) {
      self.seed = seed
      self.start = start
      self.now = now
      self.environment = environment
    }
  }

  /// What was read: a plan unless something is wrong, and every finding.
  package struct Outcome: Sendable {
    /// The plan; `nil` when the findings have more than notes.
    package let plan: Plan?
    /// Everything found, by file and place.
    package let findings: [ScenarioFinding]
    /// The bytes of every text that it was read from, in the order of reading.
    package let texts: [[UInt8]]
    /// What came from the environment; the findings do not show it, and nothing else should.
    package let secrets: Secrets
  }

  /// The largest seed, 2⁵³−1: every JSON reader keeps it whole.
  package static let largestSeed: Int64 = 9_007_199_254_740_991

  /// The keys of a scenario.
  static let keys = [
    "sandclock", "title", "extends", "params", "catalog", "products", "app", "authority", "store",
    "start", "until", "seed", "customers", "script", "quirks",
    "expect",
  ]

  private let overrides: Overrides
  let report = FindingReport()

  /// Reads the scenario in a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - others: Files that are merged over it, in order.
  ///   - assignments: `PATH=VALUE`s that are merged over all of them, in order.
  ///   - overrides: What the caller decides.
  package static func read(
    file path: String, with others: [String] = [], set assignments: [String] = [],
    _ overrides: Overrides = Overrides()
  ) -> Outcome {
    let reader = ScenarioReader(overrides: overrides)
    let assembler = DocumentAssembler(report: reader.report, keys: keys)
    return reader.outcome(
      of: assembler.document(file: path, with: others, set: assignments))
  }

  init(overrides: Overrides) {
    self.overrides = overrides
  }

  /// What comes of the document that counts; `nil`: a part of it could not be read.
  func outcome(of root: Node?) -> Outcome {
    guard let root else {
      return Outcome(
        plan: nil, findings: report.findings, texts: report.texts, secrets: Secrets())
    }
    let scenario = ScenarioRoot(root, environment: overrides.environment)
    let plan = plan(scenario.node)
    return Outcome(
      plan: report.hasErrors ? nil : plan,
      findings: report.findings.map { $0.blackedOut(scenario.secrets) }, texts: report.texts,
      secrets: scenario.secrets)
  }

  private func plan(_ node: Node) -> Plan? {
    // `$schema` tells an editor where the schema lies, and means nothing here.
    let ignored: Set<String> = ["remarks", "$schema"]
    guard let root = node.object("a scenario", keys: Self.keys, ignoring: ignored) else {
      return nil
    }
    _ = root.required("sandclock", example: "sandclock: 1")?
      .integer(in: 1...1, "1, the version of this format,")
    let title = root.required("title", example: "title: \"A plain month\"")?
      .filledText("the title")
    let seed = root["seed"]?.integer(
      in: 0...Self.largestSeed, "a whole number from 0 to 9007199254740991")
    let app = root.required("app", example: "app: { bundleId: \"com.example.stream\", … }")?.app()
    let start = start(root)
    let hasUntil = root["until"] != nil
    let policy = root["store"]?.storePolicy(hasUntil: hasUntil)
    let authority = root["authority"]?.authority()

    var names = Names()
    let sold = Assortment(
      root, bundleIdentifier: app?.bundleIdentifier ?? "", &names, isEmpty: \.indices.isEmpty
    ) { _ in SaleFact.nothingForSale }
    let products = sold.products

    let chance = Chance(
      seed: overrides.seed ?? UInt64(seed ?? 1), title: title ?? "")
    let references = References(
      cast: Cast(
        customers: root["customers"]?.value, script: root["script"]?.value,
        store: root["store"]?.value),
      products: products, start: start)
    var marks = Marks(references: references)
    let end = root["until"].flatMap { marks.end($0) }
    var reader = CustomerReader(
      chance: chance,
      defaults: CustomerReader.Defaults(
        storefront: sold.reading?.storefront ?? .usa, app: root["app"],
        store: root["store"], quirks: root["quirks"], hasUntil: hasUntil),
      app: app ?? AppIdentity(bundleIdentifier: "", appAppleIdentifier: nil, bundleVersion: nil),
      policy: policy ?? StorePolicy(.sandbox), references: references)
    let customers = root["customers"].map { reader.read($0, &names) }
    // An empty script is nobody's; what is no list at all is read for its finding.
    let script = root["script"].flatMap { $0.value.elements?.isEmpty == true ? nil : $0 }
    let store = script.map { reader.readStore($0, &names) }
    reader.findCircles()
    if !isSomebodyThere(root) { (root["customers"] ?? node).found(ScriptFact.nothingToDo) }
    let expected = root["expect"].map {
      ExpectationReader(references: references).read($0, &marks)
    }
    guard let title, let app, let products else { return nil }
    return Plan(
      title: title, seed: overrides.seed ?? UInt64(seed ?? 1), start: start, end: end,
      app: app, catalog: products.catalog, aliases: products.shortNames,
      policy: policy ?? StorePolicy(.sandbox), customers: customers ?? [], store: store,
      accountTokens: reader.accountTokens, priceIncreases: reader.priceIncreases,
      expectations: expected?.order ?? [],
      notificationExpectations: expected?.notifications ?? [],
      beliefs: expected?.beliefs ?? [], marks: marks.moments, authority: authority)
  }

  /// Whether there is a customer or a step of the store's, or there probably was meant to be one.
  private func isSomebodyThere(_ root: ObjectNode) -> Bool {
    ["customers", "script"].contains { key in
      root.mistypedKeys.contains(key)
        || root[key].map { $0.value.elements?.isEmpty != true } ?? false
    }
  }

  private func start(_ root: ObjectNode) -> SimInstant {
    let standard = CivilTime(year: 2026, month: 1, day: 5, timeOfDay: 9 * 3_600_000).instant
    guard let start = root["start"] else { return overrides.start ?? standard }
    // What the caller decides may be wrong in the file all the same, but not for want of a clock:
    // any will do for a "now" that nobody asks.
    let own = start.start(now: overrides.now ?? (overrides.start == nil ? nil : standard))
    // No date of a step lies before a start that cannot be read.
    return overrides.start ?? own ?? .earliest
  }
}

extension Node {
  /// Who signs: `seed:WORD` or a folder, its path made out, or a finding.
  fileprivate func authority() -> String? {
    filledText("the authority").map {
      $0.hasPrefix("seed:") ? $0 : report.resolved($0, at: value.place)
    }
  }
}
