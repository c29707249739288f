import SubscriptionModel

extension LifecycleTests {
  private static let pending = Subscription.bought.with { $0.renewsTo = .low }

  /// What a run is after a plan was chosen; the whole matrix stands in `PlanChangeMatrixTests`.
  static let plans: [Row] = [
    Row(
      "without a run there is no plan to change", nil, .action(.changePlan(.low)), at(0),
      .refused(.notSubscribed)),
    Row(
      "the plan of what has expired cannot be changed", .expired, .action(.changePlan(.high)),
      at(300), .refused(.notSubscribed)),
    Row(
      "an upgrade begins at the whole second, with everything anew but its history",
      .bought.with {
        $0.latest.product = .low
        $0.renewsTo = .low
        $0.renewals = 4
      }, .action(.changePlan(.high)), at(100, 999),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 100, .purchase)
          $0.billingAnchor = at(100)
          $0.phase = .active(renewalDue: at(340))
        }, [.upgraded], due: renewal(340))),
    Row(
      "an upgrade forgets the change that waited",
      pending.with { $0.latest.product = .low }, .action(.changePlan(.high)), at(100),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 100, .purchase)
          $0.billingAnchor = at(100)
          $0.phase = .active(renewalDue: at(340))
        }, [.upgraded], due: renewal(340))),
    Row(
      "a crossgrade at once is a purchase too", .bought, .action(.changePlan(.twin)), at(100),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 100, .purchase)
          $0.latest.product = .twin
          $0.billingAnchor = at(100)
          $0.phase = .active(renewalDue: at(340))
          $0.renewsTo = .twin
        }, [.crossgraded(.apple)], due: renewal(340))),
    Row(
      "a downgrade leaves the paid period alone", .bought, .action(.changePlan(.low)), at(100),
      .becomes(pending, [.downgradeChosen], due: renewal(240))),
    Row(
      "another one takes the place of the first", pending, .action(.changePlan(.year)), at(150),
      .becomes(
        .bought.with { $0.renewsTo = .year }, [.crossgradeChosen(.apple)], due: renewal(240))),
    Row(
      "the same one again is refused", pending, .action(.changePlan(.low)), at(150),
      .refused(.planAlreadyChosen)),
    Row(
      "the present plan undoes it", pending, .action(.changePlan(.high)), at(150),
      .becomes(.bought, [.planChangeUndone], due: renewal(240))),
    Row(
      "with nothing to undo the present plan is refused", .bought, .action(.changePlan(.high)),
      at(150), .refused(.planAlreadyCurrent)),
    Row(
      "even with auto-renew off", .cancelled, .action(.changePlan(.high)), at(150),
      .refused(.planAlreadyCurrent)),
    Row(
      "a choice after a cancel turns auto-renew on", .cancelled, .action(.changePlan(.low)),
      at(150), .becomes(pending, [.downgradeChosen], due: renewal(240))),
    Row(
      "and after the instant of the booking books at once", .cancelled,
      .action(.changePlan(.low)), at(250),
      .becomes(
        pending.with { $0.phase = .active(renewalDue: at(250)) }, [.downgradeChosen],
        due: renewal(250))),
    Row(
      "a cancel forgets the change that waited", pending, .action(.cancel), at(150),
      .becomes(.cancelled, [.autoRenewDisabled(by: .customer)], due: periodEnd(300))),
    Row(
      "so does the cap", pending.with { $0.renewals = 6 }, .deadline(.renewal), at(240),
      .becomes(
        .cancelled.with { $0.renewals = 6 }, [.autoRenewDisabled(by: .store)],
        due: periodEnd(300))),
    Row(
      "what waits is no reason to resume", pending, .action(.resume), at(150),
      .refused(.autoRenewAlreadyOn)),
    Row(
      "a purchase beside what waits names the present product", pending, .action(.buy(.low)),
      at(150), .refused(.alreadySubscribed(to: .high, until: at(300)))),
  ]
}
