/// A line of `expect`: what a customer's notifications should be, in their order.
package struct Expectation: Hashable, Sendable {
  package let customer: CustomerIndex
  package let content: Content
  /// Where the line stands in the file, for reports: `$.expect[2]`.
  package let path: String
  /// The line as it is written.
  package let text: String

  /// What a line asks for.
  package enum Content: Hashable, Sendable {
    /// Notifications of this kind about this product (`nil`: any), so many in a row.
    case notifications(KindPattern, of: ProductIndex?, count: ClosedRange<Int>)
    /// `...`: any number of anything.
    case anything
  }

  package init(customer: CustomerIndex, content: Content, path: String, text: String) {
    self.customer = customer
    self.content = content
    self.path = path
    self.text = text
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
