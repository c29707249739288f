import SubscriptionModel
import Testing

/// What a purchase after the end keeps and what it sets back.
@Suite struct ResubscriptionTests {
  private func returned() throws -> (before: Subscription, after: Subscription) {
    let play = try Stage(cap: 2, promptness: .measured).play(
      .buy(.high), .buy(.mid, .expiry(.days(10))))
    let record = try #require(play.records.first { $0.fact == .resubscribed })
    return (try #require(record.before), record.after)
  }

  @Test func theOriginalStays() throws {
    let (before, after) = try returned()
    #expect(after.originalTransaction == before.originalTransaction)
    #expect(after.originalPurchaseDate == before.originalPurchaseDate)
    #expect(after.latest.identifier > before.latest.identifier)
    #expect(after.latest.identifier != after.originalTransaction)
  }

  @Test func countAndRecentStartBeginAnew() throws {
    let (before, after) = try returned()
    #expect(before.renewals == 2)
    #expect(before.recentStart == Stage.start)
    #expect(after.renewals == 0)
    #expect(after.recentStart == Stage.start + .minutes(15) + .days(10))
    #expect(after.recentStart == after.latest.purchaseDate)
  }

  @Test func itIsAPurchaseThatRenewsAgain() throws {
    let (before, after) = try returned()
    #expect(!before.autoRenews)
    #expect(after.autoRenews)
    #expect(after.latest.reason == .purchase)
    #expect(after.latest.product == .mid)
    #expect(after.renewsTo == .mid)
  }

  @Test func everyPeriodHasNumbersOfItsOwn() throws {
    let play = try Stage(cap: 3).play(
      .buy(.high), .buy(.paper), .buy(.high, .expiry(.hours(1))))
    let bought = play.records.filter {
      [.subscribed, .renewed, .resubscribed].contains($0.fact)
    }
    let numbers = bought.flatMap { [$0.after.latest.identifier, $0.after.latest.lineItem] }
    #expect(bought.count == 12)
    #expect(Set(numbers).count == 24)
    #expect(numbers == numbers.sorted())
  }
}
