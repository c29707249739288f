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

  /// How many characters a UUID has.
  package static let length = 36

  /// The 36 characters, lower case, as Apple writes UUIDs.
  package var text: String {
    String(unsafeUninitializedCapacity: Self.length) { bytes in
      if let start = bytes.baseAddress { write(to: UnsafeMutableRawPointer(start)) }
      return Self.length
    }
  }

  /// Writes the 36 characters, as ASCII.
  package func write(to bytes: UnsafeMutableRawPointer) {
    func put(_ eight: UInt64, _ place: Int) {
      bytes.storeBytes(of: UInt64(littleEndian: eight), toByteOffset: place, as: UInt64.self)
    }
    // Where four digits stand together eight are written, and what follows comes over the rest.
    let second = Self.digits(of: high)
    let third = Self.digits(of: low >> 32)
    put(Self.digits(of: high >> 32), 0)
    put(second, 9)
    put(second >> 32, 14)
    put(third, 19)
    put(third >> 32, 24)
    put(Self.digits(of: low), 28)
    for place in stride(from: 8, through: 23, by: 5) {
      bytes.storeBytes(of: UInt8(ascii: "-"), toByteOffset: place, as: UInt8.self)
    }
  }

  /// The digits of the lower half of a word, as ASCII, the first in the lowest byte: its bytes, and
  /// then their halves, are moved apart, and those above nine become letters.
  private static func digits(of word: UInt64) -> UInt64 {
    var apart = UInt64(UInt32(truncatingIfNeeded: word).byteSwapped)
    apart = (apart | apart << 16) & 0x0000_FFFF_0000_FFFF
    apart = (apart | apart << 8) & 0x00FF_00FF_00FF_00FF
    let halves: UInt64 = 0x000F_000F_000F_000F
    let digits = (apart >> 4) & halves | (apart & halves) << 8
    let letters = ((digits &+ 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
    return digits &+ 0x3030_3030_3030_3030 &+ letters &* UInt64(UInt8(ascii: "a") - 58)
  }
}
