import SubscriptionModel

extension Subscription {
  /// The renewal at 300 s could not be charged, and access goes on for 150 s more.
  static let grace = bought.with {
    $0.phase = .grace(ends: at(450), retryEnds: at(900))
    $0.chargesFailUntil = .distantFuture
  }
  /// The renewal at 300 s could not be charged, and access has ended.
  static let retry = grace.with { $0.phase = .retry(ends: at(900)) }
  /// Charges fail from now on.
  static let failing = bought.with { $0.chargesFailUntil = .distantFuture }
}

extension LifecycleTests {
  /// Renewals that cannot be charged. The bench's store has no grace period unless a row says so.
  static let billing: [Row] = failures + recoveries + troubledChoices + troubleEnds + unheard

  private static func deadline(_ deadline: Deadline, _ seconds: Int64) -> DueDeadline {
    DueDeadline(instant: at(seconds), deadline: deadline)
  }

  private static let failures: [Row] = [
    Row(
      "nobody is told that charges will fail", .bought, .action(.failBilling(for: nil)), at(100),
      .becomes(.failing, [], due: renewal(240))),
    Row(
      "nor for how long", .bought, .action(.failBilling(for: .seconds(50))), at(100),
      .becomes(.bought.with { $0.chargesFailUntil = at(150) }, [], due: renewal(240))),
    Row(
      "a charge that fails ahead of the boundary is tried again there", .failing,
      .deadline(.renewal), at(240),
      .becomes(
        .failing.with { $0.phase = .active(renewalDue: at(300)) }, [], due: renewal(300))),
    Row(
      "failing there too it begins billing retry",
      .failing.with { $0.phase = .active(renewalDue: at(300)) }, .deadline(.renewal), at(300),
      .becomes(.retry, [.renewalFailed(hasGrace: false)], due: deadline(.retryEnd, 900))),
    Row(
      "or grace, where the developer has it",
      .failing.with { $0.phase = .active(renewalDue: at(300)) }, .deadline(.renewal), at(300),
      grace: .sixteenDays,
      .becomes(.grace, [.renewalFailed(hasGrace: true)], due: deadline(.graceEnd, 450))),
    Row(
      "charges that succeed again by then renew it as ever",
      .bought.with {
        $0.chargesFailUntil = at(290)
        $0.phase = .active(renewalDue: at(300))
      }, .deadline(.renewal), at(300),
      .becomes(
        .booked.with { $0.chargesFailUntil = at(290) }, [.renewed], due: renewal(540))),
    Row(
      "at the cap nothing is charged", .failing.with { $0.renewals = 6 }, .deadline(.renewal),
      at(240),
      .becomes(
        .failing.with {
          $0.renewals = 6
          $0.autoRenews = false
        }, [.autoRenewDisabled(by: .store)], due: periodEnd(300))),
  ]

  /// The period that follows a recovery, from so many seconds after the start on.
  private static func recovered(from seconds: Int64) -> Subscription {
    .booked.with {
      $0.latest = .paid(1, from: seconds, .renewal)
      $0.phase = .active(renewalDue: at(seconds + 240))
    }
  }

  private static let recoveries: [Row] = [
    Row(
      "a charge that succeeds in grace keeps the billing date", .grace, .action(.fixBilling),
      at(400, 300), .becomes(recovered(from: 300), [.recovered], due: renewal(540))),
    Row(
      "so does one that succeeds by itself", .grace.with { $0.chargesFailUntil = at(400) },
      .deadline(.recovery), at(400),
      .becomes(recovered(from: 300), [.recovered], due: renewal(540))),
    Row(
      "after grace a new cycle begins with the payment", .retry, .action(.fixBilling),
      at(600, 300),
      .becomes(
        recovered(from: 600).with { $0.billingAnchor = at(600) }, [.recovered],
        due: renewal(840))),
    Row(
      "so it does by itself", .retry.with { $0.chargesFailUntil = at(600) }, .deadline(.recovery),
      at(600),
      .becomes(
        recovered(from: 600).with { $0.billingAnchor = at(600) }, [.recovered],
        due: renewal(840))),
    Row(
      "a recovery buys what the run renews to", .grace.with { $0.renewsTo = .low },
      .action(.fixBilling), at(400),
      .becomes(
        recovered(from: 300).with {
          $0.latest.product = .low
          $0.latest.price = Price(milliunits: 4990)
          $0.renewsTo = .low
        }, [.recovered], due: renewal(540))),
    Row(
      "put right before the charge, nobody has noticed", .failing, .action(.fixBilling), at(100),
      .becomes(.bought, [], due: renewal(240))),
    Row(
      "what works is not put right", .bought, .action(.fixBilling), at(100),
      .refused(.billingNotFailing)),
  ]

  private static let troubledChoices: [Row] = [
    Row(
      "in grace a run is not bought again", .grace, .action(.buy(.low)), at(400),
      .refused(.alreadySubscribed(to: .high, until: at(450)))),
    Row(
      "in retry it is, under the same original", .retry, .action(.buy(.high)), at(600),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 600, .purchase)
          $0.recentStart = at(600)
          $0.billingAnchor = at(600)
          $0.phase = .active(renewalDue: at(840))
        }, [.resubscribed], due: renewal(840))),
    Row(
      "a plan that starts at once makes a run in grace healthy", .grace,
      .action(.changePlan(.twin)), at(400),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 400, .purchase)
          $0.latest.product = .twin
          $0.billingAnchor = at(400)
          $0.phase = .active(renewalDue: at(640))
          $0.renewsTo = .twin
        }, [.crossgraded(.apple)], due: renewal(640))),
    Row(
      "in retry it is a resubscription", .retry, .action(.changePlan(.twin)), at(600),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 600, .purchase)
          $0.latest.product = .twin
          $0.recentStart = at(600)
          $0.billingAnchor = at(600)
          $0.phase = .active(renewalDue: at(840))
          $0.renewsTo = .twin
        }, [.resubscribed], due: renewal(840))),
    Row(
      "a lower plan waits for the charge", .grace, .action(.changePlan(.low)), at(400),
      .becomes(
        .grace.with { $0.renewsTo = .low }, [.downgradeChosen], due: deadline(.graceEnd, 450))),
    Row(
      "a cancel in grace ends charging at once", .grace, .action(.cancel), at(400),
      .becomes(
        .grace.with {
          $0.phase = .retry(ends: at(400))
          $0.autoRenews = false
        }, [.autoRenewDisabled(by: .customer)], due: deadline(.retryEnd, 400))),
    Row(
      "a cancel in retry too",
      .retry.with { $0.chargesFailUntil = at(600) }, .action(.cancel), at(600),
      .becomes(
        .retry.with {
          $0.chargesFailUntil = at(600)
          $0.phase = .retry(ends: at(600))
          $0.autoRenews = false
        }, [.autoRenewDisabled(by: .customer)], due: deadline(.retryEnd, 600))),
    Row(
      "what renews cannot be resumed, paid or not", .retry, .action(.resume), at(600),
      .refused(.autoRenewAlreadyOn)),
    Row(
      "charges of what has expired cannot fail", .expired, .action(.failBilling(for: nil)),
      at(600), .refused(.notSubscribed)),
    Row(
      "nor be put right", .expired, .action(.fixBilling), at(600), .refused(.notSubscribed)),
  ]

  private static let troubleEnds: [Row] = [
    Row(
      "grace ends in retry", .grace, .deadline(.graceEnd), at(450),
      .becomes(.retry, [.graceEnded], due: deadline(.retryEnd, 900))),
    Row(
      "retry ends for want of a payment", .retry, .deadline(.retryEnd), at(900),
      .becomes(
        .retry.with {
          $0.phase = .expired(.billing)
          $0.autoRenews = false
        }, [.expired(.billing)], due: nil)),
    Row(
      "after a cancel it ends by the customer's wish",
      .retry.with {
        $0.phase = .retry(ends: at(400))
        $0.autoRenews = false
      }, .deadline(.retryEnd), at(400),
      .becomes(
        .retry.with {
          $0.phase = .expired(.voluntary)
          $0.autoRenews = false
        }, [.expired(.voluntary)], due: nil)),
  ]

  /// What changes nothing: it is so already, or there is nothing to be charged.
  private static let unheard: [Row] = [
    Row(
      "charges that fail in grace go on failing", .grace, .action(.failBilling(for: nil)), at(400),
      .becomes(.grace, [], due: deadline(.graceEnd, 450))),
    Row(
      "and so in billing retry", .retry, .action(.failBilling(for: nil)), at(500),
      .becomes(.retry, [], due: deadline(.retryEnd, 900))),
    Row(
      "what could not be charged is not switched off", .grace, .action(.resume), at(400),
      .refused(.autoRenewAlreadyOn)),
    Row(
      "without a run no charge can fail", nil, .action(.failBilling(for: nil)), at(0),
      .refused(.notSubscribed)),
    Row(
      "nor be put right", nil, .action(.fixBilling), at(0), .refused(.notSubscribed)),
  ]
}
