internal import SubscriptionModel

/// A fact that waits for its signing.
struct PendingAnnouncement {
  let fact: Fact
  /// When the fact happened.
  let happened: SimInstant
  /// What it is about, right after the fact.
  let after: Subject
  /// The place of what it is about among the runs or the holdings; -1: it has none.
  let place: Int32
}

/// The facts that wait, each in a numbered place that is used again once it is free.
struct PendingAnnouncements {
  private var places: [PendingAnnouncement?] = []
  private var free: [UInt32] = []

  mutating func add(_ pending: PendingAnnouncement) -> UInt32 {
    if let place = free.popLast() {
      places[Int(place)] = pending
      return place
    }
    places.append(pending)
    return UInt32(places.count - 1)
  }

  mutating func take(_ place: UInt32) -> PendingAnnouncement? {
    defer {
      places[Int(place)] = nil
      free.append(place)
    }
    return places[Int(place)]
  }
}
