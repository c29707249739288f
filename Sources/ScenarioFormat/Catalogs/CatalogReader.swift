package import SubscriptionModel

/// Reads what is sold out of a catalog's own file or out of a scenario, for who wants to look at
/// the catalog alone.
package enum CatalogReader {
  /// What was read: a catalog unless something is wrong, and every finding.
  package struct Outcome: Sendable {
    /// The catalog; `nil` when the findings have more than notes.
    package let reading: CatalogReading?
    /// The short names that a scenario has for subscriptions.
    package let aliases: [ProductIndex: String]
    /// The store of a scenario, else the sandbox.
    package let policy: StorePolicy
    /// Whether the digits of groups without an id can be trusted: they are made of a bundle id.
    package let hasBundleIdentifier: Bool
    /// Whether the file is a scenario.
    package let isScenario: Bool
    /// What a scenario took from the environment; the findings do not show it, and nothing else
    /// should.
    package let secrets: Secrets
    /// Everything found, the details of catalogs among it, by file and place.
    package let findings: [ScenarioFinding]
  }

  /// Reads the catalog in a file, or that of the scenario in it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - environment: What the params of a scenario can take from the environment.
  package static func read(file path: String, environment: [String: String] = [:]) -> Outcome {
    let report = FindingReport()
    guard let node = DocumentReader.root(ofFile: path, report) else {
      return outcome(nil, report: report)
    }
    guard node.value["sandclock"] != nil || node.value["extends"] != nil else {
      let reading = CatalogReading.read(root: node, bundleIdentifier: "")
      if let reading, reading.catalog.subscriptions.isEmpty, !report.hasErrors {
        node.found(emptiness(reading))
      }
      return outcome(reading, hasBundle: node.value["groups"] == nil, report: report)
    }
    let assembler = DocumentAssembler(report: report, keys: ScenarioReader.keys)
    guard let document = assembler.document(node, ofFile: path) else {
      return outcome(nil, isScenario: true, report: report)
    }
    // A variable that only runs need may be missing here, such as one for the bundle id.
    let scenario = ScenarioRoot(
      document, environment: environment, only: ["catalog", "products", "store"])
    let root = ObjectNode(node: scenario.node)
    let bundle = scenario.bundleIdentifier
    var names = Names()
    let sold = Assortment(
      root, bundleIdentifier: bundle ?? "", &names, isEmpty: \.subscriptions.isEmpty,
      emptiness: emptiness)
    // Whether something ends a run is no matter of the catalog.
    let policy = root["store"]?.storePolicy(hasUntil: true)
    return outcome(
      sold.reading, aliases: sold.products?.shortNames, policy: policy, hasBundle: bundle != nil,
      isScenario: true, secrets: scenario.secrets, report: report)
  }

  private static func emptiness(_ reading: CatalogReading) -> CatalogFact {
    reading.hasLeftOutSubscriptions ? .allLeftOut : .noSubscription
  }

  private static func outcome(
    _ reading: CatalogReading?, aliases: [ProductIndex: String]? = nil,
    policy: StorePolicy? = nil, hasBundle: Bool = true, isScenario: Bool = false,
    secrets: Secrets = Secrets(), report: FindingReport
  ) -> Outcome {
    Outcome(
      reading: report.hasErrors ? nil : reading, aliases: aliases ?? [:],
      policy: policy ?? StorePolicy(.sandbox), hasBundleIdentifier: hasBundle,
      isScenario: isScenario, secrets: secrets,
      findings: report.findingsWithDetails.map { $0.blackedOut(secrets) })
  }
}
