import SubscriptionModel

extension LifecycleTests {
  /// Where no run is live.
  static let starts: [Row] = [
    Row(
      "a first purchase begins a run at the whole second", nil, .action(.buy(.high)), at(0, 700),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 0, .purchase)
          $0.originalTransaction = $0.latest.identifier
        }, [.subscribed], due: renewal(240))),
    Row(
      "without a run there is nothing to cancel", nil, .action(.cancel), at(0),
      .refused(.notSubscribed)),
    Row(
      "without a run there is nothing to resume", nil, .action(.resume), at(0),
      .refused(.notSubscribed)),
    Row(
      "a purchase after the end keeps the original and starts anew", .expired,
      .action(.buy(.high)), at(1000, 500),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 1000, .purchase)
          $0.recentStart = at(1000)
          $0.billingAnchor = at(1000)
          $0.phase = .active(renewalDue: at(1240))
        }, [.resubscribed], due: renewal(1240))),
    Row(
      "a purchase at the very end is a resubscription", .expired, .action(.buy(.high)), at(300),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 300, .purchase)
          $0.recentStart = at(300)
          $0.billingAnchor = at(300)
          $0.phase = .active(renewalDue: at(540))
        }, [.resubscribed], due: renewal(540))),
    Row(
      "so is one of another product of the group, after any number of renewals",
      .expired.with { $0.renewals = 6 }, .action(.buy(.year)), at(1000),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 1000, .purchase)
          $0.latest.product = .year
          $0.latest.price = Price(milliunits: 99_990)
          $0.latest.expiresDate = at(4600)
          $0.recentStart = at(1000)
          $0.billingAnchor = at(1000)
          $0.phase = .active(renewalDue: at(4540))
          $0.renewsTo = .year
        }, [.resubscribed], due: renewal(4540))),
    Row(
      "what has expired cannot be cancelled", .expired, .action(.cancel), at(400),
      .refused(.notSubscribed)),
    Row(
      "what has expired cannot be resumed", .expired, .action(.resume), at(400),
      .refused(.notSubscribed)),
  ]

  /// What a customer does to a live run.
  static let choices: [Row] = [
    Row(
      "a live run is not bought again", .bought, .action(.buy(.high)), at(100),
      .refused(.alreadySubscribed(to: .high, until: at(300)))),
    Row(
      "nor beside it another product of the group", .cancelled, .action(.buy(.low)), at(100),
      .refused(.alreadySubscribed(to: .high, until: at(300)))),
    Row(
      "from its booking on a run lasts until the booked end", .booked, .action(.buy(.low)),
      at(250), .refused(.alreadySubscribed(to: .high, until: at(600)))),
    Row(
      "a cancel leaves the paid period alone", .bought, .action(.cancel), at(100),
      .becomes(.cancelled, [.autoRenewDisabled(by: .customer)], due: periodEnd(300))),
    Row(
      "a cancel after the booking ends with the booked period", .booked, .action(.cancel),
      at(250),
      .becomes(
        .booked.with { $0.autoRenews = false }, [.autoRenewDisabled(by: .customer)],
        due: periodEnd(600))),
    Row(
      "what is cancelled cannot be cancelled", .cancelled, .action(.cancel), at(150),
      .refused(.autoRenewAlreadyOff)),
    Row(
      "a resume undoes a cancel", .cancelled, .action(.resume), at(150),
      .becomes(.bought, [.autoRenewEnabled], due: renewal(240))),
    Row(
      "what renews cannot be resumed", .bought, .action(.resume), at(150),
      .refused(.autoRenewAlreadyOn)),
    Row(
      "a resume at the instant of the booking comes in time", .cancelled, .action(.resume),
      at(240), .becomes(.bought, [.autoRenewEnabled], due: renewal(240))),
    Row(
      "a resume after it books at once", .cancelled, .action(.resume), at(250),
      .becomes(
        .bought.with { $0.phase = .active(renewalDue: at(250)) }, [.autoRenewEnabled],
        due: renewal(250))),
  ]

  /// What comes by itself.
  static let deadlines: [Row] = [
    Row(
      "a renewal begins where the period ends", .bought, .deadline(.renewal), at(240),
      .becomes(.booked, [.renewed], due: renewal(540))),
    Row(
      "a renewal booked late begins there too",
      .bought.with { $0.phase = .active(renewalDue: at(299)) }, .deadline(.renewal), at(299),
      .becomes(.booked, [.renewed], due: renewal(540))),
    Row(
      "a renewal buys what the run renews to, at its price", .bought.with { $0.renewsTo = .low },
      .deadline(.renewal), at(240),
      .becomes(
        .booked.with {
          $0.latest.product = .low
          $0.latest.price = Price(milliunits: 4990)
          $0.renewsTo = .low
        }, [.renewed], due: renewal(540))),
    Row(
      "a period ends with nothing after it", .cancelled, .deadline(.periodEnd), at(300),
      .becomes(.expired, [.expired(.voluntary)], due: nil)),
  ]

  /// A run with six renewals behind it, before and after auto-renew went off.
  private static let sixth = Subscription.bought.with { $0.renewals = 6 }
  private static let stopped = sixth.with { $0.autoRenews = false }

  /// The renewal cap.
  static let caps: [Row] = [
    Row(
      "the last renewal below the cap", .bought.with { $0.renewals = 5 }, .deadline(.renewal),
      at(240), .becomes(.booked.with { $0.renewals = 6 }, [.renewed], due: renewal(540))),
    Row(
      "at the cap the store turns auto-renew off", sixth, .deadline(.renewal), at(240),
      .becomes(stopped, [.autoRenewDisabled(by: .store)], due: periodEnd(300))),
    Row(
      "a higher cap lets it go on", sixth, .deadline(.renewal), at(240), cap: 12,
      .becomes(.booked.with { $0.renewals = 7 }, [.renewed], due: renewal(540))),
    Row(
      "without a cap it always goes on", .bought.with { $0.renewals = 16_000 },
      .deadline(.renewal), at(240), cap: nil,
      .becomes(.booked.with { $0.renewals = 16_001 }, [.renewed], due: renewal(540))),
    Row(
      "a resume at the cap is refused once it has struck", stopped, .action(.resume), at(250),
      .refused(.renewalCapReached(cap: 6))),
    Row(
      "a resume at the instant of the cap is refused", stopped, .action(.resume), at(240),
      .refused(.renewalCapReached(cap: 6))),
    Row(
      "a resume before the cap strikes is allowed", stopped, .action(.resume), at(239, 999),
      .becomes(sixth, [.autoRenewEnabled], due: renewal(240))),
    Row(
      "without a cap a late resume is allowed", stopped, .action(.resume), at(250), cap: nil,
      .becomes(
        sixth.with { $0.phase = .active(renewalDue: at(250)) }, [.autoRenewEnabled],
        due: renewal(250))),
  ]

  /// What the cap and a cancel come to.
  static let ends: [Row] = [
    Row(
      "after the cap a run ends by the customer's wish", stopped, .deadline(.periodEnd), at(300),
      .becomes(
        stopped.with { $0.phase = .expired(.voluntary) }, [.expired(.voluntary)], due: nil)),
    Row(
      "a booked period that was cancelled ends at its own end",
      .booked.with { $0.autoRenews = false }, .deadline(.periodEnd), at(600),
      .becomes(
        .booked.with {
          $0.autoRenews = false
          $0.phase = .expired(.voluntary)
        }, [.expired(.voluntary)], due: nil)),
  ]
}
