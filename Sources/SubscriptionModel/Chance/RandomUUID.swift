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
      for index in 0..<32 {
        if [8, 12, 16, 20].contains(index) {
          buffer[position] = UInt8(ascii: "-")
          position += 1
        }
        let word = index < 16 ? high : low
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - index % 16 * 4)) & 15
        buffer[position] = digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a")
        position += 1
      }
      return 36
    }
  }
}
