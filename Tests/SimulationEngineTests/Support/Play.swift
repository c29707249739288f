import SimulationEngine
import SubscriptionModel

/// Everything that a simulation told, and the same as lines that tables can hold: the offset from
/// the start, what, and the product.
struct Play: SimulationObserver {
  private let plan: Plan
  private(set) var attempts: [AttemptedAction] = []
  private(set) var records: [LifecycleRecord] = []
  /// What was bought once.
  private(set) var purchases: [PurchaseRecord] = []
  private(set) var announcements: [Announcement] = []
  private(set) var unreachedSteps: [UnreachedStep] = []
  /// When each of the plan's marks was.
  private(set) var marks: [SimInstant?] = []

  init(of plan: Plan) throws {
    self.plan = plan
    var simulator = Simulator(plan)
    try simulator.run(&self)
    unreachedSteps = simulator.unreachedSteps
    marks = simulator.marks
  }

  mutating func attempted(_ action: AttemptedAction) { attempts.append(action) }
  mutating func recorded(_ record: LifecycleRecord) { records.append(record) }
  mutating func recorded(_ record: PurchaseRecord) { purchases.append(record) }
  mutating func announced(_ announcement: Announcement) { announcements.append(announcement) }

  /// What happened: `5m renewed high`.
  var facts: [String] {
    records.map { line($0.instant, $0.fact.word, $0.after.latest.product) }
  }

  /// What was signed: `5m DID_RENEW high`.
  var signed: [String] {
    announcements.map { line($0.instant, $0.fact.notificationKind.text, $0.subject.product) }
  }

  /// What was tried: `2m cancel high`, with `refused` behind it where it did not apply.
  var tried: [String] {
    attempts.map {
      line($0.instant, $0.step.action.word, $0.step.product) + ($0.refusal == nil ? "" : " refused")
    }
  }

  /// What each customer tried: `bea 2m cancel high`.
  var triedByAll: [String] {
    zip(attempts, tried).map { "\(plan.customer($0.customer).name) \($1)" }
  }

  /// What was not reached: `cancel high: after the end, 7m`.
  var unreached: [String] {
    unreachedSteps.map { unreached in
      let reason =
        switch unreached.reason {
        case .stepBefore: "step before"
        case .afterTheEnd(let instant): "after the end, \((instant - plan.start).scenarioText)"
        case .noSuchMoment: "no such moment"
        case .noSubscription: "no subscription"
        case .passed(let instant) where instant < plan.start:
          "passed, -\((plan.start - instant).scenarioText)"
        case .passed(let instant): "passed, \((instant - plan.start).scenarioText)"
        }
      return "\(unreached.step.action.word)\(name(of: unreached.step.product)): "
        + reason
    }
  }

  /// How long after the start it is.
  func offset(_ instant: SimInstant) -> SimDuration { instant - plan.start }

  /// What each customer was told: `bo 5m DID_RENEW high`.
  var signedToAll: [String] {
    zip(announcements, signed).map { "\(plan.customer($0.customer).name) \($1)" }
  }

  private func line(_ instant: SimInstant, _ what: String, _ product: ProductIndex?) -> String {
    "\(offset(instant).scenarioText) \(what)\(name(of: product))"
  }

  /// A product's name behind a space; of none nothing.
  private func name(of product: ProductIndex?) -> String {
    product.map { " \(plan.shortName(of: $0))" } ?? ""
  }

  /// The customer at a place.
  func customer(_ place: Int) -> PlannedCustomer? {
    plan.customers.indices.contains(place) ? plan.customers[place] : nil
  }
}

extension Fact {
  var word: String {
    switch self {
    case .subscribed: "subscribed"
    case .resubscribed: "resubscribed"
    case .renewed: "renewed"
    case .renewedAsRecovery: "renewed oddly"
    case .failureToldLate: "failed before"
    case .upgraded: "upgraded"
    case .downgradeChosen: "downgrade"
    case .crossgraded: "crossgraded"
    case .crossgradeChosen: "crossgrade"
    case .planChangeUndone: "undone"
    case .offerRedeemed(let effect): "redeemed, \(effect.word)"
    case .autoRenewDisabled(by: .customer): "off"
    case .autoRenewDisabled(by: .store): "capped"
    case .autoRenewEnabled: "on"
    case .renewalFailed: "failed"
    case .graceEnded: "grace ended"
    case .recovered: "recovered"
    case .expired(.voluntary): "expired"
    case .expired(.billing): "given up"
    case .expired(.priceIncrease): "too dear"
    case .expired(.notForSale): "no longer sold"
    case .priceIncrease(.asked): "price asked"
    case .priceIncrease(.agreed): "price agreed"
    case .priceIncrease(.told): "price told"
    case .autoRenewDisabled(by: .priceRefusal): "off for the price"
    case .autoRenewDisabled(by: .closedAccount): "closed"
    case .expired(.other): "ended"
    case .extended: "extended"
    case .extensionFailed: "not extended"
    case .allExtended: "all extended"
    case .advancedCommerce(let change): change.rawValue
    case .autoRenewDisabled(by: .refundRequest): "off for a refund"
    case .refundRequested: "asked"
    case .refunded: "refunded"
    case .refundDeclined: "declined"
    case .refundReversed: "reversed"
    case .boughtOnce: "bought"
    case .shared: "shared"
    case .unshared: "unshared"
    case .told(let notice): notice.word
    }
  }
}

extension Action {
  var word: String {
    switch self {
    case .buy: "buy"
    case .changePlan: "change"
    case .cancel: "cancel"
    case .resume: "resume"
    case .redeem: "redeem"
    case .failBilling: "fail"
    case .fixBilling: "fix"
    case .consentToPrice: "consent"
    case .declinePrice: "decline"
    case .raisePrice: "raise"
    case .withdrawProduct: "withdraw"
    case .requestRefund: "ask"
    case .decideRefund: "decide"
    case .reverseRefund: "reverse"
    case .extendRenewal: "extend"
    case .extendAll: "extend all"
    case .closeAccount: "close"
    case .shareWithFamily: "share"
    case .stopSharing: "unshare"
    case .advancedCommerce(let change): change.rawValue
    case .tell(let notice): notice.word
    }
  }
}

extension AppNotice {
  var word: String {
    switch self {
    case .test: "test"
    case .externalPurchaseToken(let event, _): event.rawValue
    case .consentRescinded: "rescind"
    }
  }
}

extension Fact.OfferEffect {
  var word: String {
    switch self {
    case .firstPurchase: "first"
    case .resubscription: "again"
    case .renewal: "renewal"
    case .upgrade: "upgrade"
    case .downgrade: "downgrade"
    case .crossgrade: "crossgrade"
    case .crossgradeAtRenewal: "crossgrade at renewal"
    }
  }
}
