internal import Foundation
package import ScenarioFormat
internal import SubscriptionModel

/// Scenarios to start from over a catalog: a parent with what they all have in common, and one
/// scenario over it.
package struct Starter: Sendable {
  /// A file that is to be written.
  package struct File: Hashable, Sendable {
    /// Its path.
    package let path: String
    /// What stands in it.
    package let text: String
  }

  /// What every scenario has in common.
  package let parent: File
  /// One scenario.
  package let scenario: File
  /// What of the catalog the parent has short names for, in words.
  package let namedProducts: String
  /// Whether the app's number has to be filled in.
  package let needsAppNumber: Bool
  /// What is odd about the catalog.
  package let notes: [ScenarioFinding]

  /// Makes the texts; writes nothing yet.
  ///
  /// - Parameters:
  ///   - path: The catalog.
  ///   - folder: Where the files are to lie; `nil`: in the working directory.
  /// - Throws: ``ScenarioError`` with everything that is wrong with the catalog.
  package init(over path: String, in folder: String?) throws(ScenarioError) {
    let outcome = CatalogReader.read(file: path)
    guard let reading = outcome.reading else { throw ScenarioError(findings: outcome.findings) }
    let catalog = reading.catalog
    let storefront = reading.storefront ?? .usa
    guard !outcome.isScenario else { throw .cannotStart(path, "this is a scenario already") }
    guard !catalog.subscriptions.isEmpty else {
      throw .cannotStart(path, "the catalog has no subscription; add a group with one")
    }
    guard let product = Self.firstProduct(of: catalog, in: storefront) else {
      throw .cannotStart(
        path,
        "no subscription has a price in \(storefront.country), so none can be bought; "
          + "give one a \"displayPrice\"")
    }
    let texts = StarterTexts(
      catalog: catalog, storefront: storefront, aliases: ProductAliases.made(for: catalog),
      appAppleIdentifier: reading.appAppleIdentifier,
      catalogPath: RelativePath.path(of: path, seenFrom: folder ?? "."))
    let stem = Self.stem(of: path)
    let prefix = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    parent = File(path: "\(prefix)\(stem).json5", text: texts.parent)
    scenario = File(
      path: "\(prefix)\(stem)-first.json5",
      text: texts.scenario(over: "\(stem).json5", buying: product))
    namedProducts = counted(catalog.subscriptions.count, "subscription")
    needsAppNumber = reading.appAppleIdentifier == nil
    notes = outcome.findings
  }

  /// The product that the scenario buys: the first that has a price, preferably one without an
  /// introductory offer, which would make the first story a longer one.
  private static func firstProduct(of catalog: Catalog, in storefront: Storefront) -> Int? {
    let places = catalog.subscriptions.indices.filter {
      catalog.subscriptions[$0].prices.price(in: storefront) != nil
    }
    return places.first { place in
      !catalog.subscriptions[place].offers.contains { $0.kind == .introductory }
    } ?? places.first
  }

  /// The catalog's name without its ending, in characters that no shell asks quotes for.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let plain = stem.map { $0.isLetter || $0.isNumber || "_-.".contains($0) ? $0 : "-" }
    let text = String(plain.drop { $0 == "-" || $0 == "." })
    return text.isEmpty ? "app" : text
  }
}

extension ScenarioError {
  /// A catalog that no scenario can be started over.
  fileprivate static func cannotStart(_ path: String, _ message: String) -> ScenarioError {
    ScenarioError(findings: [ScenarioFinding(file: path, message: message)])
  }
}
