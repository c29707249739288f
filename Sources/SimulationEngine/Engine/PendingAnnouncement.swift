internal import SubscriptionModel

/// A fact that waits for its signing.
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
    /// What was so right after the fact. It is told at that very instant, when more can have
    /// happened already, or does not change. An object, because the others are many and small.
    case fixed(FixedSubject)
  }
}

/// What an announcement is about, once and for all.
final class FixedSubject: Sendable {
  let subject: Subject

  init(_ subject: Subject) { self.subject = subject }
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
