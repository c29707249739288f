/// Values in numbered places; a place is used again once its value is taken.
struct NumberedPlaces<Value> {
  private var values: [Value] = []
  private var free: [UInt32] = []

  /// Keeps a value, and says where.
  mutating func add(_ value: Value) -> UInt32 {
    guard let place = free.popLast() else {
      values.append(value)
      return UInt32(values.count - 1)
    }
    values[Int(place)] = value
    return place
  }

  /// Takes out the value of a place, which is there.
  mutating func take(_ place: UInt32) -> Value {
    free.append(place)
    return values[Int(place)]
  }
}
