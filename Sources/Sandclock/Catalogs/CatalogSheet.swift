package import ScenarioFormat
internal import SubscriptionModel

/// What a file sells, laid out so that a person checks it at a glance: a `.storekit` file, a
/// catalog in the words of scenarios, or the catalog of a scenario.
package struct CatalogSheet: Sendable {
  /// The path it was read from.
  package let file: String
  /// What is odd about the catalog.
  package let notes: [ScenarioFinding]

  let catalog: Catalog
  let aliases: [ProductIndex: String]
  let columns: [ProfileColumn]
  /// Where a customer buys who names no storefront, and whether the file says so itself.
  let storefront: Storefront
  let namesStorefront: Bool
  let hasGroupNumbers: Bool
  /// What came from the environment, which the sheet must not show.
  let secrets: Secrets

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - environment: What the params of a scenario can take from the environment.
  /// - Throws: ``ScenarioError`` with everything that is wrong with the catalog.
  package init(
    contentsOf path: String, environment: [String: String] = [:]
  ) throws(ScenarioError) {
    let outcome = CatalogReader.read(file: path, environment: environment)
    guard let reading = outcome.reading else { throw ScenarioError(findings: outcome.findings) }
    file = path
    notes = outcome.findings
    catalog = reading.catalog
    aliases = outcome.aliases
    columns = ProfileColumn.all(beside: outcome.policy)
    storefront = reading.storefront ?? .usa
    namesStorefront = reading.storefront != nil
    hasGroupNumbers = outcome.hasBundleIdentifier
    secrets = outcome.secrets
  }

  /// The subscriptions of a group, the highest level first, else in the order of the file.
  func subscriptions(of group: Int) -> [(index: ProductIndex, product: SubscriptionProduct)] {
    catalog.subscriptions.enumerated()
      .filter { $0.element.group == GroupIndex(group) }
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map { (ProductIndex($0.offset), $0.element) }
  }
}

/// What billing periods become under a profile.
struct ProfileColumn: Sendable {
  let profile: Profile
  let calendar: BillingCalendar

  /// The profiles under which periods are not what the catalog says: as they are, but for the
  /// profile of `own`, which has its calendar.
  static func all(beside own: StorePolicy) -> [ProfileColumn] {
    Profile.allCases.compactMap { profile in
      let calendar = profile == own.profile ? own.calendar : StorePolicy(profile).calendar
      return calendar.month == nil ? nil : ProfileColumn(profile: profile, calendar: calendar)
    }
  }

  /// How long a period lasts, as scenarios write durations.
  func text(of period: BillingPeriod) -> String {
    switch calendar {
    case .compressed(let rate): rate.length(of: period).scenarioText
    case .uniform(let length): length.scenarioText
    case .real, .universal: period.words
    }
  }
}
