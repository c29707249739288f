import SubscriptionModel
import Testing

/// One more line in one script moves no draw, number or instant of another customer.
@Suite struct IndependenceTests {
  private static let script: [PlannedStep] = [
    .buy(.high), .cancel(.high, .at(.minutes(7))), .resume(.high, .later(.seconds(20))),
    .buy(.year, .expiry(.hours(1))),
  ]
  private static let stage = Stage(promptness: .measured)

  private let alone: [Trace]

  init() throws {
    alone = try Self.stage.play(["bea": Self.script]).traces(of: CustomerIndex(0))
  }

  @Test func aCustomerLivesAsIfAlone() throws {
    let play = try Self.stage.play([
      "ana": Self.script, "bea": Self.script, "cyd": [.buy(.week)],
    ])
    #expect(play.traces(of: CustomerIndex(1)) == alone)
    #expect(play.traces(of: CustomerIndex(0)) != alone)
  }

  @Test(arguments: [
    [PlannedStep.buy(.high)],
    [.buy(.high), .cancel(.high), .resume(.high)],
    [.buy(.paper), .buy(.year), .cancel(.year, .expiry(-.hours(1)))],
    [.cancel(.low), .buy(.low, .later(.tick))],
  ])
  func aNeighboursScriptMovesNothing(neighbour: [PlannedStep]) throws {
    let before = try Self.stage.play(["ana": neighbour, "bea": Self.script])
    let after = try Self.stage.play(["bea": Self.script, "ana": neighbour])
    #expect(before.traces(of: CustomerIndex(1)) == alone)
    #expect(after.traces(of: CustomerIndex(0)) == alone)
  }

  /// A later step of the same customer leaves what was before it alone.
  @Test func aLaterStepMovesNothingEarlier() throws {
    let longer = try Self.stage.play(["bea": Self.script + [.buy(.paper, .later(.hours(10)))]])
    #expect(longer.records.count > alone.count)
    #expect(Array(longer.traces(of: CustomerIndex(0)).prefix(alone.count)) == alone)
  }
}

/// What a receiver would see of an announcement, wherever the customer stands in the file.
private struct Trace: Equatable {
  let ordinal: UInt32
  let instant: SimInstant
  let fact: Fact
  let transaction: Transaction
  let original: TransactionIdentifier
  let originalPurchaseDate: SimInstant
  let autoRenews: Bool
}

extension Play {
  fileprivate func traces(of customer: CustomerIndex) -> [Trace] {
    announcements.filter { $0.customer == customer }.map {
      Trace(
        ordinal: $0.ordinal, instant: $0.instant, fact: $0.fact, transaction: $0.transaction,
        original: $0.run.originalTransaction,
        originalPurchaseDate: $0.run.originalPurchaseDate, autoRenews: $0.run.autoRenews)
    }
  }
}
