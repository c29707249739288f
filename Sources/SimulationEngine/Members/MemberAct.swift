internal import SubscriptionModel

/// Something that a member of the population has made up their mind to do, as the queue keeps it.
struct MemberAct {
  let choice: MemberChoice
  /// How many transaction numbers the member had used when it was decided: an act is about that
  /// period, and lapses with it.
  let identifiers: UInt32

  /// The target of an entry for a member who comes.
  static let arrival = QueueEntry.targets - 1

  /// The number that tells it from every other of the same member.
  var number: UInt32 { identifiers << 4 | choice.rawValue }

  init(_ choice: MemberChoice, _ identifiers: UInt32) {
    self.choice = choice
    self.identifiers = identifiers
  }

  /// The act of a number.
  init(number: UInt32) {
    choice = MemberChoice.allCases[Int(number & 15)]
    identifiers = number >> 4
  }
}
