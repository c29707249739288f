import SubscriptionModel

extension Subscription {
  /// With the bench's month of five minutes, a month longer than it was, since 100 s.
  fileprivate static let extended = bought.with {
    $0.latest.expiresDate = at(600)
    $0.extendedBy = 300
    $0.billingAnchor = at(600)
    $0.phase = .active(renewalDue: at(540))
    $0.extensions = ExtensionHistory().adding(at(100)) ?? ExtensionHistory()
  }
  /// Cancelled with the Apple account.
  fileprivate static let closed = cancelled.with { $0.endsFor = .other }
}

extension LifecycleTests {
  /// Renewal dates that are extended, and accounts that are closed.
  static let extensions: [Row] = longer + notLonger + closures

  private static func extend(_ days: Int32) -> Event {
    .action(.extendRenewal(ExtensionOrder(days: days)))
  }

  private static let longer: [Row] = [
    Row(
      "thirty days are a month more, and the renewal is later by as much", .bought, extend(30),
      at(100), .becomes(.extended, [.extended], due: renewal(540))),
    Row(
      "in whole minutes, and half of one is one", .bought, extend(3), at(100),
      .becomes(
        .extended.with {
          $0.latest.expiresDate = at(360)
          $0.extendedBy = 60
          $0.billingAnchor = at(360)
          $0.phase = .active(renewalDue: at(300))
        }, [.extended], due: renewal(300))),
    Row(
      "less is none: it succeeds and moves nothing", .bought, extend(2), at(100),
      .becomes(
        .bought.with { $0.extensions = Subscription.extended.extensions }, [.extended],
        due: renewal(240))),
    Row(
      "what is cancelled ends later", .cancelled, extend(30), at(100),
      .becomes(.extended.with { $0.autoRenews = false }, [.extended], due: periodEnd(600))),
    Row(
      "of what is booked the booked period is meant", .booked, extend(30), at(260),
      .becomes(
        .booked.with {
          $0.latest.expiresDate = at(900)
          $0.extendedBy = 300
          $0.billingAnchor = at(900)
          $0.phase = .active(renewalDue: at(840))
          $0.extensions = ExtensionHistory().adding(at(260)) ?? ExtensionHistory()
        }, [.extended], due: renewal(840))),
    Row(
      "a charge that has failed once is tried again at the new end",
      .failing.with { $0.phase = .active(renewalDue: at(300)) }, extend(30), at(260),
      .becomes(
        .extended.with {
          $0.chargesFailUntil = .distantFuture
          $0.phase = .active(renewalDue: at(600))
          $0.extensions = ExtensionHistory().adding(at(260)) ?? ExtensionHistory()
        }, [.extended], due: renewal(600))),
    Row(
      "the renewal begins at the new end",
      .extended, .deadline(.renewal), at(540),
      .becomes(
        .extended.with {
          $0.latest = .paid(1, from: 600, .renewal)
          $0.extendedBy = 0
          $0.phase = .active(renewalDue: at(840))
          $0.renewals = 1
        }, [.renewed], due: renewal(840))),
  ]

  private static let notLonger: [Row] = [
    Row("nothing is no longer", nil, extend(30), at(100), .refused(.notSubscribed)),
    Row("nor is what is in grace", .grace, extend(30), at(400), .refused(.notPaidFor)),
    Row("or in billing retry", .retry, extend(30), at(400), .refused(.notPaidFor)),
    Row("or paid back", .revoked, extend(30), at(150), .refused(.notPaidFor)),
    Row("or over", .expired, extend(30), at(400), .refused(.notPaidFor)),
    Row(
      "or free", .bought.with { $0.latest.price = Price(milliunits: 0) }, extend(30), at(100),
      .refused(.freePeriod)),
    Row(
      "nor for the third time within a year",
      .bought.with {
        $0.extensions = [10, 20].reduce(ExtensionHistory()) { $0.adding(at($1)) ?? $0 }
      }, extend(30), at(100), .refused(.extendedTooOften)),
  ]

  private static let closures: [Row] = [
    Row(
      "nobody closes what is not there", nil, .action(.closeAccount), at(100),
      .refused(.notSubscribed)),
    Row(
      "a closed account turns auto-renew off", .bought, .action(.closeAccount), at(100),
      .becomes(.closed, [.autoRenewDisabled(by: .closedAccount)], due: periodEnd(300))),
    Row(
      "what was cancelled stays so", .cancelled, .action(.closeAccount), at(100),
      .refused(.autoRenewAlreadyOff)),
    Row(
      "its end has no reason that Apple names", .closed, .deadline(.periodEnd), at(300),
      .becomes(.closed.with { $0.phase = .expired(.other) }, [.expired(.other)], due: nil)),
    Row(
      "an unpaid subscription ends at once", .retry, .action(.closeAccount), at(400),
      .becomes(
        .retry.with {
          $0.phase = .retry(ends: at(400))
          $0.autoRenews = false
          $0.endsFor = .other
        }, [.autoRenewDisabled(by: .closedAccount)],
        due: DueDeadline(instant: at(400), deadline: .retryEnd))),
    Row(
      "in grace, too", .grace, .action(.closeAccount), at(400),
      .becomes(
        .grace.with {
          $0.phase = .retry(ends: at(400))
          $0.autoRenews = false
          $0.endsFor = .other
        }, [.autoRenewDisabled(by: .closedAccount)],
        due: DueDeadline(instant: at(400), deadline: .retryEnd))),
    Row(
      "and what is refunded has no more to come", .revoked, .action(.closeAccount), at(150),
      .becomes(
        .revokedForGood.with { $0.endsFor = .other }, [.autoRenewDisabled(by: .closedAccount)],
        due: nil)),
    Row(
      "what is over stays over", .expired, .action(.closeAccount), at(400),
      .refused(.notSubscribed)),
    Row(
      "an unpaid one that ends so says so",
      .retry.with {
        $0.autoRenews = false
        $0.endsFor = .other
      }, .deadline(.retryEnd), at(400),
      .becomes(
        .retry.with {
          $0.autoRenews = false
          $0.phase = .expired(.other)
        }, [.expired(.other)], due: nil)),
  ]
}
