import SubscriptionModel
import Testing

/// Every row of the law, a phase and what happens in it, stands in a table of rule tests, or among
/// the deadlines that no such phase can hold. A new phase, action or deadline does not compile here
/// until it has a name, and then its rows are missed until somebody writes them.
@Suite struct LawCoverageTests {
  enum PhaseName: CaseIterable {
    case noRun
    case active
    case grace
    case retry
    case revoked
    case expired

    init(_ run: Subscription?) {
      switch run?.phase {
      case nil: self = .noRun
      case .active: self = .active
      case .grace: self = .grace
      case .retry: self = .retry
      case .revoked: self = .revoked
      case .expired: self = .expired
      }
    }
  }

  enum EventName: CaseIterable {
    case buy
    case changePlan
    case redeem
    case cancel
    case resume
    case failBilling
    case fixBilling
    case extendRenewal
    case closeAccount
    case refund
    case consentToPrice
    case declinePrice
    case priceRaised
    /// The whole of it stands in `AdvancedCommerceRuleTests`.
    case advancedCommerce
    /// What is about a transaction, a family or the app, and never comes to a run.
    case elsewhere
    case renewal
    case periodEnd
    case recovery
    case graceEnd
    case retryEnd

    init(_ event: Event) {
      switch event {
      case .action(.buy): self = .buy
      case .action(.changePlan): self = .changePlan
      case .action(.redeem): self = .redeem
      case .action(.cancel): self = .cancel
      case .action(.resume): self = .resume
      case .action(.failBilling): self = .failBilling
      case .action(.fixBilling): self = .fixBilling
      case .action(.extendRenewal): self = .extendRenewal
      case .action(.closeAccount): self = .closeAccount
      case .action(.advancedCommerce): self = .advancedCommerce
      case .action(.requestRefund), .action(.decideRefund), .action(.reverseRefund),
        .action(.raisePrice), .action(.withdrawProduct), .action(.extendAll),
        .action(.shareWithFamily), .action(.stopSharing), .action(.tell):
        self = .elsewhere
      case .refund: self = .refund
      case .action(.consentToPrice): self = .consentToPrice
      case .action(.declinePrice): self = .declinePrice
      case .priceRaised: self = .priceRaised
      case .deadline(.renewal): self = .renewal
      case .deadline(.periodEnd): self = .periodEnd
      case .deadline(.recovery): self = .recovery
      case .deadline(.graceEnd): self = .graceEnd
      case .deadline(.retryEnd): self = .retryEnd
      }
    }

    /// The phases that can wait for it, where it is a deadline; `nil`: it can happen in any.
    var phases: Set<PhaseName>? {
      switch self {
      case .buy, .changePlan, .redeem, .cancel, .resume, .failBilling, .fixBilling: nil
      case .refund, .extendRenewal, .closeAccount, .consentToPrice, .declinePrice: nil
      case .priceRaised: [.active, .grace, .retry, .revoked, .expired]
      case .advancedCommerce, .elsewhere: []
      case .renewal: [.active, .revoked]
      case .periodEnd: [.active]
      case .recovery: [.grace, .retry]
      case .graceEnd: [.grace]
      case .retryEnd: [.retry]
      }
    }
  }

  @Test func everyRowOfTheLawIsTested() {
    typealias Rules = LifecycleTests
    let rows =
      Rules.starts + Rules.choices + Rules.deadlines + Rules.caps + Rules.ends + Rules.plans
    typealias Offers = OfferRuleTests
    let offers = Offers.purchases + Offers.redemptions + Offers.renewals
    let more = Rules.billing + Rules.refunds + Offers.plans + Offers.unpaid
    let tested = Set(
      (rows + offers + more + Rules.extensions + Rules.prices).map {
        Self.name(PhaseName($0.before), EventName($0.event))
      })
    let law = PhaseName.allCases.flatMap { phase in
      EventName.allCases.filter { $0.phases?.contains(phase) ?? true }.map { Self.name(phase, $0) }
    }
    #expect(Set(law).subtracting(tested).sorted() == [], "rows that no rule test takes")
    #expect(tested.subtracting(law).sorted() == [], "rows that the law does not have")
  }

  private static func name(_ phase: PhaseName, _ event: EventName) -> String {
    "(\(phase), \(event))"
  }
}
