import SimulationEngine
import SubscriptionModel
import Testing

/// What a member of a family is told where the purchaser takes an offer: what it would be without
/// one, and nothing where nothing changes. No member's transaction is under an offer.
@Suite struct FamilyOfferTests {
  private func told(_ script: PlannedStep...) throws -> [String] {
    let stage = Stage(cap: 0, catalog: .offers.withHousehold)
    let play = try Play(of: stage.plan(["ana": script, "bo": []]))
    let members = play.announcements.filter { $0.run.ownership == .familyShared }
    #expect(members.allSatisfy { $0.transaction.offer == nil && $0.run.renewalOffer == nil })
    return zip(play.announcements, play.signed).filter { $0.0.customer == CustomerIndex(1) }
      .map(\.1)
  }

  private static let shared = "0s SUBSCRIBED/INITIAL_BUY"

  @Test func aTrialIsNoneOfAMembers() throws {
    #expect(
      try told(.buy(.high), .share(.high, with: 1), .cancel(.high)) == [
        "\(Self.shared) high", "1ms DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "3m EXPIRED/VOLUNTARY high",
      ])
  }

  @Test func anOfferThatWaitsIsNotTold() throws {
    #expect(
      try told(
        .buy(.high, .fullPrice), .share(.high, with: 1),
        .change(.high, offer: 1, .at(.minutes(1))), .cancel(.high, .at(.minutes(2)))
      ) == [
        "\(Self.shared) high", "2m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "5m EXPIRED/VOLUNTARY high",
      ])
  }

  @Test func whatItTurnsOnIs() throws {
    #expect(
      try told(
        .buy(.high, .fullPrice), .share(.high, with: 1), .cancel(.high, .at(.minutes(1))),
        .change(.high, offer: 1, .at(.minutes(2))), .cancel(.high, .at(.minutes(3)))
      ) == [
        "\(Self.shared) high", "1m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "2m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED high",
        "3m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "5m EXPIRED/VOLUNTARY high",
      ])
  }

  @Test func aPlanUnderAnOfferIsAPlan() throws {
    #expect(
      try told(
        .buy(.mid, .fullPrice), .share(.mid, with: 1), .change(.high, offer: 1, .at(.minutes(1))),
        .change(.low, offer: 1, .at(.minutes(2))), .change(.high, offer: 1, .at(.minutes(3))),
        .cancel(.high, .at(.minutes(4)))
      ) == [
        "\(Self.shared) mid", "1m DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "2m DID_CHANGE_RENEWAL_PREF/DOWNGRADE high", "3m DID_CHANGE_RENEWAL_PREF high",
        "4m DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high", "6m EXPIRED/VOLUNTARY high",
      ])
  }

  /// Who only shares a subscription has never had one.
  @Test func aMemberIsNew() throws {
    let stage = Stage(cap: 0, catalog: .offers.withHousehold)
    let play = try Play(
      of: stage.plan([
        "ana": [.buy(.high, .fullPrice), .share(.high, with: 1)],
        "bo": [.buy(.high, .number(1), .at(.minutes(1))), .buy(.high, .at(.minutes(2)))],
      ]))
    let bought = play.records.filter { $0.customer == CustomerIndex(1) && $0.fact == .subscribed }
    #expect(play.attempts.compactMap(\.refusal) == [.offerNotFor(.new)])
    #expect(bought.map(\.after.latest.offer) == [OfferIndex(0)])
  }
}
