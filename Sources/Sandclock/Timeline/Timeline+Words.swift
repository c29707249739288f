internal import SimulationEngine
internal import SubscriptionModel

extension Timeline {
  /// What a step does: `buys pro`.
  func words(for step: PlannedStep) -> String {
    let product = shortName(of: step.product)
    switch step.action {
    case .buy(let index, let terms): return "buys \(product)\(words(for: terms.offer, of: index))"
    case .changePlan(let index, let offer):
      let choice = offer.map { OfferChoice.offer($0) } ?? .introductory
      return "changes to \(product)\(words(for: choice, of: index))"
    case .redeem(let index, let code, _):
      return "redeems \(plan.catalog.offer(code, of: index).identifier ?? "a code") for \(product)"
    case .cancel: return "cancels \(product)"
    case .resume: return "resumes \(product)"
    case .failBilling(nil): return "charges for \(product) fail from now on"
    case .failBilling(let length?):
      return "charges for \(product) fail for \(length.scenarioText)"
    case .fixBilling: return "charges for \(product) succeed again"
    }
  }

  /// What follows a product that somebody chooses: ` with offer spring`; nothing where nothing was
  /// said of offers.
  private func words(for choice: OfferChoice, of product: ProductIndex) -> String {
    switch choice {
    case .introductory: ""
    case .fullPrice: " at full price"
    case .offer(let offer):
      " with offer \(plan.catalog.offer(offer, of: product).identifier ?? "")"
    }
  }

  /// Why an action did not apply.
  func words(for refusal: Refusal) -> String {
    let reason =
      switch refusal {
      case .notSubscribed: "there is no subscription to change"
      case .alreadySubscribed(let product, let until):
        "subscribed to \(shortName(of: product)) already, until \(time(of: until)); "
          + "changePlan goes to another plan"
      case .planAlreadyCurrent: "it is the plan already"
      case .planAlreadyChosen: "it is chosen for the next renewal already"
      case .autoRenewAlreadyOff: "auto-renew is off already"
      case .autoRenewAlreadyOn: "auto-renew is on already"
      case .offerNotFor(.new): "the offer is not for who never subscribed"
      case .offerNotFor(.existing): "the offer is not for who is subscribed"
      case .offerNotFor(.expired): "the offer is not for whose subscription has ended"
      case .offerAlreadyTaken: "the offer waits for the next renewal already"
      case .offerClosed: "the win-back offer is closed"
      case .offerNotStackable: "the code cannot be redeemed during an introductory offer"
      case .renewalCapReached(let cap): "the cap of \(cap) renewals is reached"
      case .billingNotFailing: "charges do not fail"
      }
    return "refused, \(reason)"
  }

  /// A refused action for the report.
  func words(forRefused action: AttemptedAction) -> String {
    let refusal = action.refusal.map { words(for: $0).dropFirst("refused, ".count) } ?? ""
    return "\(time(of: action.instant)) \(name(of: action.customer)) "
      + "\(words(for: action.step)): \(refusal) (\(action.step.path))"
  }

  /// A step that did not happen for the report.
  func words(for unreached: UnreachedStep) -> String {
    let reason =
      switch unreached.reason {
      case .stepBefore: "the step before it was not reached"
      case .afterTheEnd(let instant): "the run ended before \(time(of: instant))"
      case .noSuchMoment: "no such moment came after the step before it"
      case .noSubscription(let run):
        "\(name(of: run.customer)) never had a subscription of the group of "
          + shortName(of: run.product)
      case .passed(let instant): "its moment, \(time(of: instant)), had passed by then"
      }
    let moment = unreached.step.momentText.map { " at \($0)" } ?? ""
    let count = unreached.step.repetition.count
    let times = count > 1 ? ", after \(unreached.occurrences) of \(count) times" : ""
    return "\(name(of: unreached.customer)) \(words(for: unreached.step))\(moment): "
      + "\(reason)\(times) (\(unreached.step.path))"
  }
}
