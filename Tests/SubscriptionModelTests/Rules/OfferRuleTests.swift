import SubscriptionModel
import Testing

/// What the law makes of offers, as a table like that of ``LifecycleTests``.
@Suite struct OfferRuleTests {
  typealias Row = LifecycleTests.Row

  @Test(arguments: purchases + redemptions + renewals + plans + unpaid + commitments)
  func anEventMakesOfARun(_ row: Row) {
    #expect(outcome(row, .current) == row.outcome)
  }

  @Test(arguments: legacy)
  func inAStoreOfBefore2024(_ row: Row) {
    #expect(outcome(row, .legacy) == row.outcome)
  }

  private func outcome(
    _ row: Row, _ announcement: OfferAnnouncement
  ) -> LifecycleTests.Outcome {
    var context = RuleContext.now(row.now, cap: row.cap, catalog: .withOffers)
    context.policy.offerRedeemed = announcement
    do {
      let transition = try Lifecycle.transition(of: row.before, on: row.event, in: context)
      return .becomes(
        transition.after, [transition.first, transition.second].compactMap(\.self),
        due: transition.after.nextDue)
    } catch {
      return .refused(error)
    }
  }

  /// A run that begins at the start with the customer's second transaction under an offer.
  private static func first(
    _ offer: OfferIndex, _ price: Int64, for seconds: Int64 = 300, due: Int64 = 240
  ) -> Subscription {
    .bought.with {
      $0.latest = .paid(1, from: 0, .purchase).under(offer, price, for: seconds)
      $0.originalTransaction = $0.latest.identifier
      $0.phase = .active(renewalDue: at(due))
    }
  }

  /// The same, begun again at 1000 s.
  private static func again(
    _ offer: OfferIndex?, _ price: Int64, for seconds: Int64 = 300, due: Int64 = 1240
  ) -> Subscription {
    .bought.with {
      $0.latest = .paid(1, from: 1000, .purchase)
      if let offer { $0.latest = $0.latest.under(offer, price, for: seconds) }
      $0.recentStart = at(1000)
      $0.billingAnchor = at(1000)
      $0.phase = .active(renewalDue: at(due))
    }
  }

  static func buy(_ choice: OfferChoice) -> Event {
    .action(.buy(.high, choice))
  }
  static func redeem(_ code: OfferIndex) -> Event {
    .action(.redeem(.high, code: code))
  }

  static let purchases: [Row] = [
    Row(
      "a first purchase is a free trial where there is one", nil, .action(.buy(.high)), at(0),
      .becomes(
        first(.trial, 0, for: 180, due: 144).with { $0.hadIntroductoryOffer = true },
        [.subscribed], due: renewal(144))),
    Row(
      "unless the customer pays the full price", nil, buy(.fullPrice), at(0),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 0, .purchase)
          $0.originalTransaction = $0.latest.identifier
        }, [.subscribed], due: renewal(240))),
    Row(
      "so is one after the end of who never had one", .expired, .action(.buy(.high)), at(1000),
      .becomes(
        again(.trial, 0, for: 180, due: 1144).with { $0.hadIntroductoryOffer = true },
        [.resubscribed], due: renewal(1144))),
    Row(
      "nobody has a second one", .expired.with { $0.hadIntroductoryOffer = true },
      .action(.buy(.high)), at(1000),
      .becomes(
        again(nil, 9990).with { $0.hadIntroductoryOffer = true }, [.resubscribed],
        due: renewal(1240))),
    Row(
      "a promotional offer after the end", .expired, buy(.offer(.half)), at(1000),
      .becomes(
        again(.half, 990).with { $0.offerRenewalsLeft = 1 }, [.resubscribed],
        due: renewal(1240))),
    Row(
      "is for nobody new", nil, buy(.offer(.half)), at(0), .refused(.offerNotFor(.new))),
    Row(
      "a win-back offer, paid up front", .expired, buy(.offer(.winBack)), at(1000),
      .becomes(
        again(.winBack, 990, for: 900, due: 1840), [.resubscribed], due: renewal(1840))),
    Row(
      "is for nobody new either", nil, buy(.offer(.winBack)), at(0),
      .refused(.offerNotFor(.new))),
    Row(
      "nor open to everybody", .expired, buy(.offer(.closed)), at(1000), .refused(.offerClosed)),
    Row(
      "what waited is gone with a new beginning",
      .expired.with {
        $0.waitingOffer = .half
        $0.offerRenewalsLeft = 5
        $0.followsTrial = true
      }, buy(.fullPrice), at(1000),
      .becomes(again(nil, 9990), [.resubscribed], due: renewal(1240))),
    Row(
      "a live run is not bought again with an offer", .bought, buy(.offer(.half)), at(100),
      .refused(.alreadySubscribed(to: .high, until: at(300)))),
  ]

  static let redemptions: [Row] = [
    Row(
      "a code begins a run", nil, redeem(.code), at(0),
      .becomes(first(.code, 0), [.subscribed], due: renewal(240))),
    Row(
      "begins it again", .expired, redeem(.code), at(1000),
      .becomes(again(.code, 0), [.resubscribed], due: renewal(1240))),
    Row(
      "or waits for the renewal", .bought, redeem(.code), at(100),
      .becomes(
        .bought.with { $0.waitingOffer = .code }, [.offerRedeemed(.renewal)],
        due: renewal(240))),
    Row(
      "for whom it is made", nil, redeem(.codeForNew), at(0),
      .becomes(first(.codeForNew, 0), [.subscribed], due: renewal(240))),
    Row(
      "and nobody else who is subscribed", .bought, redeem(.codeForNew), at(100),
      .refused(.offerNotFor(.existing))),
    Row(
      "or was", .expired, redeem(.codeForNew), at(1000), .refused(.offerNotFor(.expired))),
    Row(
      "during a trial", .onTrial, redeem(.code), at(100),
      .becomes(
        .onTrial.with { $0.waitingOffer = .code }, [.offerRedeemed(.renewal)],
        due: renewal(144))),
    Row(
      "where it may be", .onTrial, redeem(.codeAlone), at(100), .refused(.offerNotStackable)),
    Row(
      "it may be at full price", .bought, redeem(.codeAlone), at(100),
      .becomes(
        .bought.with { $0.waitingOffer = .codeAlone }, [.offerRedeemed(.renewal)],
        due: renewal(240))),
    Row(
      "one that waits is not redeemed again", .bought.with { $0.waitingOffer = .code },
      redeem(.code), at(100), .refused(.offerAlreadyTaken)),
    Row(
      "another takes its place", .halfWaits, redeem(.code), at(100),
      .becomes(
        .bought.with { $0.waitingOffer = .code }, [.offerRedeemed(.renewal)],
        due: renewal(240))),
    Row(
      "none waits for a renewal that does not come",
      .cancelled.with { $0.renewals = 6 }, redeem(.code), at(240),
      .refused(.renewalCapReached(cap: 6))),
  ]

  static let renewals: [Row] = [
    Row(
      "a trial converts at full price, and moves the billing date", .onTrial,
      .deadline(.renewal), at(144),
      .becomes(
        .booked.with {
          $0.latest = .paid(1, from: 180, .renewal)
          $0.billingAnchor = at(180)
          $0.phase = .active(renewalDue: at(420))
          $0.hadIntroductoryOffer = true
          $0.followsTrial = true
        }, [.renewed], due: renewal(420))),
    Row(
      "what is left of an offer goes on", .atHalf, .deadline(.renewal), at(240),
      .becomes(
        .booked.with { $0.latest = $0.latest.under(.half, 990) }, [.renewed],
        due: renewal(540))),
    Row(
      "and comes to its end",
      .atHalf.with { $0.offerRenewalsLeft = 0 }, .deadline(.renewal), at(240),
      .becomes(.booked, [.renewed], due: renewal(540))),
    Row(
      "an offer that waited begins", .halfWaits, .deadline(.renewal), at(240),
      .becomes(
        .booked.with {
          $0.latest = $0.latest.under(.half, 990)
          $0.offerRenewalsLeft = 1
        }, [.renewed], due: renewal(540))),
    Row(
      "in the place of one that goes on", .atHalf.with { $0.waitingOffer = .code },
      .deadline(.renewal), at(240),
      .becomes(
        .booked.with { $0.latest = $0.latest.under(.code, 0) }, [.renewed],
        due: renewal(540))),
    Row(
      "another plan ends what is left of an offer", .atHalf.with { $0.renewsTo = .low },
      .deadline(.renewal), at(240),
      .becomes(
        .booked.with {
          $0.latest.product = .low
          $0.latest.price = Price(milliunits: 4990)
          $0.renewsTo = .low
        }, [.renewed], due: renewal(540))),
    Row(
      "a token goes with the renewals", .bought.with { $0.accountToken = .none },
      .deadline(.renewal), at(240),
      .becomes(.booked.with { $0.accountToken = .none }, [.renewed], due: renewal(540))),
    Row(
      "a cancel gives up what waits", .halfWaits, .action(.cancel), at(100),
      .becomes(.cancelled, [.autoRenewDisabled(by: .customer)], due: periodEnd(300))),
    Row(
      "so does the cap", .halfWaits.with { $0.renewals = 6 }, .deadline(.renewal), at(240),
      .becomes(
        .cancelled.with { $0.renewals = 6 }, [.autoRenewDisabled(by: .store)],
        due: periodEnd(300))),
    Row(
      "but not what is left of an offer", .atHalf, .action(.cancel), at(100),
      .becomes(
        .atHalf.with { $0.autoRenews = false }, [.autoRenewDisabled(by: .customer)],
        due: periodEnd(300))),
    Row(
      "a resume goes on with it", .atHalf.with { $0.autoRenews = false }, .action(.resume),
      at(150), .becomes(.atHalf, [.autoRenewEnabled], due: renewal(240))),
  ]

  static let legacy: [Row] = [
    Row(
      "a code that begins a run", nil, redeem(.code), at(0),
      .becomes(first(.code, 0), [.offerRedeemed(.firstPurchase)], due: renewal(240))),
    Row(
      "a promotional offer after the end", .expired, buy(.offer(.free)), at(1000),
      .becomes(again(.free, 0), [.offerRedeemed(.resubscription)], due: renewal(1240))),
    Row(
      "an introductory offer was never told so", nil, .action(.buy(.high)), at(0),
      .becomes(
        first(.trial, 0, for: 180, due: 144).with { $0.hadIntroductoryOffer = true },
        [.subscribed], due: renewal(144))),
    Row(
      "nor was a win-back offer", .expired, buy(.offer(.winBack)), at(1000),
      .becomes(
        again(.winBack, 990, for: 900, due: 1840), [.resubscribed], due: renewal(1840))),
    Row(
      "nor was full price", nil, buy(.fullPrice), at(0),
      .becomes(
        .bought.with {
          $0.latest = .paid(1, from: 0, .purchase)
          $0.originalTransaction = $0.latest.identifier
        }, [.subscribed], due: renewal(240))),
  ]
}
