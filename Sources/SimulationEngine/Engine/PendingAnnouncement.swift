internal import SubscriptionModel

/// A fact that waits for its signing. It holds no reference, so that it is copied in no time.
struct PendingAnnouncement {
  let fact: Fact
  /// The place of what it is about among the runs or the holdings; -1: it has none.
  let place: Int32
  let matter: Matter

  /// What is told.
  enum Matter {
    /// How a run stands when it is signed, and the transaction that the fact was about.
    case run(Transaction)
    /// How it stands then with something that was bought once.
    case holding
    /// What was so right after the fact, which is kept apart: it is told at that very instant, when
    /// more can have happened already, or does not change.
    case fixed
  }
}

/// The facts that wait, each in a numbered place that is used again once it is free.
struct PendingAnnouncements {
  private var places: [PendingAnnouncement] = []
  private var free: [UInt32] = []
  private var fixed: [UInt32: Subject] = [:]

  /// Keeps one, and says where.
  ///
  /// - Parameter subject: What it is about, once and for all; `nil`: that is seen when it is
  ///   signed.
  mutating func add(_ pending: PendingAnnouncement, _ subject: Subject?) -> UInt32 {
    let place: UInt32
    if let last = free.popLast() {
      place = last
      places[Int(place)] = pending
    } else {
      place = UInt32(places.count)
      places.append(pending)
    }
    if let subject { fixed[place] = subject }
    return place
  }

  /// Takes one out, which was there, and what it is about if that was fixed.
  mutating func take(_ place: UInt32) -> (PendingAnnouncement, Subject?) {
    free.append(place)
    let pending = places[Int(place)]
    guard case .fixed = pending.matter else { return (pending, nil) }
    return (pending, fixed.removeValue(forKey: place))
  }
}
