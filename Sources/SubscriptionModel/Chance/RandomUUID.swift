/// A version 4 UUID made of 128 drawn bits, or one that a scenario gave.
package struct RandomUUID: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  /// The UUID of 128 drawn bits, with the version and variant that RFC 9562 asks for.
  package init(high: UInt64, low: UInt64) {
    self.high = high & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    self.low = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
  }

  /// Reads the 36 characters of a UUID of any version, in either case.
  package init?(text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      if [8, 13, 18, 23].contains(index) {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
        words.0 = words.0 << 4 | words.1 >> 60
        words.1 = words.1 << 4 | UInt64(digit)
      }
    }
    high = words.0
    low = words.1
  }

  /// The 36 characters, lower case, as Apple writes UUIDs.
  package var text: String {
    String(unsafeUninitializedCapacity: 36) { buffer in
      var position = 0
      func put(_ count: Int, digitsOf word: UInt64, from place: Int) {
        for index in place..<place + count {
          let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * index)) & 15
          buffer[position] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
          position += 1
        }
        guard position < 36 else { return }
        buffer[position] = UInt8(ascii: "-")
        position += 1
      }
      put(8, digitsOf: high, from: 0)
      put(4, digitsOf: high, from: 8)
      put(4, digitsOf: high, from: 12)
      put(4, digitsOf: low, from: 0)
      put(12, digitsOf: low, from: 4)
      return 36
    }
  }
}
