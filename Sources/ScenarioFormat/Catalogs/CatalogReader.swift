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
    /// Everything found, the details of catalogs among it, by file and place.
    package let findings: [ScenarioFinding]
  }

  /// Reads the catalog in a file, or that of the scenario in it.
  package static func read(file path: String) -> Outcome {
    let report = FindingReport()
    guard let node = DocumentReader.root(ofFile: path, report) else {
      return outcome(nil, report: report)
    }
    guard node.value["sandclock"] != nil || node.value["extends"] != nil else {
      let reading = CatalogReading.read(root: node, bundleIdentifier: "")
      if let reading { noteEmptiness(reading, at: node) }
      return outcome(reading, hasBundle: node.value["groups"] == nil, report: report)
    }
    let assembler = DocumentAssembler(report: report, keys: ScenarioReader.keys)
    guard let document = assembler.document(node, ofFile: path) else {
      return outcome(nil, isScenario: true, report: report)
    }
    let root = ObjectNode(node: document)
    let catalog = root.required("catalog", example: "catalog: \"Catalogs/stream.storekit\"")
    let bundle = root["app"]?.value["bundleId"]?.string
    let before = report.errorCount
    let reading = catalog.flatMap {
      CatalogReading.read(scenario: $0, bundleIdentifier: bundle ?? "")
    }
    if let reading, let catalog { noteEmptiness(reading, at: catalog) }
    var products = reading.map {
      Products(
        catalog: $0.catalog, catalogName: "the catalog", isWhole: report.errorCount == before)
    }
    var names = Names()
    if let aliases = root["products"] { products?.readAliases(aliases, &names) }
    // Whether something ends a run is no matter of the catalog.
    let policy = root["store"]?.storePolicy(hasUntil: true)
    return outcome(
      reading, aliases: products?.shortNames, policy: policy, hasBundle: bundle != nil,
      isScenario: true, report: report)
  }

  private static func noteEmptiness(_ reading: CatalogReading, at node: Node) {
    guard reading.catalog.subscriptions.isEmpty, !node.report.hasErrors else { return }
    node.found(reading.hasLeftOutSubscriptions ? CatalogFact.allLeftOut : .noSubscription)
  }

  private static func outcome(
    _ reading: CatalogReading?, aliases: [ProductIndex: String]? = nil,
    policy: StorePolicy? = nil, hasBundle: Bool = true, isScenario: Bool = false,
    report: FindingReport
  ) -> Outcome {
    Outcome(
      reading: report.hasErrors ? nil : reading, aliases: aliases ?? [:],
      policy: policy ?? StorePolicy(.sandbox), hasBundleIdentifier: hasBundle,
      isScenario: isScenario,
      findings: report.findingsWithDetails)
  }
}
