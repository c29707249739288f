import SimulationEngine
import SubscriptionModel
import Testing

/// Where a run leaves the room that numbers and dates have, it ends with a sentence.
@Suite struct LimitTests {
  private func failure(of stage: Stage, _ script: [PlannedStep]) -> SimulationError? {
    #expect(throws: SimulationError.self) { try stage.play(["ana": script]) }
  }

  @Test func aCustomerHasNumbersFor8192Transactions() throws {
    // One purchase and 8191 renewals, a second each.
    var stage = Stage(cap: nil, month: .seconds(1), until: .seconds(8191))
    let play = try stage.play(.buy(.high))
    #expect(play.records.count == 8192)
    let periods = play.records.map(\.after.latest)
    #expect(Set(periods.flatMap { [$0.identifier, $0.lineItem] }).count == 16_384)

    stage.until = .seconds(8192)
    let error = failure(of: stage, [.buy(.high)])
    #expect(error == .outOfTransactions(customer: "ana", limit: 8192))
    #expect(
      error?.description
        == "ana needs more than 8192 transactions, which is all one customer has; "
        + "end the run earlier with \"until\" or a lower renewalCap")
  }

  @Test func whatAGroupUsesTheOtherLacks() {
    let stage = Stage(cap: nil, month: .seconds(1), until: .seconds(4096))
    let error = failure(of: stage, [.buy(.high), .buy(.paper)])
    #expect(error == .outOfTransactions(customer: "ana", limit: 8192))
  }

  /// A month of five minutes that would end at midnight, and one that ends a second before.
  @Test func periodsEndBeforeTheYear2100() throws {
    var stage = Stage(cap: nil, until: .zero, start: SimInstant.end - .minutes(5))
    let error = failure(of: stage, [.buy(.high)])
    #expect(error == .endOfTime(customer: "ana"))
    #expect(
      error?.description
        == "ana is subscribed beyond the year 2099, where instants end; "
        + "start earlier or end the run with \"until\"")

    stage.start = stage.start - .seconds(1)
    #expect(try stage.play(.buy(.high)).facts == ["0s subscribed high"])
  }

  @Test func aRenewalBeyondTheYear2099EndsTheRun() throws {
    var stage = Stage(cap: nil, until: .minutes(10) + -.tick)
    stage.start = SimInstant.end - .minutes(15)
    #expect(try stage.play(.buy(.high)).facts == ["0s subscribed high", "5m renewed high"])
    stage.until = .minutes(10)
    #expect(failure(of: stage, [.buy(.high)]) == .endOfTime(customer: "ana"))
  }
}
