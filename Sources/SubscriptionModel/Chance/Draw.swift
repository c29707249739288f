/// One random number: 64 bits that depend on nothing but what was asked for.
package struct Draw: Hashable, Sendable {
  package let bits: UInt64

  @inlinable package init(bits: UInt64) {
    self.bits = bits
  }

  /// An even choice from a range, without floating point.
  @inlinable package func value(in range: ClosedRange<Int64>) -> Int64 {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int64(bits.multipliedFullWidth(by: count).high)
  }
}
