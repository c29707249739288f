import Delivery
import Sandclock
import SubscriptionModel
import Testing

@Suite struct LoadShapeTests {
  private static let minute: Int64 = 60_000_000_000

  @Test(
    arguments: [
      ("500/s", 500_000, "500/s"), ("500", 500_000, "500/s"), ("0.5/s", 500, "0.5/s"),
      ("1000000/s", 1_000_000_000, "1000000/s"),
    ] as [(String, Int64, String)])
  func rates(_ text: String, _ thousandths: Int64, _ words: String) throws {
    let shape = try LoadShape.rate(text)
    #expect(shape.schedule == LoadSchedule(rate: thousandths))
    #expect(shape.text == words)
    #expect(shape.length == nil)
  }

  @Test func naturalHasNoSchedule() throws {
    #expect(try LoadShape.rate("natural").schedule == nil)
  }

  @Test func ramps() throws {
    let shape = try LoadShape.ramp("0..2000/s/5m")
    #expect(
      shape.schedule
        == LoadSchedule([
          LoadSchedule.Stretch(from: 0, to: 2_000_000, length: 5 * Self.minute)
        ]))
    #expect(shape.length == 5 * Self.minute)
    #expect(shape.schedule?.count(before: 5 * Self.minute) == 300_000)
  }

  @Test func steps() throws {
    let shape = try LoadShape.steps("100,200,400/s/1m")
    #expect(shape.length == 3 * Self.minute)
    #expect(shape.schedule?.count(before: 3 * Self.minute) == 42_000)
  }

  @Test(arguments: ["", "/s", "0/s", "-1/s", "fast", "1000001/s", "1.2345/s", "1e3/s", "naturally"])
  func refusesRates(_ text: String) {
    #expect(throws: LoadShape.Bad.self) { try LoadShape.rate(text) }
  }

  @Test(arguments: [
    "0..0/s/1m", "0..2000/s", "2000/s/5m", "0..2000/s/soon", "0...5/s/1m", "0..9/s/0s",
  ])
  func refusesRamps(_ text: String) {
    #expect(throws: LoadShape.Bad.self) { try LoadShape.ramp(text) }
  }

  @Test(arguments: ["/s/1m", "100,/s/1m", "100,0/s/1m", "100,200/s", "100;200/s/1m"])
  func refusesSteps(_ text: String) {
    #expect(throws: LoadShape.Bad.self) { try LoadShape.steps(text) }
  }
}
