/// When the renewal date of a run was extended, as far as the limit asks: the last two times, in
/// days, so that a run stays small.
package struct ExtensionHistory: Hashable, Sendable {
  /// The day, counted from 1 at the first of 2000 UTC; 0: never.
  private var last: UInt16 = 0
  private var lastButOne: UInt16 = 0

  /// Of a run that was never extended.
  package init() {}

  /// Two extensions within so many days are all.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/subscriptionextensionineligibleerror
  private static let limitedDays = 365

  /// The history with one more extension; `nil`: there have been too many of late.
  package func adding(_ instant: SimInstant) -> ExtensionHistory? {
    let day = Self.day(of: instant)
    guard lastButOne == 0 || day - lastButOne >= Self.limitedDays else { return nil }
    var longer = ExtensionHistory()
    longer.last = day
    longer.lastButOne = last
    return longer
  }

  private static func day(of instant: SimInstant) -> UInt16 {
    UInt16((instant - SimInstant.earliest).milliseconds / SimDuration.days(1).milliseconds) + 1
  }
}
