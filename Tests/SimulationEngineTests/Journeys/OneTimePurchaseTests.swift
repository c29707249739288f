import SimulationEngine
import SubscriptionModel
import Testing

/// What is bought once, beside subscriptions or alone.
@Suite struct OneTimePurchaseTests {
  @Test func isToldOnceAndNeverAgain() throws {
    let play = try Play(
      of: Stage(cap: 1).kiosk([
        "ana": [.buy(.high), .buy(.coins), .buy(.gold, .later(.minutes(1))), .buy(.coins)]
      ]))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "0s ONE_TIME_CHARGE coins", "1m ONE_TIME_CHARGE gold",
        "1m ONE_TIME_CHARGE coins", "5m DID_RENEW high",
        "10m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "10m1ms EXPIRED/VOLUNTARY high",
      ])
    #expect(play.purchases.map(\.purchase.product) == [.coins, .gold, .coins])
  }

  @Test func whatIsOwnedForGoodIsNotSoldTwice() throws {
    let play = try Play(
      of: Stage().kiosk([
        "ana": [
          .buy(.gold), .buy(.gift), .buy(.pass), .buy(.gold, .later(.days(900))), .buy(.gift),
          .buy(.pass),
        ],
        "bea": [.buy(.gold)],
      ]))
    #expect(
      play.tried == [
        "0s buy gold", "0s buy gift", "0s buy pass", "0s buy gold", "128w4d buy gold refused",
        "128w4d buy gift refused", "128w4d buy pass",
      ])
    #expect(play.attempts.compactMap(\.refusal) == [.alreadyOwned(.gold), .alreadyOwned(.gift)])
  }

  @Test func numbersAreSharedWithSubscriptions() throws {
    let play = try Play(
      of: Stage(cap: 1).kiosk(["ana": [.buy(.coins), .buy(.high), .buy(.coins)]]))
    let key = try #require(play.customer(0)?.key)
    // A purchase takes one number; a period takes one more for its line item.
    #expect(
      play.purchases.map(\.purchase.identifier)
        == [0, 3].map { TransactionIdentifier(of: key, count: $0) })
    #expect(play.records[0].after.originalTransaction == TransactionIdentifier(of: key, count: 1))
  }

  @Test func severalAtOnceCostSoMuchTogether() throws {
    let play = try Play(of: Stage().kiosk(["ana": [.order(.coins, quantity: 3)]]))
    #expect(play.purchases.map(\.purchase.price.milliunits) == [2970])
    #expect(play.purchases.map(\.purchase.quantity) == [3])
  }

  @Test(arguments: UInt64(1)...20)
  func isSignedAsPromptlyAsASubscription(seed: UInt64) throws {
    let play = try Play(
      of: Stage(promptness: .measured, seed: seed).kiosk(["ana": [.buy(.coins, .later(.tick))]]))
    let delay = play.announcements[0].instant - (Stage.start + .tick)
    #expect((SimDuration.seconds(7)...(.seconds(33))).contains(delay))
    #expect(play.purchases[0].purchase.purchaseDate == Stage.start, "the whole second")
  }

  @Test func momentsCanWaitForIt() throws {
    let play = try Play(
      of: Stage(promptness: .measured).kiosk([
        "ana": [
          .buy(.coins), .buy(.gold),
          .buy(.coins, .signing(.boughtOnce, of: 0, .gold, later: .minutes(1))),
        ]
      ]))
    #expect(play.unreached == [])
    #expect(play.attempts[2].instant - play.announcements[1].instant >= .seconds(33))
  }

  @Test func whoHasUsedUpAllNumbersEndsTheRun() throws {
    let step = PlannedStep.buy(.coins).repeated(16_385, every: .seconds(1))
    #expect(throws: SimulationError.self) { try Play(of: Stage().kiosk(["ana": [step]])) }
  }
}
