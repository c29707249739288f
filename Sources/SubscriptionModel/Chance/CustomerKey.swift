/// The number that stands for a customer in every draw and inside every identifier.
package struct CustomerKey: Hashable, Comparable, Sendable {
  package let number: UInt64

  package init(number: UInt64) {
    self.number = number
  }

  /// One more than the largest key. It keeps transaction ids at 16 digits that begin with 2000,
  /// as Apple's sandbox writes them.
  package static let limit: UInt64 = 1 << 25

  /// The key after this one, the first again after the last.
  package var next: CustomerKey { CustomerKey(number: (number + 1) % CustomerKey.limit) }

  package static func < (left: CustomerKey, right: CustomerKey) -> Bool {
    left.number < right.number
  }
}
