internal import SubscriptionModel

/// A scenario's document with everything put in its place, before its parts are read.
struct ScenarioRoot {
  let node: Node
  private let params: Params

  /// Puts the params of a document in.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - environment: What params can take from the environment.
  ///   - parts: The members that are going to be read; `nil`: all of them.
  init(_ document: Node, environment: [String: String], only parts: Set<String>? = nil) {
    params = Params(ObjectNode(node: document)["params"], environment: environment)
    node = Substitution.apply(params, to: document, only: parts)
  }

  /// What came from the environment.
  var secrets: Secrets { params.secrets }

  /// The bundle id, if it can be read; nothing is said of it if not.
  var bundleIdentifier: String? {
    node.value["app"]?["bundleId"]?.string.flatMap { Substitution.text($0, params) }
  }
}

/// What a scenario sells.
struct Assortment {
  let reading: CatalogReading?
  /// The products with the scenario's own names for them.
  let products: Products?

  /// Reads the catalog of a scenario, inline or in a file of its own, and the short names.
  ///
  /// - Parameters:
  ///   - root: The scenario.
  ///   - names: The names that are taken.
  ///   - isEmpty: Whether too little is for sale.
  ///   - emptiness: What is to be said then.
  init(
    _ root: ObjectNode, bundleIdentifier: String, _ names: inout Names,
    isEmpty: (Catalog) -> Bool,
    emptiness: (CatalogReading) -> any FindingFact
  ) {
    guard
      let node = root.required("catalog", example: "catalog: \"Catalogs/stream.storekit\"")
    else {
      reading = nil
      products = nil
      return
    }
    let report = node.report
    let before = report.errorCount
    reading = CatalogReading.read(scenario: node, bundleIdentifier: bundleIdentifier)
    if let reading, report.errorCount == before, isEmpty(reading.catalog) {
      node.found(emptiness(reading))
    }
    let isWhole = report.errorCount == before
    let name = node.value.string.map { file in
      file.split(separator: "/").last.map(String.init) ?? file
    }
    var products = reading.map {
      Products(catalog: $0.catalog, catalogName: name ?? "the catalog", isWhole: isWhole)
    }
    if let aliases = root["products"] { products?.readAliases(aliases, &names) }
    self.products = products
  }
}
