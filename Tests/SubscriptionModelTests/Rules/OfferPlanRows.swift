import SubscriptionModel
import Testing

/// Offers with plans, and while a renewal cannot be charged.
extension OfferRuleTests {
  /// The low product, and a run of it.
  private static let low = Subscription.bought.with {
    $0.latest.product = .low
    $0.latest.price = Price(milliunits: 4990)
    $0.renewsTo = .low
  }

  static func change(_ product: ProductIndex, _ offer: Int? = nil) -> Event {
    .action(.changePlan(product, offer: offer.map { OfferIndex($0) }))
  }

  static let plans: [Row] = [
    Row(
      "an offer for the current plan turns auto-renew on again", .cancelled, change(.high, 1),
      at(100), .becomes(.halfWaits, [.offerRedeemed(.renewal)], due: renewal(240))),
    Row(
      "and undoes a plan that waits", .bought.with { $0.renewsTo = .low }, change(.high, 1),
      at(100), .becomes(.halfWaits, [.offerRedeemed(.renewal)], due: renewal(240))),
    Row(
      "an upgrade with an offer starts at once", low, change(.high, 1), at(100),
      .becomes(
        .atHalf.with {
          $0.latest = .paid(1, from: 100, .purchase).under(.half, 990)
          $0.billingAnchor = at(100)
          $0.phase = .active(renewalDue: at(340))
        }, [.offerRedeemed(.upgrade)], due: renewal(340))),
    Row(
      "a crossgrade of the same length too", .bought, change(.twin, 0), at(100),
      .becomes(
        .atHalf.with {
          $0.latest = .paid(1, from: 100, .purchase).under(OfferIndex(0), 990)
          $0.latest.product = .twin
          $0.renewsTo = .twin
          $0.billingAnchor = at(100)
          $0.phase = .active(renewalDue: at(340))
        }, [.offerRedeemed(.crossgrade(.apple))], due: renewal(340))),
    Row(
      "a downgrade with an offer waits", .bought, change(.low, 1), at(100),
      .becomes(
        .bought.with {
          $0.renewsTo = .low
          $0.waitingOffer = OfferIndex(1)
        }, [.offerRedeemed(.downgrade)], due: renewal(240))),
    Row(
      "and so does a crossgrade to another length", .bought, change(.year, 0), at(100),
      .becomes(
        .bought.with {
          $0.renewsTo = .year
          $0.waitingOffer = OfferIndex(0)
        }, [.offerRedeemed(.crossgradeAtRenewal(.apple))], due: renewal(240))),
    Row(
      "an offer may come to a plan that waits", .bought.with { $0.renewsTo = .low },
      change(.low, 1), at(100),
      .becomes(
        .bought.with {
          $0.renewsTo = .low
          $0.waitingOffer = OfferIndex(1)
        }, [.offerRedeemed(.downgrade)], due: renewal(240))),
    Row(
      "but not once more",
      .bought.with {
        $0.renewsTo = .low
        $0.waitingOffer = OfferIndex(1)
      }, change(.low, 1), at(100), .refused(.offerAlreadyTaken)),
    Row(
      "nor can it be left behind",
      .bought.with {
        $0.renewsTo = .low
        $0.waitingOffer = OfferIndex(1)
      }, change(.low), at(100), .refused(.planAlreadyChosen)),
    Row(
      "undoing the plan gives the offer up",
      .bought.with {
        $0.renewsTo = .low
        $0.waitingOffer = OfferIndex(1)
      }, change(.high), at(100), .becomes(.bought, [.planChangeUndone], due: renewal(240))),
    Row(
      "and keeps what is left of an older one", .atHalf.with { $0.renewsTo = .low },
      change(.high), at(100), .becomes(.atHalf, [.planChangeUndone], due: renewal(240))),
    Row(
      "an upgrade ends what is left",
      low.with {
        $0.offerRenewalsLeft = 2
        $0.latest.offer = OfferIndex(0)
      }, change(.high), at(100),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 100, .purchase)
          $0.billingAnchor = at(100)
          $0.phase = .active(renewalDue: at(340))
        }, [.upgraded], due: renewal(340))),
    Row(
      "a win-back offer is for nobody who is subscribed", .bought, change(.high, 4), at(100),
      .refused(.offerNotFor(.existing))),
    Row(
      "nothing is changed where nothing is", nil, change(.high, 1), at(0),
      .refused(.notSubscribed)),
  ]

  /// The renewal could not be charged at 300 s; the store tries until 900 s.
  private static let retrying = Subscription.bought.with {
    $0.phase = .retry(ends: at(900))
    $0.chargesFailUntil = .distantFuture
  }
  private static let inGrace = retrying.with {
    $0.phase = .grace(ends: at(450), retryEnds: at(900))
  }

  static let unpaid: [Row] = [
    Row(
      "what waited begins with the charge that succeeds",
      retrying.with { $0.waitingOffer = .half }, .action(.fixBilling), at(500),
      .becomes(
        .atHalf.with {
          $0.latest = .paid(1, from: 500, .renewal).under(.half, 990)
          $0.billingAnchor = at(500)
          $0.phase = .active(renewalDue: at(740))
          $0.renewals = 1
        }, [.recovered], due: renewal(740))),
    Row(
      "in grace where the period began", inGrace.with { $0.waitingOffer = .half },
      .action(.fixBilling), at(400),
      .becomes(
        .booked.with {
          $0.latest = $0.latest.under(.half, 990)
          $0.offerRenewalsLeft = 1
        }, [.recovered], due: renewal(540))),
    Row(
      "an offer for the current plan waits for the charge", retrying, change(.high, 1), at(500),
      .becomes(
        retrying.with { $0.waitingOffer = .half }, [.offerRedeemed(.renewal)],
        due: DueDeadline(instant: at(900), deadline: .retryEnd))),
    Row(
      "in grace a code does too", inGrace, redeem(.code), at(400),
      .becomes(
        inGrace.with { $0.waitingOffer = .code }, [.offerRedeemed(.renewal)],
        due: DueDeadline(instant: at(450), deadline: .graceEnd))),
    Row(
      "once access has ended a code is a purchase", retrying, redeem(.code), at(500),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 500, .purchase).under(.code, 0)
          $0.recentStart = at(500)
          $0.billingAnchor = at(500)
          $0.phase = .active(renewalDue: at(740))
        }, [.resubscribed], due: renewal(740))),
    Row(
      "so is one after a refund", .revoked, redeem(.code), at(150),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 150, .purchase).under(.code, 0)
          $0.recentStart = at(150)
          $0.billingAnchor = at(150)
          $0.phase = .active(renewalDue: at(390))
        }, [.resubscribed], due: renewal(390))),
    Row(
      "what was refunded renews under the offer that waits",
      .revoked.with { $0.waitingOffer = .half }, .deadline(.renewal), at(240),
      .becomes(
        .booked.with {
          $0.latest = $0.latest.under(.half, 990)
          $0.offerRenewalsLeft = 1
        }, [.renewed], due: renewal(540))),
    Row(
      "a request for a refund gives up what waits", .halfWaits, .refund(.asked), at(90),
      .becomes(.cancelled, [.autoRenewDisabled(by: .refundRequest)], due: periodEnd(300))),
    Row(
      "a win-back offer has to wait for the end", retrying, buy(.offer(.winBack)), at(500),
      .refused(.offerNotFor(.existing))),
    Row(
      "a cancel gives up what waits", retrying.with { $0.waitingOffer = .half },
      .action(.cancel), at(500),
      .becomes(
        retrying.with {
          $0.autoRenews = false
          $0.phase = .retry(ends: at(500))
        }, [.autoRenewDisabled(by: .customer)],
        due: DueDeadline(instant: at(500), deadline: .retryEnd))),
    Row(
      "so does the end", retrying.with { $0.waitingOffer = .half }, .deadline(.retryEnd), at(900),
      .becomes(
        retrying.with {
          $0.autoRenews = false
          $0.phase = .expired(.billing)
        }, [.expired(.billing)], due: nil)),
  ]

  /// In the third of twelve months that are billed one by one; the bench's cost nothing.
  private static func committed(_ month: Int) -> Subscription {
    .bought.with {
      $0.latest.product = .year
      $0.latest.commitmentMonth = month
      $0.renewsTo = .year
    }
  }
  private static func waiting(_ month: Int) -> Subscription {
    committed(month).with {
      $0.renewsTo = .low
      $0.waitingOffer = OfferIndex(1)
    }
  }

  static let commitments: [Row] = [
    Row(
      "what is billed by the month has no offer of what is paid at once", committed(3),
      change(.year, 0), at(100), .refused(.offerNotForMonthly)),
    Row(
      "a lower plan with an offer waits for the end of the commitment", committed(3),
      change(.low, 1), at(100),
      .becomes(waiting(3), [.offerRedeemed(.downgrade)], due: renewal(240))),
    Row(
      "it goes on waiting while months are left", waiting(3), .deadline(.renewal), at(240),
      .becomes(
        waiting(4).with {
          $0.latest = .paid(1, from: 300, .renewal)
          $0.latest.product = .year
          $0.latest.price = Price(milliunits: 0)
          $0.latest.commitmentMonth = 4
          $0.phase = .active(renewalDue: at(540))
          $0.renewals = 1
        }, [.renewed], due: renewal(540))),
    Row(
      "and begins after the last", waiting(12), .deadline(.renewal), at(240),
      .becomes(
        .booked.with {
          $0.latest = $0.latest.under(OfferIndex(1), 0)
          $0.latest.product = .low
          $0.renewsTo = .low
        }, [.renewed], due: renewal(540))),
  ]

  /// A run beside an old one of the group begins as who had that.
  @Test(arguments: [(true, nil), (false, OfferIndex.trial)])
  func aSecondRun(hadOffer: Bool, offer: OfferIndex?) throws {
    var context = RuleContext.now(at(500), catalog: .withOffers)
    context.history = GroupHistory(Self.retrying.with { $0.hadIntroductoryOffer = hadOffer })
    let bought = try Lifecycle.transition(of: nil, on: .action(.buy(.high)), in: context)
    #expect(bought.after.latest.offer == offer)
    #expect(bought.after.hadIntroductoryOffer)
    let promoted = try Lifecycle.transition(of: nil, on: Self.buy(.offer(.half)), in: context)
    #expect(promoted.after.latest.offer == .half)
  }
}
