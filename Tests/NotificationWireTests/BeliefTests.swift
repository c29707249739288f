import NotificationWire
import SubscriptionModel
import Testing

/// What a correct receiver believes after each kind of notification.
@Suite struct BeliefTests {
  @Test(arguments: GoldenCase.facts)
  func saysWhetherAndWhy(_ example: GoldenCase) throws {
    let belief = try #require(example.draft.header.belief)
    let end = example.announcement.run.latest.expiresDate.text
    if case .expired = example.announcement.run.phase {
      #expect(belief.status == "expired")
      #expect(!belief.isEntitled)
      #expect(belief.reason == "ended \(end), auto-renew was off")
    } else {
      #expect(belief.status == "active")
      #expect(belief.isEntitled)
      #expect(belief.reason == "paid until \(end)")
    }
  }

  @Test func aTrialIsNotPaidFor() throws {
    let trial = try #require(GoldenCase.offers.first { $0.name == "offer-introductory" })
    let belief = try #require(trial.draft.header.belief)
    let end = trial.announcement.run.latest.expiresDate.text
    #expect(belief.isEntitled)
    #expect(belief.reason == "free until \(end)")
  }
}
