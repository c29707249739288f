package import SubscriptionModel

/// When a load sends its notifications: thousandths of a notification a second, and whole
/// nanoseconds from the beginning.
package struct LoadSchedule: Hashable, Sendable {
  /// A stretch of nanoseconds, at whose two ends so many thousandths of a notification a second are
  /// sent; between them in proportion.
  package typealias Stretch = RateSchedule.Stretch

  private let rates: RateSchedule
  private static let unit: Int128 = 1000 * 1_000_000_000

  /// A schedule of at least one stretch.
  package init(_ stretches: [Stretch]) {
    rates = RateSchedule(stretches, unit: Self.unit)
  }

  /// So many thousandths of a notification a second, for ever.
  package init(rate: Int64) {
    self.init([Stretch(from: rate, to: rate, length: 0)])
  }

  /// One after another; what is at the end of the last goes on for ever.
  package var stretches: [Stretch] { rates.stretches }

  /// How long all stretches are together, in nanoseconds.
  package var length: Int64 { rates.length }

  /// The same after a while at its first rate.
  package func warmedUp(for length: Int64) -> LoadSchedule {
    let rate = stretches[0].start
    return LoadSchedule([Stretch(from: rate, to: rate, length: length)] + stretches)
  }

  /// When the notification is sent that stands behind `number` others; `nil`: never. The first one
  /// is sent at the beginning.
  package func instant(of number: Int) -> Int64? { rates.instant(of: number) }

  /// How many notifications are sent before a moment.
  package func count(before time: Int64) -> Int { rates.count(before: time) }

  /// Thousandths of a notification a second at a moment.
  package func rate(at time: Int64) -> Int64 { rates.rate(at: time) }
}
