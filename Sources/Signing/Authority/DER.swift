internal import SubscriptionModel

/// Writes the distinguished encoding of ASN.1 values (ITU-T X.690), as far as certificates and
/// keys need it.
enum DER {
  /// A value under a tag.
  static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    [tag] + length(content.count) + content
  }

  /// A sequence of values.
  static func sequence(_ parts: [UInt8]...) -> [UInt8] { value(0x30, parts.flatMap { $0 }) }

  /// A set of one value, which needs no sorting.
  static func set(_ part: [UInt8]) -> [UInt8] { value(0x31, part) }

  /// A whole number that is not negative, from its big-endian bytes.
  static func integer(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    // A first bit of 1 would mean a negative number; zero is one byte.
    let needsZero = digits.first.map { $0 >= 0x80 } ?? true
    return value(0x02, (needsZero ? [0] : []) + digits)
  }

  /// An object identifier from its dotted form; every arc below 2^63.
  static func objectIdentifier(_ dotted: String) -> [UInt8] {
    let arcs = dotted.split(separator: ".").compactMap { Int($0) }
    precondition(arcs.count >= 2, "an object identifier has at least two arcs")
    let content = ([arcs[0] * 40 + arcs[1]] + arcs.dropFirst(2)).flatMap { arc in
      var groups = [UInt8(arc & 0x7f)]
      var rest = arc >> 7
      while rest > 0 {
        groups.append(UInt8(rest & 0x7f) | 0x80)
        rest >>= 7
      }
      return groups.reversed()
    }
    return value(0x06, content)
  }

  /// The value null.
  static let null: [UInt8] = [0x05, 0x00]

  /// The truth value true; false is a default everywhere here, and defaults are left out.
  static let yes: [UInt8] = [0x01, 0x01, 0xff]

  /// Bytes.
  static func octets(_ bytes: [UInt8]) -> [UInt8] { value(0x04, bytes) }

  /// Bits; `unused` counts those of the last byte that mean nothing.
  static func bits(_ bytes: [UInt8], unused: UInt8 = 0) -> [UInt8] { value(0x03, [unused] + bytes) }

  /// Text as UTF-8.
  static func text(_ text: String) -> [UInt8] { value(0x0c, Array(text.utf8)) }

  /// Text that has ASCII characters only, such as an address.
  static func ascii(_ text: String) -> [UInt8] { value(0x16, Array(text.utf8)) }

  /// A constructed value under a tag of the context: explicit, or an implicit sequence.
  static func context(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    value(0xa0 | number, content)
  }

  /// A plain value under a tag of the context.
  static func plainContext(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    value(0x80 | number, content)
  }

  /// An instant to the second, in the form that RFC 5280 §4.1.2.5 asks for its year.
  static func time(_ instant: SimInstant) -> [UInt8] {
    let civil = CivilTime(instant)
    let seconds = civil.timeOfDay / 1000
    let rest =
      [civil.month, civil.day, seconds / 3600, seconds / 60 % 60, seconds % 60].map(twoDigits)
      .joined() + "Z"
    guard (1950...2049).contains(civil.year) else {
      return value(0x18, Array("\(civil.year)\(rest)".utf8))
    }
    return value(0x17, Array((twoDigits(civil.year % 100) + rest).utf8))
  }

  private static func length(_ count: Int) -> [UInt8] {
    guard count >= 0x80 else { return [UInt8(count)] }
    var bytes: [UInt8] = []
    var rest = count
    while rest > 0 {
      bytes.insert(UInt8(rest & 0xff), at: 0)
      rest >>= 8
    }
    return [0x80 | UInt8(bytes.count)] + bytes
  }
}
