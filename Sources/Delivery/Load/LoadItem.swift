package import Signing

/// A notification that is to be sent at a moment of real time.
package struct LoadItem: Sendable {
  package let parcel: Parcel
  /// When it is to be sent, in nanoseconds since the load began.
  package let planned: Int64

  package init(_ parcel: Parcel, at planned: Int64) {
    self.parcel = parcel
    self.planned = planned
  }
}

/// How a load is sent.
package struct LoadTerms: Sendable {
  /// What is planned before it is left out of all figures; nanoseconds since the load began.
  package var warmUp: Int64
  /// When nothing more is planned.
  package var end: Int64
  /// How many simulated seconds pass in a thousand real ones, for the instants of retries.
  package var simulatedPerThousand: Int64

  package init(warmUp: Int64, end: Int64, simulatedPerThousand: Int64) {
    self.warmUp = warmUp
    self.end = end
    self.simulatedPerThousand = simulatedPerThousand
  }
}
