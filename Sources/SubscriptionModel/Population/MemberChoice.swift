/// What members of a population may do, each with odds of its own. The numbers are part of the
/// promise that a seed repeats a run.
package enum MemberChoice: UInt32, CaseIterable, Sendable {
  /// Of the first purchases: takes the introductory offer, where there is one.
  case trial = 0
  /// Of the free trials: cancels.
  case cancelTrial
  /// Of the other periods: cancels.
  case cancel
  /// Of those who cancelled: turns auto-renew on again before the end.
  case resume
  /// Of the periods: goes up a level.
  case upgrade
  /// Of the periods: chooses a lower level for the next one.
  case downgrade
  /// Of those who chose a lower level: chooses the present one again.
  case undo
  /// Of the periods: the means of payment stops working.
  case failBilling
  /// Of the renewals that could not be charged: pays while the store tries.
  case recover
  /// Of the periods: wants money back.
  case refund
  /// Of those who want money back: gets it.
  case grantRefund
  /// Of those whose subscription ended: subscribes again within two periods.
  case resubscribe
  /// Of those who are asked: agrees to a price increase.
  case consent
  /// Of the first purchases of what can be shared: shares it with the family in that period.
  case share
  /// Of the later periods of those who share: stops.
  case stopSharing

  /// How many in a million, where a scenario says nothing else: who says nothing stays.
  package var usualOdds: UInt32 {
    switch self {
    case .trial, .recover, .grantRefund, .consent: Odds.certain
    case .cancelTrial, .cancel, .resume, .upgrade, .downgrade, .undo, .failBilling, .refund,
      .resubscribe, .share, .stopSharing:
      0
    }
  }

  /// The word of scenario files, which is the name it has here.
  package var word: String { "\(self)" }
}

/// How likely members are to do what they may, in parts per million.
package struct Odds: Hashable, Sendable {
  /// Always.
  package static let certain: UInt32 = 1_000_000

  private var millionths: [UInt32]

  /// What is usual.
  package init() {
    millionths = MemberChoice.allCases.map(\.usualOdds)
  }

  package subscript(choice: MemberChoice) -> UInt32 {
    get { millionths[Int(choice.rawValue)] }
    set { millionths[Int(choice.rawValue)] = newValue }
  }
}
