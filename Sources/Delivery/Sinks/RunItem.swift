package import Signing
package import SubscriptionModel

/// Something that happens in a run, as sinks and timeline are told of it.
package struct RunItem: Sendable {
  package let instant: SimInstant
  /// The notifications that tell it, as far as somebody takes them; each sink is given those that
  /// are meant for it.
  package let parcels: [Parcel]

  package init(_ instant: SimInstant, _ parcels: [Parcel]) {
    self.instant = instant
    self.parcels = parcels
  }
}
