import ScenarioFormat
import SubscriptionModel
import Testing

/// What counts is which keys are there, whatever version a file claims.
@Suite struct StoreKitVersionTests {
  @Test(arguments: StoreKitVersions.all)
  func areRead(_ name: String, _ text: String, _ expected: String) throws {
    let folder = try ScratchFolder()
    try folder.write(text.utf8, to: "c.storekit")
    let found = CatalogReader.read(file: folder["c.storekit"])
    let reading = try #require(found.reading, "\(name): \(found.findings)")
    #expect(outline(of: reading) == expected, "\(name)")
  }

  /// What such a catalog has beside what every catalog has.
  private func outline(of reading: CatalogReading) -> String {
    let catalog = reading.catalog
    let head =
      "- \((reading.storefront ?? .usa).country), app "
      + (reading.appAppleIdentifier.map { "\($0)" } ?? "-")
    let products = catalog.subscriptions.flatMap { product in
      let plan = product.monthlyPlan.map {
        ", by the month \($0.prices.text), in all \($0.commitmentPrices.text)"
      }
      return [
        "  \(product.level) \(product.identifier) at \(product.prices.text) called "
          + (product.displayName ?? "-") + (plan ?? "")
      ] + product.offers.map { "    \($0.text)\(conditions(of: $0))" }
    }
    let others = catalog.oneTimeProducts.map {
      "\($0.kind) \($0.identifier) at \($0.prices.text) called \($0.displayName ?? "-")"
    }
    return ([head] + catalog.groups.map(\.name) + products + others).joined(separator: "\n")
  }

  private func conditions(of offer: Offer) -> String {
    let audiences = offer.audiences.map(\.rawValue).joined(separator: "+")
    return (offer.kind == .code ? " \(audiences)" : "") + (offer.isStackable ? "" : " alone")
      + (offer.isEligible ? "" : " closed") + (offer.plan == .monthly ? " MONTHLY" : "")
  }
}
