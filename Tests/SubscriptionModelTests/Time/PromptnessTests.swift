import SubscriptionModel
import Testing

@Suite struct PromptnessTests {
  /// The delays measured on genuine sandbox tokens, in milliseconds.
  static let measured: [(Promptness.Delay, shortest: Int64, longest: Int64)] = [
    (.purchase, 7000, 33_000),
    (.renewalLead, 1000, 60_000),
    (.expiry, 5000, 120_000),
    (.choice, 1000, 5000),
    (.originalPurchaseDate, 1000, 7000),
  ]

  static let periods: [SimDuration] = [
    .seconds(1), .seconds(30), .minutes(3), .minutes(5), .minutes(9), .hours(1), .hours(12),
  ]

  /// The smallest and the largest draw, and many between.
  static let draws =
    [Draw(bits: 0), Draw(bits: .max)]
    + (0..<200).map {
      Chance(seed: 1, title: "delays").draw(.purchaseDelay, of: CustomerKey(number: 0), $0)
    }

  @Test(arguments: measured)
  func delaysReachBothEndsOfTheirRange(
    delay: Promptness.Delay, shortest: Int64, longest: Int64
  ) {
    let day = SimDuration.days(1)
    let least = Promptness.measured.length(of: delay, in: day, draw: Draw(bits: 0))
    let most = Promptness.measured.length(of: delay, in: day, draw: Draw(bits: .max))
    #expect(least == SimDuration(milliseconds: shortest))
    #expect(most == SimDuration(milliseconds: longest))
  }

  @Test(arguments: measured)
  func delaysStayInTheirRangeAndWithinAFifthOfThePeriod(
    delay: Promptness.Delay, shortest: Int64, longest: Int64
  ) {
    for period in Self.periods {
      let fifth = period.milliseconds / 5
      for draw in Self.draws {
        let length = Promptness.measured.length(of: delay, in: period, draw: draw).milliseconds
        #expect(length <= min(longest, fifth), "\(period.scenarioText) \(draw)")
        #expect(length >= min(shortest, fifth), "\(period.scenarioText) \(draw)")
      }
    }
  }

  /// A sandbox account at three-minute months waited 58 s and 124 s.
  @Test(arguments: [
    (Promptness.Delay.refundDecision, 40_000...80_000 as ClosedRange<Int64>),
    (.refund, 100_000...140_000),
  ])
  func refundsTakeTheirTimeHoweverShortThePeriod(
    delay: Promptness.Delay, range: ClosedRange<Int64>
  ) {
    for period in Self.periods {
      for draw in Self.draws {
        let length = Promptness.measured.length(of: delay, in: period, draw: draw)
        #expect(range.contains(length.milliseconds), "\(period.scenarioText) \(draw)")
      }
    }
  }

  @Test(arguments: measured)
  func exactStoresNeverDelay(delay: Promptness.Delay, shortest: Int64, longest: Int64) {
    for period in Self.periods {
      for draw in Self.draws {
        #expect(Promptness.exact.length(of: delay, in: period, draw: draw) == .zero)
      }
    }
  }

  @Test func everyDelayHasDrawsOfItsOwn() {
    let purposes = Self.measured.map { $0.0.purpose }
    #expect(Set(purposes).count == purposes.count)
  }

  /// When the store signs what has happened.
  @Test(arguments: [
    (Fact.subscribed, Promptness.Delay.purchase as Promptness.Delay?),
    (.resubscribed, .purchase),
    (.renewed, nil),
    (.upgraded, .purchase),
    (.crossgraded(.apple), .purchase),
    (.crossgraded(.omitted), .purchase),
    (.downgradeChosen, .choice),
    (.crossgradeChosen(.apple), .choice),
    (.crossgradeChosen(.omitted), .choice),
    (.planChangeUndone, .choice),
    (.autoRenewDisabled(by: .customer), .choice),
    (.autoRenewDisabled(by: .store), nil),
    (.autoRenewEnabled, .choice),
    (.expired(.voluntary), .expiry),
    (.autoRenewDisabled(by: .refundRequest), .choice),
    (.refundRequested(.other), .choice),
    (.refunded, .refund),
    (.refundDeclined, .refund),
    (.refundReversed, .choice),
    (.expired(.billing), .expiry), (.expired(.priceIncrease), .expiry),
    (.expired(.notForSale), .expiry), (.priceIncrease(.asked), .choice),
    (.renewalFailed(hasGrace: true), .failure),
    (.renewalFailed(hasGrace: false), .failure),
    (.graceEnded, nil),
    (.recovered, .purchase),
  ])
  func whatTheStoreDoesItselfIsSignedAtOnce(fact: Fact, delay: Promptness.Delay?) {
    #expect(fact.signingDelay == delay)
  }
}
