/// Which notifications are spoken of.
package struct NotificationPattern: Hashable, Sendable {
  /// Whose; `nil`: anybody's.
  package let customer: CustomerIndex?
  package let kind: KindPattern
  /// About which product's transactions; `nil`: any.
  package let product: ProductIndex?

  package init(customer: CustomerIndex?, kind: KindPattern, product: ProductIndex?) {
    self.customer = customer
    self.kind = kind
    self.product = product
  }

  /// Whether an announcement is among them.
  package func matches(_ announcement: Announcement) -> Bool {
    customer.map { $0 == announcement.customer } ?? true
      && kind.matches(announcement.fact.notificationKind)
      && product.map { $0 == announcement.subject.product } ?? true
  }
}

/// Which kinds a pattern speaks of.
package enum KindPattern: Hashable, Sendable {
  /// This one.
  case kind(NotificationKind)
  /// Every kind of a type.
  case type(NotificationType)
  /// Every kind there is.
  case any

  /// Whether a kind is among them.
  package func matches(_ kind: NotificationKind) -> Bool {
    switch self {
    case .kind(let wanted): kind == wanted
    case .type(let type): kind.type == type
    case .any: true
    }
  }
}
