import SubscriptionModel
import Testing

/// At one instant: what the store had due, then scripts in their order, then announcements.
@Suite struct BoundaryRaceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let stage: Stage
    let script: [PlannedStep]
    let tried: String
    let facts: [String]

    init(
      _ race: String, in stage: Stage = Stage(cap: 1), _ script: [PlannedStep], tried: String,
      _ facts: [String]
    ) {
      testDescription = race
      self.stage = stage
      self.script = script
      self.tried = tried
      self.facts = facts
    }
  }

  private static let boundary = SimDuration.minutes(5)

  @Test(arguments: [
    Row(
      "a cancel at the boundary comes after the renewal",
      [.buy(.high), .cancel(.high, .at(boundary))], tried: "5m cancel high",
      ["0s subscribed high", "5m renewed high", "5m off high", "10m expired high"]),
    Row(
      "a cancel a tick before comes in time",
      [.buy(.high), .cancel(.high, .at(boundary + -.tick))], tried: "4m59s999ms cancel high",
      ["0s subscribed high", "4m59s999ms off high", "5m expired high"]),
    Row(
      "a resume at the very expiry comes too late",
      [.buy(.high), .cancel(.high), .resume(.high, .at(boundary))],
      tried: "5m resume high refused",
      ["0s subscribed high", "0s off high", "5m expired high"]),
    Row(
      "a resume a tick before comes in time",
      [.buy(.high), .cancel(.high), .resume(.high, .at(boundary + -.tick))],
      tried: "4m59s999ms resume high",
      [
        "0s subscribed high", "0s off high", "4m59s999ms on high", "5m renewed high",
        "10m capped high", "10m expired high",
      ]),
    Row(
      "a purchase at the very expiry is a resubscription", in: Stage(cap: 0),
      [.buy(.high), .buy(.high, .at(boundary))], tried: "5m buy high",
      [
        "0s subscribed high", "5m capped high", "5m expired high", "5m resubscribed high",
        "10m capped high", "10m expired high",
      ]),
    Row(
      "a purchase a tick before is refused",
      [.buy(.high), .cancel(.high), .buy(.high, .at(boundary + -.tick))],
      tried: "4m59s999ms buy high refused",
      ["0s subscribed high", "0s off high", "5m expired high"]),
    Row(
      "a cancel when the cap strikes finds the subscription over",
      [.buy(.high), .cancel(.high, .at(boundary * 2))], tried: "10m cancel high refused",
      ["0s subscribed high", "5m renewed high", "10m capped high", "10m expired high"]),
    Row(
      "steps of one instant happen in the order of the script",
      [.buy(.high), .resume(.high, .at(.minutes(1))), .cancel(.high, .at(.minutes(1)))],
      tried: "1m cancel high", ["0s subscribed high", "1m off high", "5m expired high"]),
  ])
  func atOneInstant(_ row: Row) throws {
    let play = try row.stage.play(["ana": row.script])
    #expect(play.facts == row.facts)
    #expect(play.tried.last == row.tried)
  }

  /// A renewal is booked at least a second before the boundary.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aCancelAfterTheBookingEndsWithTheBookedPeriod(seed: UInt64) throws {
    let play = try Stage(promptness: .measured, seed: seed).play(
      .buy(.high), .cancel(.high, .renewal(1, -.seconds(1) + .tick)))
    #expect(play.records.map(\.fact.word) == ["subscribed", "renewed", "off", "expired"])
    #expect(play.facts.last == "10m expired high")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aResumeAfterTheBookingInstantBooksAtOnce(seed: UInt64) throws {
    let play = try Stage(cap: 1, promptness: .measured, seed: seed).play(
      .buy(.high), .cancel(.high), .resume(.high, .renewal(1, -.seconds(1) + .tick)))
    #expect(
      Array(play.facts.prefix(4)) == [
        "0s subscribed high", "0s off high", "4m59s1ms on high", "4m59s1ms renewed high",
      ])
    #expect(play.records[3].after.latest.purchaseDate == Stage.start + .minutes(5))
  }
}
