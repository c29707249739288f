internal import SimulationEngine
internal import SubscriptionModel

extension Timeline {
  /// What a step does: `buys pro`.
  func words(for step: PlannedStep) -> String {
    let product = step.product.map { shortName(of: $0) } ?? ""
    switch step.action {
    case .buy where step.order.quantity > 1: return "buys \(step.order.quantity) of \(product)"
    case .buy where step.order.plan == .monthly:
      return "buys \(product), billed by the month for a year"
    case .buy(let index, let choice): return "buys \(product)\(words(for: choice, of: index))"
    case .changePlan(let index, let offer):
      let choice = offer.map { OfferChoice.offer($0) } ?? .introductory
      return "changes to \(product)\(words(for: choice, of: index))"
    case .redeem(let index, let code):
      return "redeems \(plan.catalog.offer(code, of: index).identifier ?? "a code") for \(product)"
    case .cancel: return "cancels \(product)"
    case .resume: return "resumes \(product)"
    case .failBilling(nil): return "charges for \(product) fail from now on"
    case .failBilling(let length?):
      return "charges for \(product) fail for \(length.scenarioText)"
    case .fixBilling: return "charges for \(product) succeed again"
    case .consentToPrice: return "agrees to the price of \(product)"
    case .declinePrice: return "declines the price of \(product)"
    case .raisePrice(let increase): return words(for: plan.priceIncreases[Int(increase)])
    case .withdrawProduct: return "takes \(product) from sale"
    case .requestRefund(let order):
      return "wants money back for \(words(for: order.period))\(product)"
        + (order.isInApp ? "" : ", from support")
    case .decideRefund(let decision, let period, _):
      return product.isEmpty
        ? "the latest refund is \(decision.rawValue)"
        : "the refund of \(words(for: period))\(product) is \(decision.rawValue)"
    case .reverseRefund(let period):
      return "the refund of \(words(for: period))\(product) is reversed"
    case .extendRenewal(let order):
      return "has \(product) extended by \(words(for: order))"
    case .extendAll(let order):
      return "extends \(product) by \(words(for: order.each)) for all who subscribe to it"
        + words(for: order.storefronts)
    case .closeAccount: return "closes the Apple account"
    case .shareWithFamily: return "shares \(product) with \(names(of: step.family.members))"
    case .stopSharing:
      return "stops sharing \(product)"
        + (step.family.members.isEmpty ? "" : " with \(names(of: step.family.members))")
    case .advancedCommerce(.metadataUpdate): return "has the metadata of \(product) changed"
    case .advancedCommerce(.migration): return "has \(product) migrated to Advanced Commerce"
    case .advancedCommerce(.priceChange): return "has the price of \(product) changed"
    case .tell(.test): return "sends a test"
    case .tell(.externalPurchaseToken(let event, let kind)):
      let token = kind.map { "\($0.rawValue.lowercased()) token" } ?? "external purchase token"
      return "tells of \(words(for: event)) \(token)"
    case .tell(.consentRescinded): return "may no longer use the app: a parent rescinds consent"
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

  private func names(of customers: [CustomerIndex]) -> String {
    let names = customers.map { name(of: $0) }
    guard names.count > 1, let last = names.last else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  private func words(for period: Int32?) -> String {
    period.map { "period \($0) of " } ?? ""
  }

  private func words(for order: ExtensionOrder) -> String {
    let days = order.days == 1 ? "1 day" : "\(order.days) days"
    return order.reason == .undeclared ? days : "\(days) (\(order.reason.rawValue))"
  }

  func words(for storefronts: StorefrontSet?) -> String {
    storefronts.map { " in \($0.countries.joined(separator: ", "))" } ?? ""
  }

  private func words(for event: AppNotice.TokenEvent) -> String {
    switch event {
    case .created: "a new"
    case .unreported: "an unreported"
    case .activeTokenReminder: "an active"
    }
  }

  /// What a step does, or asks for.
  func words(for action: AttemptedAction) -> String {
    let words = words(for: action.step)
    guard let wait = action.step.order.approval else { return words }
    return action.isAsked
      ? "\(words), once it is approved (in \(wait.scenarioText))" : "\(words), approved"
  }

  /// A notification as failures name it: `0:04:57 ana DID_RENEW pro`.
  ///
  /// - Parameter isNamed: Whether the customer has to be named.
  func words(for announcement: Announcement, ofCustomer isNamed: Bool = false) -> String {
    let customer = isNamed ? "\(name(of: announcement.customer)) " : ""
    let product = announcement.subject.product.map { " \(shortName(of: $0))" } ?? ""
    return "\(time(of: announcement.instant)) \(customer)"
      + announcement.fact.notificationKind.text + product
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
      case .alreadyOwned(let product): "\(shortName(of: product)) is bought for good already"
      case .autoRenewAlreadyOff: "auto-renew is off already"
      case .autoRenewAlreadyOn: "auto-renew is on already"
      case .offerNotFor(.new): "the offer is not for who never subscribed"
      case .offerNotFor(.existing): "the offer is not for who is subscribed"
      case .offerNotFor(.expired): "the offer is not for whose subscription has ended"
      case .offerAlreadyTaken: "the offer waits for the next renewal already"
      case .offerClosed: "the win-back offer is closed"
      case .offerNotForMonthly: "the offer is not for who is billed by the month"
      case .offerNotStackable: "the code cannot be redeemed during an introductory offer"
      case .renewalCapReached(let cap): "the cap of \(cap) renewals is reached"
      case .notPaidFor: "it is not paid for at present, and cannot be extended"
      case .freePeriod: "nothing was paid for the present period, and it cannot be extended"
      case .extendedTooOften: "it was extended twice within a year already"
      case .accountClosed: "the Apple account is closed"
      case .billingNotFailing: "charges do not fail"
      case .noPriceIncrease: "no price increase waits for an answer"
      case .autoRenewOff: "auto-renew is off, so that no renewal comes to agree to"
      case .priceNotHigher: "it costs as much already"
      case .notForSale(let product): "\(shortName(of: product)) is no longer for sale"
      case .nothingToShare: "there is nothing paid for to be shared"
      case .notShareable(let product): "\(shortName(of: product)) cannot be shared with a family"
      case .alreadyShared: "it is shared already"
      case .notShared: "it is not shared"
      case .onlyForPurchaser:
        "it is shared by the family, and only who bought it can do that"
      case .nothingToRefund: "there is no such purchase to be paid back for"
      case .alreadyRefunded: "it is refunded already"
      case .notRefunded: "it is not refunded"
      case .noRefundRequested: "nobody has asked for a refund of it"
      }
    return "refused, \(reason)"
  }

  /// A refused action for the report.
  func words(forRefused action: AttemptedAction) -> String {
    let refusal = action.refusal.map { words(for: $0).dropFirst("refused, ".count) } ?? ""
    return "\(time(of: action.instant)) \(name(of: action.customer)) "
      + "\(words(for: action.step)): \(refusal) (\(action.step.path))"
  }

  /// Why a moment that hangs on no step before it did not come.
  func words(for reason: UnreachedStep.Reason) -> String {
    switch reason {
    case .stepBefore, .noSuchMoment: "no such moment came"
    case .afterTheEnd(let instant): "the run ended before \(time(of: instant))"
    case .noSubscription(let run):
      "\(name(of: run.customer)) never had a subscription of the group of "
        + shortName(of: run.product)
    case .passed(let instant): "its moment, \(time(of: instant)), had passed by then"
    }
  }

  /// A step that did not happen for the report.
  func words(for unreached: UnreachedStep) -> String {
    let reason =
      switch unreached.reason {
      case .stepBefore: "the step before it was not reached"
      case .noSuchMoment: "no such moment came after the step before it"
      case .afterTheEnd, .noSubscription, .passed: words(for: unreached.reason)
      }
    let moment = unreached.step.momentText.map { " at \($0)" } ?? ""
    let count = unreached.step.repetition.count
    let times = count > 1 ? ", after \(unreached.occurrences) of \(count) times" : ""
    return "\(name(of: unreached.customer)) \(words(for: unreached.step))\(moment): "
      + "\(reason)\(times) (\(unreached.step.path))"
  }
}
