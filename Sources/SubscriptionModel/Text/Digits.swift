/// The digits of whole numbers, eight at a time: most of what a notification says are instants and
/// identifiers, of which there are twenty, and a division a digit took a tenth of composing.
package enum Digits {
  /// How many bytes are written to, of which the digits are the first; there are twenty at most.
  package static let room = 24

  /// Writes a number's digits, as ASCII. Answers how many there are.
  package static func write(_ number: UInt64, to bytes: UnsafeMutableRawPointer) -> Int {
    let eight: UInt64 = 100_000_000
    guard number >= eight else { return writeFirst(number, to: bytes) }
    let (rest, last) = number.quotientAndRemainder(dividingBy: eight)
    guard rest >= eight else {
      let count = writeFirst(rest, to: bytes)
      store(all(of: last), to: bytes + count)
      return count + 8
    }
    let (first, middle) = rest.quotientAndRemainder(dividingBy: eight)
    let count = writeFirst(first, to: bytes)
    store(all(of: middle), to: bytes + count)
    store(all(of: last), to: bytes + count + 8)
    return count + 16
  }

  /// A number as text, with something before it.
  package static func text(_ number: UInt64, after prefix: StaticString = "") -> String {
    let length = prefix.utf8CodeUnitCount
    return withUnsafeTemporaryAllocation(byteCount: length + room, alignment: 8) { bytes in
      guard let start = bytes.baseAddress else { return "" }
      start.copyMemory(from: prefix.utf8Start, byteCount: length)
      let count = length + write(number, to: start + length)
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  /// Writes a number below a hundred million without noughts before it; eight bytes are written.
  private static func writeFirst(_ number: UInt64, to bytes: UnsafeMutableRawPointer) -> Int {
    let digits = values(of: number)
    // The first digit is the lowest byte; of nought there is one all the same.
    let noughts = min(digits.trailingZeroBitCount / 8, 7)
    store((digits | zeros) >> UInt64(8 * noughts), to: bytes)
    return 8 - noughts
  }

  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  private static func all(of number: UInt64) -> UInt64 { values(of: number) | zeros }

  private static func store(_ eight: UInt64, to bytes: UnsafeMutableRawPointer) {
    bytes.storeBytes(of: UInt64(littleEndian: eight), as: UInt64.self)
  }

  /// The values of the eight digits of a number below a hundred million, one a byte, the first in
  /// the lowest: halves, then quarters, then digits are divided side by side in one word, each by a
  /// multiplication that is exact for as many bits.
  private static func values(of number: UInt64) -> UInt64 {
    let (high, low) = number.quotientAndRemainder(dividingBy: 10_000)
    let halves = high | low << 32
    let hundreds = ((halves &* 10_486) >> 20) & 0x0000_007F_0000_007F
    let quarters = hundreds | (halves &- 100 &* hundreds) << 16
    let tens = ((quarters &* 103) >> 10) & 0x000F_000F_000F_000F
    return tens | (quarters &- 10 &* tens) << 8
  }
}
