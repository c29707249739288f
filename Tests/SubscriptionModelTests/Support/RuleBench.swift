import SubscriptionModel

/// The start of every rule test, 2026-01-05 09:00:00Z.
let start = SimInstant(milliseconds: 1_767_603_600_000)

/// So many seconds (and milliseconds) after the start.
func at(_ seconds: Int64, _ milliseconds: Int64 = 0) -> SimInstant {
  start + SimDuration(milliseconds: seconds * 1000 + milliseconds)
}

extension ProductIndex {
  static let high = ProductIndex(0)
  static let low = ProductIndex(1)
  static let year = ProductIndex(2)
  static let twin = ProductIndex(3)
}

extension Catalog {
  /// Three monthly products and a yearly one in one group; a month lasts 300 s, a year 3600 s.
  static let streaming = Catalog(
    groups: [SubscriptionGroup(name: "Streaming", identifier: "20000001")],
    subscriptions: [
      product("high", level: 1, .month, Price(milliunits: 9990)),
      product("low", level: 2, .month, Price(milliunits: 4990)),
      product("year", level: 1, .year, Price(milliunits: 99_990)),
      product("twin", level: 1, .month, Price(milliunits: 9990)),
    ], oneTimeProducts: [])

  private static func product(
    _ identifier: String, level: Int, _ period: BillingPeriod, _ price: Price
  ) -> SubscriptionProduct {
    SubscriptionProduct(
      identifier: identifier, group: GroupIndex(0), level: level, period: period,
      prices: .everywhere(price), isFamilyShareable: false, offers: [])
  }
}

extension Transaction {
  /// The customer's `number`-th transaction (from 0), which pays for a month of the high product
  /// from so many seconds after the start on.
  static func paid(_ number: UInt32, from seconds: Int64, _ reason: TransactionReason)
    -> Transaction
  {
    let customer = CustomerKey(number: 7)
    return Transaction(
      identifier: TransactionIdentifier(of: customer, count: 2 * number),
      purchaseDate: at(seconds), expiresDate: at(seconds + 300), price: Price(milliunits: 9990),
      product: .high, reason: reason)
  }
}

extension Subscription {
  /// A run that began at the start. Its renewal is booked at 240 s, a minute ahead.
  static let bought = Subscription(
    customer: CustomerIndex(0),
    originalTransaction: TransactionIdentifier(of: CustomerKey(number: 7), count: 0),
    originalPurchaseDate: at(1), recentStart: start, billingAnchor: start,
    latest: .paid(0, from: 0, .purchase), phase: .active(renewalDue: at(240)), autoRenews: true,
    renewsTo: .high, renewals: 0)
  static let cancelled = bought.with { $0.autoRenews = false }
  static let expired = cancelled.with { $0.phase = .expired(.voluntary) }
  /// From 240 s on: the period that begins at 300 s is booked.
  static let booked = bought.with {
    $0.latest = .paid(1, from: 300, .renewal)
    $0.phase = .active(renewalDue: at(540))
    $0.renewals = 1
  }

  func with(_ change: (inout Subscription) -> Void) -> Subscription {
    var copy = self
    change(&copy)
    return copy
  }
}

extension RuleContext {
  /// What a rule may know at an instant. The customer's next transaction is the second one.
  static func now(
    _ now: SimInstant, cap: Int32? = 6, grace: BillingPolicy.GracePeriod = .off,
    catalog: Catalog = .streaming, sold: Sold = .asEver
  ) -> RuleContext {
    let customer = CustomerKey(number: 7)
    var policy = StorePolicy(.sandbox)
    policy.renewalCap = cap
    policy.billing.gracePeriod = grace
    return RuleContext(
      now: now, customer: CustomerIndex(0), policy: policy,
      tariff: .streaming(sold, catalog),
      nextTransaction: TransactionIdentifier(of: customer, count: 2),
      // The longest lead, 60 s in a month of 300 s; the shortest delay, 1 s.
      renewalLead: Draw(bits: .max), originalPurchaseDateDelay: Draw(bits: 0))
  }
}
