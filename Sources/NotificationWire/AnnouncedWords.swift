internal import SubscriptionModel

/// What a header says of an announcement, made when somebody asks.
final class AnnouncedWords: HeaderWords {
  private let announcement: Announcement
  private let recipient: PlannedCustomer
  private let uuid: RandomUUID
  let productID: String?

  init(
    _ announcement: Announcement, to recipient: PlannedCustomer, of catalog: Catalog,
    uuid: RandomUUID
  ) {
    self.announcement = announcement
    self.recipient = recipient
    self.uuid = uuid
    productID = announcement.subject.product.map { catalog.identifier(of: $0) }
  }

  var customer: String { recipient.name }
  var number: Int { Int(announcement.ordinal) + 1 }
  var type: String { announcement.fact.notificationKind.type.rawValue }
  var subtype: String? { announcement.fact.notificationKind.subtype?.rawValue }
  var notificationUUID: String { uuid.text }
  var signedDate: Int64 { announcement.instant.milliseconds }
  var terms: DeliveryTerms { recipient.delivery }

  var transactionID: String? {
    switch announcement.subject {
    case .run(_, let transaction): Digits.text(transaction.identifier.number)
    case .purchase(let purchase): Digits.text(purchase.identifier.number)
    case .app: nil
    }
  }

  var originalTransactionID: String? {
    switch announcement.subject {
    case .run(let run, _): Digits.text(run.originalTransaction.number)
    case .purchase(let purchase): Digits.text(purchase.identifier.number)
    case .app: nil
    }
  }

  var belief: Belief? {
    switch announcement.subject {
    case .run(let run, _): Belief(run, at: announcement.instant)
    case .purchase(let purchase): Belief(purchase)
    case .app: nil
    }
  }
}

extension NotificationHeader {
  init(
    _ announcement: Announcement, to recipient: PlannedCustomer, of catalog: Catalog,
    uuid: RandomUUID
  ) {
    self.init(AnnouncedWords(announcement, to: recipient, of: catalog, uuid: uuid))
  }
}
