internal import SubscriptionModel

/// What the auditor knows of offers: what each transaction costs and how long it lasts under one,
/// for how long an offer goes on, and who may take it. Read off the catalog, not off the rules.
struct OfferAudit {
  private typealias Judgement = (AuditFinding.Violation, Bool)

  /// How many transactions in a row were under the latest offer of a run.
  private var counts: [TransactionIdentifier: Int] = [:]
  private var tookIntroductory: Set<Auditor.GroupOfCustomer> = []
  private var everSubscribed: Set<Auditor.GroupOfCustomer> = []
  private let catalog: Catalog
  private let customers: Roll<PlannedCustomer>

  init(_ plan: Plan) {
    catalog = plan.catalog
    customers = Roll(plan) { $0 }
  }

  /// Whether the effect of an offer shows in the state after: a transaction or the next renewal is
  /// under it.
  static func isTaken(in record: LifecycleRecord, _ effect: Fact.OfferEffect) -> Bool {
    switch effect {
    case .firstPurchase, .resubscription, .upgrade, .crossgrade:
      record.after.latest.offer != nil
    case .renewal, .downgrade, .crossgradeAtRenewal:
      record.after.waitingOffer != nil
        && record.after.waitingOffer != (record.isSamePlan ? record.before?.waitingOffer : nil)
    }
  }

  /// What must hold of the offers in a record.
  mutating func judged(
    _ record: LifecycleRecord, at place: Auditor.GroupOfCustomer
  ) -> [(AuditFinding.Violation, Bool)] {
    // Members of a family take no offers.
    guard record.after.ownership == .purchased else { return [] }
    var judgements: [Judgement] = []
    if record.fact == .advancedCommerce(.migration) {
      // The same period goes on under other numbers.
      counts[record.after.originalTransaction] =
        record.before.flatMap { counts[$0.originalTransaction] }
    } else if record.before?.latest.identifier != record.after.latest.identifier {
      judgements = judgedTransaction(record, at: place)
    }
    let after = record.after
    if let waiting = after.waitingOffer {
      let kind = catalog.offer(waiting, of: after.renewsTo).kind
      judgements.append((.offerForOthers, kind == .promotional || kind == .code))
      judgements.append((.wrongOffer, after.autoRenews))
    }
    everSubscribed.insert(place)
    return judgements
  }

  private mutating func judgedTransaction(
    _ record: LifecycleRecord, at place: Auditor.GroupOfCustomer
  ) -> [Judgement] {
    let (before, latest) = (record.before, record.after.latest)
    let run = record.after.originalTransaction
    let isRenewal = latest.reason == .renewal
    var judgements: [Judgement] = []
    if isRenewal, let before { judgements.append((.wrongOffer, latest.offer == due(in: before))) }
    guard let index = latest.offer else {
      counts[run] = 0
      return judgements
    }
    let offer = catalog.offer(index, of: latest.product)
    let goesOn = isRenewal && before?.waitingOffer == nil
    counts[run] = goesOn ? (counts[run] ?? 0) + 1 : 1
    if !isRenewal { judgements += judgedPurchase(under: offer, record, at: place) }
    return judgements + judgedTerms(of: offer, record)
  }

  /// The offer that the next renewal of a run must be under.
  private func due(in run: Subscription) -> OfferIndex? {
    // What waits does so until a commitment is over.
    if run.owesMonths { return nil }
    if let waiting = run.waitingOffer { return waiting }
    guard let place = run.latest.offer, run.renewsTo == run.latest.product else { return nil }
    let offer = catalog.offer(place, of: run.latest.product)
    let count = offer.mode == .payAsYouGo ? offer.periods : 1
    return (counts[run.originalTransaction] ?? 0) < count ? place : nil
  }

  private mutating func judgedPurchase(
    under offer: Offer, _ record: LifecycleRecord, at place: Auditor.GroupOfCustomer
  ) -> [Judgement] {
    let isLive = record.before?.nextDue != nil
    let isNew = !everSubscribed.contains(place)
    let audience: Offer.Audience = isNew ? .new : isLive ? .existing : .expired
    switch offer.kind {
    case .introductory:
      return [(.secondIntroductoryOffer, tookIntroductory.insert(place).inserted)]
    case .promotional: return [(.offerForOthers, !isNew)]
    case .winBack: return [(.offerForOthers, !isNew && !isLive && offer.isEligible)]
    case .code: return [(.offerForOthers, offer.audiences.contains(audience))]
    }
  }

  private func judgedTerms(of offer: Offer, _ record: LifecycleRecord) -> [Judgement] {
    let customer = customers[Int(record.customer.number)]
    let latest = record.after.latest
    let length = offer.mode == .payAsYouGo ? offer.period : offer.period.times(offer.periods)
    let end = customer.policy.calendar.end(
      of: length, from: latest.purchaseDate, anchor: record.after.billingAnchor)
    let price = offer.mode == .free ? 0 : offer.prices.price(in: customer.storefront)?.milliunits
    return [
      (.wrongOfferTerms, latest.price.milliunits == price),
      (.wrongOfferTerms, latest.expiresDate == end),
    ]
  }
}

extension LifecycleRecord {
  /// The same record as if the customer had done it without an offer.
  func told(as fact: Fact) -> LifecycleRecord {
    LifecycleRecord(
      customer: customer, ordinal: ordinal, instant: instant, fact: fact, before: before,
      after: after)
  }

  /// Whether the next renewal buys what it would have bought.
  fileprivate var isSamePlan: Bool { before?.renewsTo == after.renewsTo }
}

extension Fact.OfferEffect {
  /// What the fact would be without an offer.
  var otherwise: Fact {
    switch self {
    case .firstPurchase: .subscribed
    case .resubscription: .resubscribed
    case .renewal: .planChangeUndone
    case .upgrade: .upgraded
    case .downgrade: .downgradeChosen
    case .crossgrade(let subtype): .crossgraded(subtype)
    case .crossgradeAtRenewal(let subtype): .crossgradeChosen(subtype)
    }
  }
}
