/// A place in the order of a customer's notifications, as a line of `expect` or a group of lines.
package struct Expectation: Hashable, Sendable {
  package let customer: CustomerIndex
  package let content: Content
  /// Where it stands in the file, for reports: `$.expect[2]`.
  package let path: String

  /// What is expected here.
  package enum Content: Hashable, Sendable {
    /// These, in any order; mostly one.
    case lines([ExpectedLine])
    /// `...`: any number of anything.
    case anything
  }

  package init(customer: CustomerIndex, content: Content, path: String) {
    self.customer = customer
    self.content = content
    self.path = path
  }
}

/// Notifications of a kind, so many of them.
package struct ExpectedLine: Hashable, Sendable {
  package let kind: KindPattern
  /// About which product; `nil`: any.
  package let product: ProductIndex?
  package let count: ClosedRange<Int>
  /// The line as it is written.
  package let text: String

  package init(kind: KindPattern, product: ProductIndex?, count: ClosedRange<Int>, text: String) {
    self.kind = kind
    self.product = product
    self.count = count
    self.text = text
  }
}
