/// base64url without padding (RFC 4648 §5), as the parts of a JWS are written.
package enum Base64URL {
  // The two characters of every 12 bits, as one number that is stored in memory order: half the
  // look-ups of a table of single characters, and at 8 kB it still fits the first cache.
  private static let pairs: [UInt16] = {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    return (0..<4096).map {
      UInt16(alphabet[$0 >> 6]) | UInt16(alphabet[$0 & 63]) << 8
    }
  }()

  /// How many characters that many bytes become.
  package static func encodedCount(of count: Int) -> Int { (count * 4 + 2) / 3 }

  /// The text of some bytes, in ASCII.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let count = encodedCount(of: bytes.count)
    return [UInt8](unsafeUninitializedCapacity: count) { text, initialized in
      bytes.withUnsafeBytes { encode($0, into: UnsafeMutableRawBufferPointer(text)) }
      initialized = count
    }
  }

  /// Writes the text of some bytes to the start of `text`, which has room for
  /// `encodedCount(of:)` characters.
  static func encode(_ bytes: UnsafeRawBufferPointer, into text: UnsafeMutableRawBufferPointer) {
    precondition(text.count >= encodedCount(of: bytes.count))
    pairs.withUnsafeBufferPointer { pairs in
      guard let table = pairs.baseAddress, let source = bytes.baseAddress,
        let target = text.baseAddress
      else { return }
      // Raw pointers because this runs over every byte that is sent; the precondition above and
      // the loops' bounds keep them inside.
      var (read, written) = (0, 0)
      // Eight bytes are loaded to use six, so the last two must still be there.
      while read + 8 <= bytes.count {
        let bits = UInt64(bigEndian: source.loadUnaligned(fromByteOffset: read, as: UInt64.self))
        let first = UInt64(table[Int(bits >> 52)])
        let second = UInt64(table[Int(bits >> 40) & 4095])
        let third = UInt64(table[Int(bits >> 28) & 4095])
        let fourth = UInt64(table[Int(bits >> 16) & 4095])
        let eight = first | second << 16 | third << 32 | fourth << 48
        target.storeBytes(of: eight.littleEndian, toByteOffset: written, as: UInt64.self)
        read += 6
        written += 8
      }
      encodeTail(
        UnsafeRawBufferPointer(rebasing: bytes[read...]), table, into: target + written)
    }
  }

  private static func encodeTail(
    _ bytes: UnsafeRawBufferPointer, _ table: UnsafePointer<UInt16>,
    into target: UnsafeMutableRawPointer
  ) {
    var (read, written) = (0, 0)
    while read < bytes.count {
      let used = min(3, bytes.count - read)
      var bits = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < used ? Int(bytes[read + index]) : 0)
      }
      let (high, low) = (table[bits >> 12], table[bits & 4095])
      let four = UInt32(high) | UInt32(low) << 16
      for index in 0...used {
        let character = UInt8(truncatingIfNeeded: four >> (8 * index))
        target.storeBytes(of: character, toByteOffset: written + index, as: UInt8.self)
      }
      read += used
      written += used + 1
    }
  }
}
