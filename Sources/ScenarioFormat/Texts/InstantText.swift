package import SubscriptionModel

/// Dates and times as RFC 3339 writes them: `2026-01-05T09:00:00Z`, with decimals of the second and
/// another offset if need be.
package enum InstantText {
  /// The instant that a text says; `nil` when it says none. A leap second is none.
  package static func instant(_ text: String) -> SimInstant? {
    var scanner = Scanner(text.utf8)
    guard let year = scanner.digits(4), scanner.skip("-"),
      let month = scanner.digits(2), scanner.skip("-"), let day = scanner.digits(2),
      scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
      let hour = scanner.digits(2), scanner.skip(":"), let minute = scanner.digits(2),
      scanner.skip(":"), let second = scanner.digits(2),
      let milliseconds = scanner.fraction(), let offset = scanner.offset(), scanner.isAtEnd,
      (1...12).contains(month), (1...CivilTime.days(inMonth: month, of: year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let timeOfDay = ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds
    return CivilTime(year: year, month: month, day: day, timeOfDay: timeOfDay).instant
      - .minutes(offset)
  }

  /// Whether a text begins as a date does, so that what is wrong with it is said of a date.
  static func looksLikeDate(_ text: String) -> Bool {
    var scanner = Scanner(text.utf8)
    return scanner.digits(4) != nil && scanner.skip("-")
  }

  private struct Scanner {
    private var rest: Substring.UTF8View

    init(_ text: String.UTF8View) {
      rest = Substring(String(text)).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func digits(_ count: Int) -> Int64? {
      let digits = rest.prefix(count)
      guard digits.count == count,
        digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
      else { return nil }
      rest = rest.dropFirst(count)
      return Int64(String(Substring(digits)))
    }

    /// Milliseconds; further decimals are cut.
    mutating func fraction() -> Int64? {
      guard skip(".") else { return 0 }
      let decimals = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard !decimals.isEmpty else { return nil }
      rest = rest.dropFirst(decimals.count)
      return Int64((String(Substring(decimals.prefix(3))) + "00").prefix(3))
    }

    /// Minutes east of UTC.
    mutating func offset() -> Int64? {
      if skip("Z") || skip("z") { return 0 }
      let sign: Int64 = skip("-") ? -1 : 1
      guard sign < 0 || skip("+"), let hours = digits(2), skip(":"), let minutes = digits(2),
        hours < 24, minutes < 60
      else { return nil }
      return sign * (hours * 60 + minutes)
    }
  }
}
