internal import NotificationWire
internal import ScenarioFormat
internal import SubscriptionModel

/// Which notifications of a ledger are meant: `[CUSTOMER] [KIND] [PRODUCT]`, such as `ana`,
/// `DID_RENEW`, `"p* EXPIRED/*"` or `"* com.example.pro"`.
package struct ReplayFilter: Sendable {
  private let customer: String?
  private let kind: KindPattern
  private let product: String?

  /// Every notification.
  package static let everything = ReplayFilter(customer: nil, kind: .any, product: nil)

  /// Reads a pattern; a customer's name may have `*` in it for any characters. Throws
  /// ``BadReplayPattern``.
  package init(_ pattern: String) throws(BadReplayPattern) {
    var words = pattern.split(separator: " ").map(String.init)[...]
    guard let first = words.first else {
      throw BadReplayPattern(words: "\"\(pattern)\" names nothing")
    }
    // Kinds are written in capitals, and names of customers begin with a small letter.
    var customer: String?
    if first.first?.isLowercase ?? false { customer = words.popFirst() }
    var kind = KindPattern.any
    if let word = words.popFirst() {
      do throws(ExpectationText.BadKind) {
        kind = try ExpectationText.kind(named: word)
      } catch {
        throw BadReplayPattern(words: error.words)
      }
    }
    let product = words.popFirst()
    guard words.isEmpty else {
      throw BadReplayPattern(words: "\"\(pattern)\" says too much: a customer, a kind, a product")
    }
    self.init(customer: customer, kind: kind, product: product)
  }

  private init(customer: String?, kind: KindPattern, product: String?) {
    self.customer = customer
    self.kind = kind
    self.product = product
  }

  /// Whether a notification is among them.
  func matches(_ header: NotificationHeader) -> Bool {
    customer.map { CustomerChoice.fits(header.customer, $0) } ?? true
      && matchesKind(header) && product.map { $0 == header.productID } ?? true
  }

  private func matchesKind(_ header: NotificationHeader) -> Bool {
    switch kind {
    case .any: true
    case .type(let type): type.rawValue == header.type
    case .kind(let kind): kind.text == header.kind
    }
  }
}

/// A pattern that means no notifications.
package struct BadReplayPattern: Error, Hashable, Sendable, CustomStringConvertible {
  private let words: String

  init(words: String) {
    self.words = words
  }

  /// What was found and what would do.
  package var description: String { words }
}
