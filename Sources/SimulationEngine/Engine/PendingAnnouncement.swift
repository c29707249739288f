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
    /// What was so right after the fact, which is kept apart, in a numbered place: it is told at
    /// that very instant, when more can have happened already, or does not change.
    case fixed(UInt32)
  }
}

/// The facts that wait, each in a numbered place.
struct PendingAnnouncements {
  private var pending = NumberedPlaces<PendingAnnouncement>()
  private var subjects = NumberedPlaces<Subject>()

  /// Keeps a fact, and says where.
  ///
  /// - Parameters:
  ///   - place: Where what it is about is among the runs or the holdings; -1: nowhere.
  ///   - matter: What is told of it, as it is when it is signed.
  mutating func add(
    _ fact: Fact, place: Int32, _ matter: PendingAnnouncement.Matter
  ) -> UInt32 {
    pending.add(PendingAnnouncement(fact: fact, place: place, matter: matter))
  }

  /// Keeps a fact that tells once and for all what it is about, and says where.
  mutating func add(_ fact: Fact, place: Int32, fixed subject: Subject) -> UInt32 {
    add(fact, place: place, .fixed(subjects.add(subject)))
  }

  /// Takes one out, which was there.
  mutating func take(_ place: UInt32) -> PendingAnnouncement { pending.take(place) }

  /// Takes out what a fact is about that told it once and for all.
  mutating func takeSubject(_ place: UInt32) -> Subject { subjects.take(place) }
}
