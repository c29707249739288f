package import Signing
package import SubscriptionModel

/// Something that happens in a run, as sinks and timeline are told of it.
package struct RunItem: Sendable {
  package let instant: SimInstant
  /// The notification, if it is one and somebody takes it.
  package let parcel: Parcel?

  package init(_ instant: SimInstant, _ parcel: Parcel?) {
    self.instant = instant
    self.parcel = parcel
  }
}
