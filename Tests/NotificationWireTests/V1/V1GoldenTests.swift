import Foundation
import NotificationWire
import SubscriptionModel
import Testing

/// Whole bodies of legacy notifications, against files.
@Suite struct V1GoldenTests {
  @Test(arguments: V1GoldenCase.all)
  func notification(_ golden: V1GoldenCase) throws {
    let bodies = golden.notifications
    let text = bodies.map { String(decoding: JSONLayout.indented($0.body), as: UTF8.self) + "\n" }
    try Golden.compare(text.joined(), with: golden.name, in: V1GoldenCase.folder)
  }

  @Test func noFileWithoutACase() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: V1GoldenCase.folder.path)
    #expect(files.sorted() == V1GoldenCase.all.map { "\($0.name).json" }.sorted())
  }

  @Test(arguments: V1GoldenCase.all)
  func theHeaderIsThatOfTheOther(_ golden: V1GoldenCase) throws {
    let last = try #require(golden.announcements.last)
    let other = NotificationComposer(golden.plan).compose(last).header
    for notification in golden.notifications {
      let header = notification.header
      let body = String(decoding: notification.body, as: UTF8.self)
      #expect(body.hasPrefix(#"{"notification_type":"\#(header.type)","#))
      #expect(header.subtype == nil && header.kind == header.type)
      #expect(header.number == other.number && header.signedDate == other.signedDate)
      #expect(header.notificationUUID == other.notificationUUID)
      #expect(header.transactionID == other.transactionID && header.belief == other.belief)
    }
  }

  @Test func productionHasALadderOfItsOwn() throws {
    let golden = try #require(V1GoldenCase.all.first { $0.name == "production" })
    #expect(
      golden.notifications[0].header.terms.retries == [.hours(6), .hours(24), .hours(48)])
    #expect(
      NotificationComposer(golden.plan).compose(golden.announcements[0]).header.terms.retries
        .count == 5)
  }
}

/// Announcements in their order, and the legacy notifications that tell the last of them.
struct V1GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let plan: Plan
  let announcements: [Announcement]

  static let folder = Golden.folder.deletingLastPathComponent().appendingPathComponent("GoldensV1")

  init(_ name: String, of plan: Plan = Sample.plan, _ announcements: Announcement...) {
    self.name = name
    self.plan = plan
    self.announcements = announcements
  }

  var testDescription: String { name }

  var notifications: [V1Notification] {
    var book = ReceiptBook()
    for announcement in announcements { book.take(announcement) }
    return announcements.last.map { V1Composer(plan).compose($0, from: book) } ?? []
  }

  /// The samples' plan with a store that speaks so.
  static func plan(
    _ dialect: V1Policy.Dialect, isLegacy: Bool = false, _ profile: Profile = .sandbox
  ) -> Plan {
    var policy = StorePolicy(profile)
    policy.v1.dialect = dialect
    policy.v1.isLegacy = isLegacy
    let app = AppIdentity(
      bundleIdentifier: "com.example.stream", appAppleIdentifier: 1_234_567_890,
      bundleVersion: "34", sharedSecret: "0123456789abcdef0123456789abcdef")
    return Sample.plan(Sample.ana(app: app, policy))
  }

  static let all: [V1GoldenCase] = {
    let bought = Sample.transaction(0)
    let first = Sample.announcement(.subscribed, at: 11_250, bought, Sample.run(bought))
    let renewed = Sample.transaction(1)
    let apple = plan(.apple)
    let legacy = plan(.apple, isLegacy: true)
    return [
      V1GoldenCase("initialBuy", of: plan(.extended), first),
      V1GoldenCase("initialBuy-apple", of: apple, first),
      V1GoldenCase("initialBuy-legacy", of: legacy, first),
      V1GoldenCase("production", of: plan(.apple, .production), first),
      V1GoldenCase(
        "didRenew", of: apple, first,
        Sample.announcement(.renewed, 1, at: 279_004, renewed, Sample.run(renewed))),
      V1GoldenCase(
        "nothing", of: apple, first,
        Sample.announcement(
          .expired(.voluntary), 1, at: 312_345, bought,
          Sample.run(bought, autoRenews: false, phase: .expired(.voluntary)))),
    ] + plans + billing + refunds
  }()

  /// Plans that change, in both dialects.
  private static let plans: [V1GoldenCase] = {
    let pro = Sample.transaction(0)
    let first = Sample.announcement(.subscribed, at: 11_250, pro, Sample.run(pro))
    let chosen = Sample.announcement(
      .downgradeChosen, 1, at: 123_000, pro, Sample.run(pro, renewsTo: 1))
    let offered = Sample.announcement(
      .offerRedeemed(.downgrade), 1, at: 123_000, pro,
      Sample.run(pro, renewsTo: 1, waitingOffer: 0))
    let kids = Sample.transaction(1, product: 3, .purchase, from: .minutes(2))
    let upgraded = Sample.announcement(.upgraded, 2, at: 131_500, kids, Sample.run(kids))
    return [
      V1GoldenCase("downgrade", of: plan(.extended), first, chosen),
      V1GoldenCase("downgrade-apple", of: plan(.apple), first, chosen),
      V1GoldenCase("downgrade-offer", of: plan(.extended), first, offered),
      V1GoldenCase("upgrade", of: plan(.extended), first, chosen, upgraded),
      V1GoldenCase("upgrade-apple", of: plan(.apple), first, upgraded),
      V1GoldenCase("upgrade-legacy", of: plan(.apple, isLegacy: true), first, upgraded),
    ]
  }()

  /// Renewals that could not be charged.
  private static let billing: [V1GoldenCase] = {
    let paid = Sample.transaction(0)
    let first = Sample.announcement(.subscribed, at: 11_250, paid, Sample.run(paid))
    let end = paid.expiresDate
    let failed = Sample.announcement(
      .renewalFailed(hasGrace: true), 1, at: 316_000, paid,
      Sample.run(
        paid, phase: .grace(ends: end + .seconds(150), retryEnds: end + .minutes(10))))
    let later = Sample.transaction(1)
    return [
      V1GoldenCase("failToRenew-grace", of: plan(.apple), first, failed),
      V1GoldenCase(
        "recover-legacy", of: plan(.apple, isLegacy: true), first, failed,
        Sample.announcement(.recovered, 2, at: 370_500, later, Sample.run(later))),
      V1GoldenCase(
        "expired-billing", of: plan(.apple), first, failed,
        Sample.announcement(
          .expired(.billing), 2, at: 912_345, paid,
          Sample.run(paid, autoRenews: false, phase: .expired(.billing)))),
    ]
  }()

  /// Money back, of a subscription and of what is bought once.
  private static let refunds: [V1GoldenCase] = {
    var paid = Sample.transaction(0)
    let first = Sample.announcement(.subscribed, at: 11_250, paid, Sample.run(paid))
    let revocation = Revocation(
      date: Sample.start + .minutes(2), percentage: Revocation.wholePercentage, kind: .full,
      reason: .fulfillmentIssue)
    paid.revocation = revocation
    let refunded = Sample.announcement(
      .refunded, 1, at: 240_000, paid,
      Sample.run(
        paid, autoRenews: false, phase: .revoked(renewalDue: paid.expiresDate)))
    func once(_ fact: Fact, _ kind: OneTimeProduct.Kind, _ ordinal: UInt32) -> Announcement {
      let place = kind == .consumable ? 5 : 6
      var purchase = OneTimePurchase(
        customer: CustomerIndex(0),
        identifier: TransactionIdentifier(of: Sample.ana.key, count: 20),
        purchaseDate: Sample.start, price: Price(milliunits: 990),
        product: ProductIndex(place), kind: kind, quantity: 1, accountToken: .customers)
      if fact == .refunded { purchase.revocation = revocation }
      return Announcement(
        customer: CustomerIndex(0), ordinal: ordinal,
        instant: Sample.start + .minutes(Int64(ordinal)), fact: fact, subject: .purchase(purchase))
    }
    return [
      V1GoldenCase("cancel", of: plan(.apple), first, refunded),
      V1GoldenCase("cancel-legacy", of: plan(.apple, isLegacy: true), first, refunded),
      V1GoldenCase(
        "refund-nonConsumable", of: plan(.apple), once(.boughtOnce, .nonConsumable, 0),
        once(.refunded, .nonConsumable, 3)),
      V1GoldenCase(
        "consumptionRequest", of: plan(.extended), once(.boughtOnce, .consumable, 0),
        once(.refundRequested(.other), .consumable, 2)),
    ]
  }()
}
