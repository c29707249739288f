internal import SubscriptionModel

/// What the engine keeps of a customer: counters, so that every number and draw is the next one.
struct CustomerState {
  let key: CustomerKey
  /// The latest of the customer's runs, in a chain through `Run.previous`; -1: none.
  var latestRun: Int32 = -1
  /// The latest of what the customer bought once, in a chain through `Holding.previous`; -1: none.
  var latestHolding: Int32 = -1
  /// Whether the Apple account is closed: the customer does nothing any more.
  var isClosed = false
  /// How many things of a member's wait to happen, renewals aside.
  var waiting: UInt16 = 0
  /// Transaction numbers used.
  var identifiers: UInt32 = 0
  var records: UInt32 = 0
  var announcements: UInt32 = 0
  private var drawn = (purchase: UInt32(0), lead: UInt32(0), expiry: UInt32(0), choice: UInt32(0))
  private var drawnOriginals: UInt32 = 0
  private var drawnFailures: UInt32 = 0
  private var drawnRefunds = (decision: UInt32(0), signing: UInt32(0))

  init(key: CustomerKey) {
    self.key = key
  }

  /// How many draws were taken for a delay.
  subscript(delay: Promptness.Delay) -> UInt32 {
    get {
      switch delay {
      case .purchase: drawn.purchase
      case .renewalLead: drawn.lead
      case .expiry: drawn.expiry
      case .choice: drawn.choice
      case .originalPurchaseDate: drawnOriginals
      case .failure: drawnFailures
      case .refundDecision: drawnRefunds.decision
      case .refund: drawnRefunds.signing
      }
    }
    set {
      switch delay {
      case .purchase: drawn.purchase = newValue
      case .renewalLead: drawn.lead = newValue
      case .expiry: drawn.expiry = newValue
      case .choice: drawn.choice = newValue
      case .originalPurchaseDate: drawnOriginals = newValue
      case .failure: drawnFailures = newValue
      case .refundDecision: drawnRefunds.decision = newValue
      case .refund: drawnRefunds.signing = newValue
      }
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
