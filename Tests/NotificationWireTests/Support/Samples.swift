import NotificationWire
import SubscriptionModel

/// A plan written by hand, and announcements about its customers.
enum Sample {
  static let start = SimInstant(milliseconds: 1_767_603_600_000)
  static let month = SimDuration.minutes(5)

  static let catalog = Catalog(
    groups: [
      SubscriptionGroup(name: "Streaming", identifier: "21470001"),
      SubscriptionGroup(name: "Sports", identifier: "21470002"),
    ],
    subscriptions: [
      product(
        "com.example.stream.pro", group: 0, level: 1, .everywhere(Price(milliunits: 14_990)),
        offers: [
          offer(.introductory, "never said", .free, "P1W"),
          offer(.promotional, "half", .payAsYouGo, "P1M", periods: 2, 7490),
          offer(.code, "SUMMER", .free, "P1M"),
        ]),
      product(
        "com.example.stream.basic", group: 0, level: 2, .everywhere(Price(milliunits: 9990)),
        offers: [
          offer(.promotional, "less", .free, "P2W"),
          offer(.winBack, "back", .payUpFront, "P1M", periods: 3, 24_990),
          offer(.winBack, "closed", .free, "P1M", isEligible: false),
          offer(.winBack, "later", .free, "P3D"),
        ]),
      product(
        "com.example.stream.sports", group: 1, level: 1,
        .byStorefront(["USA": Price(milliunits: 5990), "JPN": Price(milliunits: 600_000)])),
      product(
        "com.example.stream.pro.kids", group: 0, level: 1, .everywhere(Price(milliunits: 15_990)),
        offers: [offer(.code, "KIDS", .free, "P1M")]),
      product(
        "com.example.stream.pro.yearly", group: 0, level: 1,
        .everywhere(Price(milliunits: 149_990)), .year,
        offers: [offer(.promotional, "long", .payUpFront, "P1Y", 99_990)]),
    ],
    oneTimeProducts: [
      once("com.example.stream.coins", .consumable),
      once("com.example.stream.gold", .nonConsumable),
      once("com.example.stream.pass", .nonRenewing), once("com.example.stream.news", .free),
    ])

  static let app = AppIdentity(
    bundleIdentifier: "com.example.stream", appAppleIdentifier: 1_234_567_890, bundleVersion: "1")

  static let ana = PlannedCustomer(
    name: "ana", key: CustomerKey(number: 1), storefront: .usa,
    app: app, policy: StorePolicy(.sandbox),
    accountToken: RandomUUID(text: "0B5E7C1E-2F4A-4C7D-9D53-0A6F1C2B3D4E"), script: [])
  static let bo = PlannedCustomer(
    name: "bo", key: CustomerKey(number: CustomerKey.limit - 1),
    storefront: Storefront(country: "JPN", identifier: "143462", currency: "JPY"),
    app: app, policy: StorePolicy(.sandbox), accountToken: nil, script: [])

  static let plan = plan(ana)

  /// The plan with this customer in ana's place.
  static func plan(_ ana: PlannedCustomer) -> Plan {
    Plan(
      title: "Samples", seed: 1, start: start, end: nil, app: app, catalog: catalog, aliases: [:],
      policy: StorePolicy(.sandbox), customers: [ana, bo], expectations: [], authority: nil)
  }

  /// Ana with another app, or in another store.
  static func ana(
    app: AppIdentity = app, _ policy: StorePolicy = StorePolicy(.sandbox)
  ) -> PlannedCustomer {
    PlannedCustomer(
      name: ana.name, key: ana.key, storefront: ana.storefront, app: app, policy: policy,
      accountToken: ana.accountToken, script: [])
  }

  private static func once(_ identifier: String, _ kind: OneTimeProduct.Kind) -> OneTimeProduct {
    OneTimeProduct(
      identifier: identifier, kind: kind, prices: .everywhere(Price(milliunits: 990)))
  }

  private static func product(
    _ identifier: String, group: Int, level: Int, _ prices: PriceList,
    _ period: BillingPeriod = .month, offers: [Offer] = []
  ) -> SubscriptionProduct {
    SubscriptionProduct(
      identifier: identifier, group: GroupIndex(group), level: level, period: period,
      prices: prices, isFamilyShareable: false, offers: offers)
  }

  private static func offer(
    _ kind: Offer.Kind, _ identifier: String, _ mode: Offer.Mode, _ period: String,
    periods: Int = 1, _ price: Int64 = 0, isEligible: Bool = true
  ) -> Offer {
    guard let period = OfferPeriod(iso8601: period) else { preconditionFailure(period) }
    return Offer(
      kind: kind, identifier: identifier, mode: mode, period: period, periods: periods,
      prices: .everywhere(Price(milliunits: price)), isEligible: isEligible)
  }

  /// The `number`-th period (from 0) of a customer's subscription to a product.
  static func transaction(
    _ number: UInt32, of customer: PlannedCustomer = ana, product: Int = 0,
    _ reason: TransactionReason? = nil, from offset: SimDuration? = nil, offer: Int? = nil
  ) -> Transaction {
    let begin = start + (offset ?? month * Int64(number))
    let offer = offer.map { OfferIndex($0) }
    let price = Tariff(of: catalog, in: customer.storefront)
      .price(of: ProductIndex(product), under: offer)
    return Transaction(
      identifier: TransactionIdentifier(of: customer.key, count: number * 2),
      purchaseDate: begin, expiresDate: begin + month, price: price,
      product: ProductIndex(product), offer: offer,
      reason: reason ?? (number == 0 ? .purchase : .renewal))
  }

  /// The run whose latest transaction this is.
  static func run(
    _ latest: Transaction, of customer: Int = 0, autoRenews: Bool = true, renewsTo: Int? = nil,
    phase: Phase? = nil, waitingOffer: Int? = nil, offerRenewalsLeft: UInt8 = 0
  ) -> Subscription {
    var run = Subscription(
      customer: CustomerIndex(customer),
      originalTransaction: TransactionIdentifier(of: plan.customers[customer].key, count: 0),
      originalPurchaseDate: start + .seconds(2), recentStart: start, billingAnchor: start,
      latest: latest,
      phase: phase ?? .active(renewalDue: latest.expiresDate - .seconds(20)),
      autoRenews: autoRenews, renewsTo: renewsTo.map { ProductIndex($0) } ?? latest.product,
      renewals: 0)
    run.waitingOffer = waitingOffer.map { OfferIndex($0) }
    run.offerRenewalsLeft = offerRenewalsLeft
    return run
  }

  /// A fact signed so many milliseconds after the start.
  static func announcement(
    _ fact: Fact, _ ordinal: UInt32 = 0, at milliseconds: Int64, of customer: Int = 0,
    _ transaction: Transaction, _ subject: Subscription
  ) -> Announcement {
    Announcement(
      customer: CustomerIndex(customer), ordinal: ordinal,
      instant: start + SimDuration(milliseconds: milliseconds), fact: fact,
      subject: .run(subject, transaction: transaction))
  }
}
