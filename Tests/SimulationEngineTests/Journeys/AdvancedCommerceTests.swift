import SimulationEngine
import SubscriptionModel
import Testing

/// A subscription that the developer changes through the Advanced Commerce API.
@Suite struct AdvancedCommerceTests {
  @Test func changesAreToldAndMoveNothing() throws {
    let play = try Play(
      of: Stage(cap: 2).kiosk([
        "ana": [
          .buy(.high), .commerce(.metadataUpdate, .high, .later(.minutes(1))),
          .commerce(.migration, .high, .later(.minutes(1))),
          .commerce(.priceChange, .high, .renewal(1, .minutes(1))),
        ]
      ]))
    #expect(
      play.signed == [
        "0s SUBSCRIBED/INITIAL_BUY high", "1m METADATA_UPDATE high", "2m MIGRATION high",
        "5m DID_RENEW high", "6m PRICE_CHANGE high", "10m DID_RENEW high",
        "15m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "15m1ms EXPIRED/VOLUNTARY high",
      ])
    let originals = play.announcements.map(\.run.originalTransaction)
    #expect(Set(originals.prefix(2)).count == 1)
    #expect(Set(originals.dropFirst(2)) == [play.announcements[2].transaction.identifier])
    #expect(
      play.announcements.dropFirst(2).allSatisfy {
        $0.run.previousOriginalTransaction == originals[0]
      })
  }

  @Test func thereMustBeASubscription() throws {
    let play = try Play(
      of: Stage(cap: 1).kiosk([
        "ana": [
          .commerce(.priceChange, .high), .buy(.high),
          .commerce(.migration, .high, .expiry(.minutes(1))),
        ]
      ]))
    #expect(play.attempts.map(\.refusal) == [.notSubscribed, nil, .notSubscribed])
  }

  /// Each is its own original, and the one before is only named.
  @Test func whoIsMigratedTwiceNamesTheLastOriginal() throws {
    let play = try Play(
      of: Stage(cap: 1).kiosk([
        "ana": [.buy(.high), .commerce(.migration, .high), .commerce(.migration, .high)]
      ]))
    let runs = play.records.prefix(3).map(\.after)
    #expect(runs[1].previousOriginalTransaction == runs[0].originalTransaction)
    #expect(runs[2].previousOriginalTransaction == runs[1].originalTransaction)
  }
}
