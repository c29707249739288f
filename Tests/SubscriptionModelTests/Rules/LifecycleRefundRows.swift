import SubscriptionModel

extension Revocation {
  /// All of it, at 100 s.
  static let whole = Revocation(
    date: at(100), percentage: 100_000, kind: .full, reason: .other)
}

extension Subscription {
  /// Refunded at 100 s, in the middle of the paid period.
  static let revoked = bought.with {
    $0.latest.revocation = .whole
    $0.phase = .revoked(renewalDue: at(240))
  }
  /// Asked for in the app, so that nothing comes of it any more.
  static let revokedForGood = revoked.with { $0.autoRenews = false }
}

extension LifecycleTests {
  /// Refunds of the latest transaction.
  static let refunds: [Row] = [
    Row(
      "a request in the app turns auto-renew off", .bought, .refund(.asked), at(90),
      .becomes(.cancelled, [.autoRenewDisabled(by: .refundRequest)], due: periodEnd(300))),
    Row(
      "unless it is off", .cancelled, .refund(.asked), at(90), .refused(.autoRenewAlreadyOff)),
    Row(
      "a refund of the running period ends access and leaves the renewal", .bought,
      .refund(.revoked(.whole)), at(100), .becomes(.revoked, [.refunded], due: renewal(240))),
    Row(
      "with auto-renew off nothing more comes", .cancelled, .refund(.revoked(.whole)), at(100),
      .becomes(.revokedForGood, [.refunded], due: nil)),
    Row(
      "a refund after the end changes nothing but the transaction", .expired,
      .refund(.revoked(.whole)), at(400),
      .becomes(.expired.with { $0.latest.revocation = .whole }, [.refunded], due: nil)),
    Row(
      "nor does one in billing retry", .retry, .refund(.revoked(.whole)), at(400),
      .becomes(
        .retry.with { $0.latest.revocation = .whole }, [.refunded],
        due: DueDeadline(instant: at(900), deadline: .retryEnd))),
    Row(
      "nor in grace", .grace, .refund(.revoked(.whole)), at(400),
      .becomes(
        .grace.with { $0.latest.revocation = .whole }, [.refunded],
        due: DueDeadline(instant: at(450), deadline: .graceEnd))),
    Row(
      "a reversal gives back what is left", .revoked, .refund(.restored), at(200),
      .becomes(.bought, [.refundReversed], due: renewal(240))),
    Row(
      "after the end nothing is left", .revokedForGood, .refund(.restored), at(400),
      .becomes(.expired, [.refundReversed], due: nil)),
    Row(
      "nobody is paid back for nothing", nil, .refund(.revoked(.whole)), at(100),
      .refused(.nothingToRefund)),
    Row(
      "what was refunded renews all the same", .revoked, .deadline(.renewal), at(240),
      .becomes(.booked, [.renewed], due: renewal(540))),
    Row(
      "and stays revoked while its renewal cannot be charged",
      .revoked.with { $0.chargesFailUntil = .distantFuture }, .deadline(.renewal), at(240),
      .becomes(
        .revoked.with {
          $0.chargesFailUntil = .distantFuture
          $0.phase = .revoked(renewalDue: at(300))
        }, [], due: renewal(300))),
    Row(
      "a cancel of it is the end", .revoked, .action(.cancel), at(150),
      .becomes(.revokedForGood, [.autoRenewDisabled(by: .customer)], due: nil)),
    Row(
      "a purchase after it is a resubscription", .revoked, .action(.buy(.high)), at(150),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 150, .purchase)
          $0.recentStart = at(150)
          $0.billingAnchor = at(150)
          $0.phase = .active(renewalDue: at(390))
        }, [.resubscribed], due: renewal(390))),
    Row(
      "so is a plan that starts at once", .revoked, .action(.changePlan(.twin)), at(150),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 150, .purchase)
          $0.latest.product = .twin
          $0.recentStart = at(150)
          $0.billingAnchor = at(150)
          $0.phase = .active(renewalDue: at(390))
          $0.renewsTo = .twin
        }, [.resubscribed], due: renewal(390))),
    Row(
      "a plan that waits is chosen as ever", .revoked, .action(.changePlan(.low)), at(150),
      .becomes(
        .revoked.with { $0.renewsTo = .low }, [.downgradeChosen], due: renewal(240))),
    Row(
      "what is over has no plan", .revokedForGood, .action(.changePlan(.low)), at(150),
      .refused(.notSubscribed)),
    Row(
      "and cannot be resumed", .revokedForGood, .action(.resume), at(150),
      .refused(.notSubscribed)),
    Row(
      "what renews cannot be resumed", .revoked, .action(.resume), at(150),
      .refused(.autoRenewAlreadyOn)),
    Row(
      "charges can fail", .revoked, .action(.failBilling(for: .seconds(10))), at(150),
      .becomes(.revoked.with { $0.chargesFailUntil = at(160) }, [], due: renewal(240))),
    Row(
      "what works is not put right", .revoked, .action(.fixBilling), at(150),
      .refused(.billingNotFailing)),
  ]
}
