import SubscriptionModel
import Testing

/// Every delay of a life is a draw of its own: the next one of its customer and purpose.
@Suite struct DrawTests {
  private static let stage = Stage(cap: 12, promptness: .measured)

  /// How long after each fact of a kind it was signed.
  private func delays(_ fact: Fact, in play: Play) -> [SimDuration] {
    zip(play.announcements, play.records).filter { $0.0.fact == fact }.map {
      $0.instant - $1.instant
    }
  }

  @Test func everyRenewalHasALeadOfItsOwn() throws {
    let play = try Self.stage.play(.buy(.high))
    let leads = play.records.filter { $0.fact == .renewed }.map {
      $0.after.latest.purchaseDate - $0.instant
    }
    #expect(leads.count == 12)
    #expect(Set(leads).count == 12)
  }

  @Test func everyToggleHasADelayOfItsOwn() throws {
    let toggles = (1...6).flatMap { _ in
      [PlannedStep.cancel(.high, .later(.seconds(10))), .resume(.high, .later(.seconds(10)))]
    }
    let play = try Self.stage.play(["ana": [.buy(.year)] + toggles])
    let delays =
      delays(.autoRenewDisabled(by: .customer), in: play) + delays(.autoRenewEnabled, in: play)
    #expect(delays.count == 12)
    #expect(Set(delays).count == 12)
  }

  @Test func everyReturnAndEveryExpiryHasADelayOfItsOwn() throws {
    let returns = (1...6).flatMap { _ in
      [PlannedStep.buy(.high, .expiry(.hours(1))), .cancel(.high)]
    }
    let play = try Self.stage.play(["ana": [.buy(.high), .cancel(.high)] + returns])
    #expect(Set(delays(.resubscribed, in: play)).count == 6)
    #expect(Set(delays(.expired(.voluntary), in: play)).count == 7)
  }

  /// Seven values only, so that two may be the same by chance, but not for every seed.
  @Test func everyOriginalHasADelayOfItsOwn() throws {
    let differ = try (1...20 as ClosedRange<UInt64>).map { seed in
      let play = try Stage(promptness: .measured, seed: seed).play(.buy(.high), .buy(.paper))
      let firsts = play.records.filter { $0.fact == .subscribed }
      return Set(firsts.map(\.after.originalPurchaseDate)).count == 2
    }
    #expect(differ.contains(true))
  }
}
