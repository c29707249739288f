/// Values of which one is drawn, the heavier the likelier.
package struct Weights<Value: Hashable & Sendable>: Hashable, Sendable {
  package let values: [Value]
  /// For each value, the weight of all up to it.
  private let sums: [Int64]

  /// The largest weight of a value.
  package static var limit: Int64 { 1_000_000_000 }

  /// Values with their weights, from 1 to the limit; at least one.
  package init(_ weighted: [(value: Value, weight: Int64)]) {
    precondition(!weighted.isEmpty, "nothing to draw from")
    values = weighted.map(\.value)
    var sum: Int64 = 0
    sums = weighted.map {
      sum += $0.weight
      return sum
    }
  }

  /// Whether there is nothing to choose.
  package var isSingle: Bool { values.count == 1 }

  /// The place of the value that a draw chooses.
  package func place(by draw: Draw) -> Int {
    guard let all = sums.last, values.count > 1 else { return 0 }
    let drawn = draw.value(in: 0...all - 1)
    return sums.firstIndex { drawn < $0 } ?? 0
  }

  /// The value that a draw chooses.
  package func choice(by draw: Draw) -> Value { values[place(by: draw)] }
}
