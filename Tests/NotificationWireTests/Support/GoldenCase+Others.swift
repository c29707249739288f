import NotificationWire
import SubscriptionModel

extension GoldenCase {
  /// Subscriptions that were changed through the Advanced Commerce API.
  static let commerce: [GoldenCase] = {
    let bought = Sample.transaction(0)
    var migrated = Sample.run(Sample.transaction(1, .purchase))
    migrated.originalTransaction = migrated.latest.identifier
    migrated.migrationDistance = 2
    func told(_ name: String, _ change: AdvancedCommerceChange, _ run: Subscription) -> GoldenCase {
      GoldenCase(
        name, Sample.announcement(.advancedCommerce(change), 1, at: 91_000, run.latest, run))
    }
    return [
      told("metadataUpdate", .metadataUpdate, Sample.run(bought)),
      told("priceChange", .priceChange, Sample.run(bought)),
      told("migration", .migration, migrated),
    ]
  }()

  /// What is not about a subscription: bought once, or told of the app.
  static let others = once + sharedOnce + app + summaries

  private static let once = OneTimeProduct.Kind.allCases.enumerated().map { place, kind in
    GoldenCase(
      "once-\(kind.rawValue)",
      Sample.announcement(
        .boughtOnce,
        .purchase(
          OneTimePurchase(
            customer: CustomerIndex(0),
            identifier: TransactionIdentifier(of: Sample.ana.key, count: 5),
            purchaseDate: Sample.start, price: Price(milliunits: kind == .free ? 0 : 2970),
            product: ProductIndex(Sample.catalog.subscriptions.count + place), kind: kind,
            quantity: kind == .consumable ? 3 : 1,
            accountToken: kind == .nonRenewing ? .none : .customers))))
  }

  private static let app: [GoldenCase] = {
    func token(_ kind: ExternalPurchaseToken.Kind?) -> Subject {
      .app(.token(ExternalPurchaseToken(number: 0, created: Sample.start - .days(10), kind: kind)))
    }
    let production = Sample.plan(Sample.ana(StorePolicy(.production)))
    return [
      GoldenCase("test", Sample.announcement(.told(.test), .app(nil))),
      GoldenCase("consentRescinded", Sample.announcement(.told(.consentRescinded), .app(nil))),
      GoldenCase(
        "consentRescinded-production",
        Sample.announcement(.told(.consentRescinded), .app(nil)), of: production),
      GoldenCase(
        "token-created",
        Sample.announcement(
          .told(.externalPurchaseToken(.created, kind: .services)), token(.services))),
      GoldenCase(
        "token-unreported",
        Sample.announcement(.told(.externalPurchaseToken(.unreported, kind: nil)), token(nil))),
      GoldenCase(
        "token-reminder-production",
        Sample.announcement(
          .told(.externalPurchaseToken(.activeTokenReminder, kind: .acquisition)),
          token(.acquisition)), of: production),
    ]
  }()
}

extension Sample {
  /// A fact about something else than a subscription, signed after twenty seconds.
  static func announcement(_ fact: Fact, _ subject: Subject) -> Announcement {
    Announcement(
      customer: CustomerIndex(0), ordinal: 4, instant: start + .seconds(20), fact: fact,
      subject: subject)
  }
}
