internal import SubscriptionModel

/// What the engine keeps of a customer: counters, so that every number and draw is the next one.
struct CustomerState {
  /// The latest of the customer's runs, in a chain through `Run.previous`; -1: none.
  var latestRun: Int32 = -1
  var records: UInt32 = 0
  var announcements: UInt32 = 0
  /// Transaction numbers used, 16,384 at most.
  private var usedIdentifiers: UInt16 = 0
  /// How many things of a member's wait to happen, renewals aside.
  var waiting: UInt16 = 0
  /// How many draws were taken for each delay. After 65,536 of them they come again.
  private var drawn: (UInt16, UInt16, UInt16) = (0, 0, 0)
  private var drawnMore: (UInt16, UInt16, UInt16) = (0, 0, 0)

  /// Transaction numbers used.
  var identifiers: UInt32 {
    get { UInt32(usedIdentifiers) }
    set { usedIdentifiers = UInt16(newValue) }
  }

  /// How many draws were taken for a delay; of those of refunds, which few have, ``RefundDraws``
  /// knows.
  subscript(delay: Promptness.Delay) -> UInt32 {
    switch delay {
    case .purchase: UInt32(drawn.0)
    case .renewalLead: UInt32(drawn.1)
    case .expiry: UInt32(drawn.2)
    case .choice: UInt32(drawnMore.0)
    case .originalPurchaseDate: UInt32(drawnMore.1)
    case .failure: UInt32(drawnMore.2)
    case .refundDecision, .refund: 0
    }
  }

  /// Counts a draw for a delay.
  mutating func countDraw(_ delay: Promptness.Delay) {
    switch delay {
    case .purchase: drawn.0 &+= 1
    case .renewalLead: drawn.1 &+= 1
    case .expiry: drawn.2 &+= 1
    case .choice: drawnMore.0 &+= 1
    case .originalPurchaseDate: drawnMore.1 &+= 1
    case .failure: drawnMore.2 &+= 1
    case .refundDecision, .refund: break
    }
  }
}

/// Something that was bought once, and what the engine keeps beside it.
struct Holding {
  var purchase: OneTimePurchase
  /// What the customer bought before; -1: nothing.
  let previous: Int32
}

/// A run and what the engine keeps beside it.
struct Run {
  var subscription: Subscription
  /// When its latest announcement is signed; the next one is signed later.
  var lastSigned: SimInstant
  /// When one is signed that was set aside until a period began; others may come before it.
  var setAside = SimInstant.distantPast
  /// The customer's run before this one; -1: none.
  let previous: Int32
  /// The place of the step that began it.
  var begunBy: Int32 = -1
}
