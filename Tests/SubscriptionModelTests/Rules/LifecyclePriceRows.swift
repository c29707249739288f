import SubscriptionModel

/// What has become of the price of the high product, or of a product.
enum Sold: Hashable, Sendable {
  /// Nothing.
  case asEver
  /// 12.99, with consent.
  case raised
  /// 14.99, which needs none.
  case raisedAgain
  /// It is no longer for sale.
  case without(ProductIndex)
}

extension Pricing {
  static let raised = Pricing(increase: 0)
  static let raisedAgain = Pricing(increase: 1)
}

extension Tariff {
  /// What the bench's catalog costs where the prices were raised as the scenario has it.
  static func streaming(_ sold: Sold, _ catalog: Catalog = .streaming) -> Tariff {
    var tariff = Tariff(
      of: catalog, in: .usa,
      [
        PriceIncrease(of: .high, to: .everywhere(Price(milliunits: 12_990))),
        PriceIncrease(
          of: .high, to: .everywhere(Price(milliunits: 14_990)), needsConsent: false),
      ])
    switch sold {
    case .asEver: break
    case .raised: tariff.shelf.set(.raised, on: .high)
    case .raisedAgain: tariff.shelf.set(.raisedAgain, on: .high)
    case .without(let product): tariff.shelf.withdraw(product)
    }
    return tariff
  }
}

extension Subscription {
  /// Asked to agree to 12.99.
  static let asked = bought.with {
    $0.renewsAt = .raised
    $0.priceIncrease = .pending
  }
  /// Agreed to it.
  static let agreed = asked.with { $0.priceIncrease = .agreed }
  /// Cancelled instead.
  static let declined = asked.with { $0.autoRenews = false }
  /// The period at 12.99 that begins at 300 s is booked.
  static let bookedForMore = booked.with {
    $0.latest.price = Price(milliunits: 12_990)
    $0.latest.pricing = .raised
    $0.renewsAt = .raised
  }
  /// Ended, because nobody agreed to it.
  static let unanswered = asked.with {
    $0.autoRenews = false
    $0.phase = .expired(.priceIncrease)
  }
}

extension LifecycleTests {
  /// Prices that go up, and what is sold no more.
  static let prices: [Row] = raises + answers + askedChoices + obstacles + withdrawals

  private static let refused: [Fact] = [.autoRenewDisabled(by: .priceRefusal)]

  private static let raises: [Row] = [
    Row(
      "whoever renews is asked about a higher price", .bought, .priceRaised, at(100),
      sold: .raised, .becomes(.asked, [.priceIncrease(.asked)], due: renewal(240))),
    Row(
      "or told, where no consent is needed", .bought, .priceRaised, at(100), sold: .raisedAgain,
      .becomes(
        .bought.with {
          $0.renewsAt = .raisedAgain
          $0.priceIncrease = .agreed
        }, [.priceIncrease(.told)], due: renewal(240))),
    Row(
      "what joins an increase that waits is asked about with it", .asked, .priceRaised, at(100),
      sold: .raisedAgain,
      .becomes(
        .asked.with { $0.renewsAt = .raisedAgain }, [.priceIncrease(.asked)], due: renewal(240))),
    Row(
      "what follows one that was agreed to is told", .agreed, .priceRaised, at(100),
      sold: .raisedAgain,
      .becomes(
        .agreed.with { $0.renewsAt = .raisedAgain }, [.priceIncrease(.told)], due: renewal(240))),
    Row(
      "who has cancelled is not asked", .cancelled, .priceRaised, at(100), sold: .raised,
      .becomes(.cancelled, [], due: periodEnd(300))),
    Row(
      "nor who owes a renewal", .grace, .priceRaised, at(400), sold: .raised,
      .becomes(.grace, [], due: DueDeadline(instant: at(450), deadline: .graceEnd))),
    Row(
      "without grace neither", .retry, .priceRaised, at(400), sold: .raised,
      .becomes(.retry, [], due: DueDeadline(instant: at(900), deadline: .retryEnd))),
    Row(
      "nor whose subscription is over", .expired, .priceRaised, at(400), sold: .raised,
      .becomes(.expired, [], due: nil)),
    Row(
      "what was refunded and renews is asked about", .revoked, .priceRaised, at(150),
      sold: .raised,
      .becomes(
        .revoked.with {
          $0.renewsAt = .raised
          $0.priceIncrease = .pending
        }, [.priceIncrease(.asked)], due: renewal(240))),
    Row(
      "who resumes hears of it then", .cancelled, .action(.resume), at(100), sold: .raised,
      .becomes(
        .asked, [.autoRenewEnabled, .priceIncrease(.asked)], due: renewal(240))),
    Row(
      "who pays what was owed pays the old price, and hears of the new one", .retry,
      .action(.fixBilling), at(400), sold: .raised,
      .becomes(
        .asked.with {
          $0.latest = .paid(1, from: 400, .renewal)
          $0.billingAnchor = at(400)
          $0.phase = .active(renewalDue: at(640))
          $0.renewals = 1
        }, [.recovered, .priceIncrease(.asked)], due: renewal(640))),
  ]

  private static let answers: [Row] = [
    Row(
      "consent is told", .asked, .action(.consentToPrice), at(200),
      .becomes(.agreed, [.priceIncrease(.agreed)], due: renewal(240))),
    Row(
      "of what was refunded, too", .revoked.with { $0.priceIncrease = .pending },
      .action(.consentToPrice), at(200),
      .becomes(
        .revoked.with { $0.priceIncrease = .agreed }, [.priceIncrease(.agreed)],
        due: renewal(240))),
    Row(
      "nothing to agree to", .bought, .action(.consentToPrice), at(200),
      .refused(.noPriceIncrease)),
    Row("nor twice", .agreed, .action(.consentToPrice), at(200), .refused(.noPriceIncrease)),
    Row("nor in grace", .grace, .action(.consentToPrice), at(400), .refused(.noPriceIncrease)),
    Row("nor in retry", .retry, .action(.consentToPrice), at(400), .refused(.noPriceIncrease)),
    Row("nor after the end", .expired, .action(.consentToPrice), at(400), .refused(.notSubscribed)),
    Row("nor without any", nil, .action(.consentToPrice), at(400), .refused(.notSubscribed)),
    Row(
      "nor where no renewal comes", .declined, .action(.consentToPrice), at(200),
      .refused(.autoRenewOff)),
    Row(
      "who declines cancels", .asked, .action(.declinePrice), at(200),
      .becomes(.declined, refused, due: periodEnd(300))),
    Row(
      "who cancels declines", .asked, .action(.cancel), at(200),
      .becomes(.declined, refused, due: periodEnd(300))),
    Row(
      "of what was refunded, too", .revoked.with { $0.priceIncrease = .pending },
      .action(.declinePrice), at(200),
      .becomes(
        .revokedForGood.with { $0.priceIncrease = .pending }, refused, due: nil)),
    Row(
      "nothing to decline", .bought, .action(.declinePrice), at(200), .refused(.noPriceIncrease)),
    Row("nor in grace", .grace, .action(.declinePrice), at(400), .refused(.noPriceIncrease)),
    Row("nor in retry", .retry, .action(.declinePrice), at(400), .refused(.noPriceIncrease)),
    Row("nor after the end", .expired, .action(.declinePrice), at(400), .refused(.notSubscribed)),
    Row("nor without any", nil, .action(.declinePrice), at(400), .refused(.notSubscribed)),
    Row(
      "nor twice", .declined, .action(.declinePrice), at(200), .refused(.autoRenewOff)),
    Row(
      "who resumes after that is asked still", .declined, .action(.resume), at(250),
      sold: .raised,
      .becomes(
        .asked.with { $0.phase = .active(renewalDue: at(250)) }, [.autoRenewEnabled],
        due: renewal(250))),
  ]

  private static let askedChoices: [Row] = [
    Row(
      "another plan leaves nothing to ask", .asked, .action(.changePlan(.low)), at(100),
      sold: .raised,
      .becomes(
        .bought.with { $0.renewsTo = .low }, [.downgradeChosen], due: renewal(240))),
    Row(
      "the old one again is at its new price", .bought.with { $0.renewsTo = .low },
      .action(.changePlan(.high)), at(100), sold: .raised,
      .becomes(.bought.with { $0.renewsAt = .raised }, [.planChangeUndone], due: renewal(240))),
    Row(
      "a price of the old plan does not concern who leaves it",
      .bought.with { $0.renewsTo = .low }, .priceRaised, at(100), sold: .raised,
      .becomes(.bought.with { $0.renewsTo = .low }, [], due: renewal(240))),
    Row(
      "a cancel that forgets a plan goes back to the price of the period",
      .bookedForMore.with {
        $0.renewsTo = .low
        $0.renewsAt = .catalog
      }, .action(.cancel), at(400), sold: .raised,
      .becomes(
        .bookedForMore.with { $0.autoRenews = false }, [.autoRenewDisabled(by: .customer)],
        due: periodEnd(600))),
    Row(
      "what starts at once leaves nothing to ask", .asked, .action(.changePlan(.twin)), at(100),
      sold: .raised,
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 100, .purchase)
          $0.latest.product = .twin
          $0.renewsTo = .twin
          $0.billingAnchor = at(100)
          $0.phase = .active(renewalDue: at(340))
        }, [.crossgraded(.apple)], due: renewal(340))),
    Row(
      "who buys pays the new price", .expired, .action(.buy(.high)), at(400), sold: .raised,
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 400, .purchase)
          $0.latest.price = Price(milliunits: 12_990)
          $0.latest.pricing = .raised
          $0.renewsAt = .raised
          $0.recentStart = at(400)
          $0.billingAnchor = at(400)
          $0.phase = .active(renewalDue: at(640))
        }, [.resubscribed], due: renewal(640))),
  ]

  private static let obstacles: [Row] = [
    Row(
      "without consent nothing is booked", .asked, .deadline(.renewal), at(240), sold: .raised,
      .becomes(
        .asked.with { $0.phase = .active(renewalDue: at(300)) }, [], due: renewal(300))),
    Row(
      "with it in time it renews at the boundary",
      .agreed.with { $0.phase = .active(renewalDue: at(300)) }, .deadline(.renewal), at(300),
      sold: .raised, .becomes(.bookedForMore, [.renewed], due: renewal(540))),
    Row(
      "without it there it ends", .asked, .deadline(.renewal), at(300), sold: .raised,
      .becomes(.unanswered, [.expired(.priceIncrease)], due: nil)),
    Row(
      "what was refunded, too",
      .revoked.with { $0.priceIncrease = .pending }, .deadline(.renewal), at(300),
      .becomes(
        .revokedForGood.with {
          $0.priceIncrease = .pending
          $0.phase = .expired(.priceIncrease)
        }, [.expired(.priceIncrease)], due: nil)),
    Row(
      "at the cap nobody waits for it", .asked.with { $0.renewals = 6 }, .deadline(.renewal),
      at(240), sold: .raised,
      .becomes(
        .declined.with { $0.renewals = 6 }, [.autoRenewDisabled(by: .store)],
        due: periodEnd(300))),
  ]

  private static let withdrawals: [Row] = [
    Row(
      "what is no longer sold is not booked", .bought, .deadline(.renewal), at(240),
      sold: .without(.high),
      .becomes(
        .bought.with { $0.phase = .active(renewalDue: at(300)) }, [], due: renewal(300))),
    Row(
      "and ends", .bought, .deadline(.renewal), at(300), sold: .without(.high),
      .becomes(
        .cancelled.with { $0.phase = .expired(.notForSale) }, [.expired(.notForSale)], due: nil)),
    Row(
      "unless another plan waits", .bought.with { $0.renewsTo = .low }, .deadline(.renewal),
      at(300), sold: .without(.high),
      .becomes(
        .booked.with {
          $0.latest.product = .low
          $0.latest.price = Price(milliunits: 4990)
          $0.renewsTo = .low
        }, [.renewed], due: renewal(540))),
    Row(
      "it cannot be paid late", .retry, .deadline(.recovery), at(400), sold: .without(.high),
      .becomes(
        .retry.with {
          $0.autoRenews = false
          $0.phase = .expired(.notForSale)
        }, [.expired(.notForSale)], due: nil)),
    Row(
      "nor bought", nil, .action(.buy(.high)), at(0), sold: .without(.high),
      .refused(.notForSale(.high))),
    Row(
      "nor chosen", .bought, .action(.changePlan(.low)), at(100), sold: .without(.low),
      .refused(.notForSale(.low))),
  ]
}
