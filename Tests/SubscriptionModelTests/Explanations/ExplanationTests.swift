import SubscriptionModel
import Testing

/// Why the store does something: every fact has a rule in words that fits a line, a journey, and a
/// page where it is said to come from one.
@Suite struct ExplanationTests {
  private static let told =
    NotificationKindTests.facts.map(\.0)
    + [.offerRedeemed(.firstPurchase), .offerRedeemed(.resubscription)]

  @Test(arguments: told)
  func everyFactIsExplained(_ fact: Fact) {
    let explanation = fact.explanation
    #expect((20...100).contains(explanation.words.count), "\(explanation.words)")
    #expect(explanation.words.first?.isLowercase == true && explanation.words.last != ".")
    #expect(Journey.allCases.contains(explanation.journey))
    switch explanation.grade {
    case .page, .engineer:
      #expect(explanation.page?.hasPrefix("https://developer.apple.com/") == true)
    case .decoded, .reported, .inferred: break
    }
  }

  @Test(arguments: [
    (
      Fact.downgradeChosen,
      "a lower level waits for the next renewal; until then the paid period stays as it is",
      "from a decoded token (J8: downgrade, at the renewal)"
    ),
    (
      .autoRenewDisabled(by: .store),
      "at the cap the store turns auto-renew off when it would have booked the next renewal",
      "reported by developers (J1: a month renews to the cap and ends by itself)"
    ),
    (
      .crossgraded(.omitted),
      "the same level and length starts at once with a new transaction, told without a subtype",
      "from an engineer of Apple's, https://developer.apple.com/forums/thread/729677 "
        + "(J12: crossgrade of equal length, at once)"
    ),
    (
      .renewalFailed(hasGrace: true),
      "a renewal that cannot be charged begins the grace period, in which access goes on",
      "from Apple's page, https://developer.apple.com/documentation/storekit/"
        + "reducing-involuntary-subscriber-churn (J26: a charge fails and recovers in grace)"
    ),
  ])
  func saysWhatAndWhereFrom(fact: Fact, words: String, source: String) {
    #expect(fact.explanation.words == words)
    #expect(fact.explanation.source == source)
  }

  @Test func journeysAreNumberedFromOneOn() {
    #expect(Journey.allCases.map(\.name) == (1...55).map { "J\($0)" })
    #expect(Journey.allCases.allSatisfy { !$0.title.isEmpty })
  }
}
