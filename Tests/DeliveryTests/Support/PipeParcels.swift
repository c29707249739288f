import Foundation
import NotificationWire
import Signing
import SubscriptionModel

/// Parcels whose bodies a test chooses.
enum PipeParcels {
  /// A parcel with this signed body.
  static func parcel(_ body: [UInt8]) -> Parcel {
    Parcel(header: header, signed: body, decoded: nil, transactionInfo: [], renewalInfo: [])
  }

  /// Parcels with bodies of so many bytes each, no two alike.
  static func parcels(_ count: Int, of size: Int) -> [Parcel] {
    (0..<count).map { number in
      let head = Array("{\"signedPayload\":\"\(number).".utf8)
      let filler = [UInt8](repeating: UInt8(ascii: "a") + UInt8(number % 26), count: size)
      return parcel(head + filler.dropFirst(head.count + 2) + Array("\"}".utf8))
    }
  }

  /// What a command reads when it is given these.
  static func lines(_ parcels: some Sequence<Parcel>) -> Data {
    Data(parcels.flatMap { ($0.body(.signed) ?? []) + [UInt8(ascii: "\n")] })
  }

  /// The header of any notification.
  private static let header: NotificationHeader = {
    let start = SimInstant(milliseconds: 1_767_603_600_000)
    let product = SubscriptionProduct(
      identifier: "pro", group: GroupIndex(0), level: 1, period: .month,
      prices: .everywhere(Price(milliunits: 9990)), isFamilyShareable: false, offers: [])
    let app = AppIdentity(
      bundleIdentifier: "com.example.pipe", appAppleIdentifier: 1, bundleVersion: "1")
    let key = CustomerKey(number: 1)
    let ana = PlannedCustomer(
      name: "ana", key: key, storefront: .usa, app: app, policy: StorePolicy(.sandbox),
      accountToken: nil, script: [])
    let plan = Plan(
      title: "Pipes", seed: 1, start: start, end: nil, app: app,
      catalog: Catalog(
        groups: [SubscriptionGroup(name: "pipe", identifier: "21470000")],
        subscriptions: [product], oneTimeProducts: []),
      aliases: [:], policy: StorePolicy(.sandbox), customers: [ana], expectations: [],
      authority: nil)
    let identifier = TransactionIdentifier(of: key, count: 0)
    let bought = Transaction(
      identifier: identifier, lineItem: TransactionIdentifier(of: key, count: 1),
      purchaseDate: start, expiresDate: start + .minutes(5), price: Price(milliunits: 9990),
      product: ProductIndex(0), reason: .purchase)
    let run = Subscription(
      customer: CustomerIndex(0), originalTransaction: identifier, originalPurchaseDate: start,
      recentStart: start, billingAnchor: start, latest: bought,
      phase: .active(renewalDue: bought.expiresDate), autoRenews: true, renewsTo: ProductIndex(0),
      renewals: 0)
    return NotificationComposer(plan).compose(
      Announcement(
        customer: CustomerIndex(0), ordinal: 0, instant: start, fact: .subscribed,
        transaction: bought, subject: run)
    ).header
  }()
}
