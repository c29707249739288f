import SubscriptionModel
import Testing

@Suite struct SimTimeTests {
  @Test(arguments: [
    (0, "0s"), (-5, "0s"), (1, "1ms"), (500, "500ms"), (1000, "1s"), (1001, "1s1ms"),
    (150_000, "2m30s"), (300_000, "5m"), (3_600_000, "1h"), (5_400_000, "1h30m"),
    (86_400_000, "1d"), (129_600_000, "1d12h"), (604_800_000, "1w"),
    (788_645_006, "1w2d3h4m5s6ms"),
  ])
  func lengthsReadAsScenariosWriteThem(milliseconds: Int64, text: String) {
    #expect(SimDuration(milliseconds: milliseconds).scenarioText == text)
  }

  @Test(arguments: [
    (0, "0:00:00"), (999, "0:00:00"), (1000, "0:00:01"), (59_999, "0:00:59"),
    (300_000, "0:05:00"), (3_599_999, "0:59:59"), (36_000_000, "10:00:00"),
    (219_607_000, "61:00:07"),
  ])
  func clocksShowWholeSecondsAndAnyNumberOfHours(milliseconds: Int64, text: String) {
    #expect(SimDuration(milliseconds: milliseconds).clockText == text)
  }

  @Test(arguments: [
    (0, 0), (1, 0), (999, 0), (1000, 1000), (1001, 1000), (-1, -1000), (-999, -1000),
    (-1000, -1000), (-1001, -2000), (946_684_800_999, 946_684_800_000),
  ])
  func aMomentFallsInTheSecondThatBeganBeforeIt(milliseconds: Int64, second: Int64) {
    let instant = SimInstant(milliseconds: milliseconds)
    #expect(instant.wholeSecond == SimInstant(milliseconds: second))
  }

  @Test(arguments: [(0, 0), (999, 0), (1000, 1000), (1999, 1000)])
  func aLengthIsCutToWholeSeconds(milliseconds: Int64, whole: Int64) {
    let length = SimDuration(milliseconds: milliseconds)
    #expect(length.wholeSeconds == SimDuration(milliseconds: whole))
  }

  @Test func unitsAreMultiplesOfOneAnother() {
    #expect(SimDuration.seconds(1) == SimDuration(milliseconds: 1000))
    #expect(SimDuration.minutes(1) == .seconds(60))
    #expect(SimDuration.hours(1) == .minutes(60))
    #expect(SimDuration.days(1) == .hours(24))
    #expect(SimDuration.weeks(1) == .days(7))
  }

  @Test func momentsAndLengthsAddUp() {
    let noon = SimInstant(milliseconds: 43_200_000)
    #expect((noon + .hours(1)) - noon == .hours(1))
    #expect(noon - .hours(12) == SimInstant(milliseconds: 0))
    #expect(noon + -.hours(12) == SimInstant(milliseconds: 0))
    #expect(noon - .hours(13) < SimInstant(milliseconds: 0))
    #expect(SimDuration.minutes(3) * 4 / 6 == .minutes(2))
    #expect(SimDuration.minutes(3) + .minutes(2) == .minutes(5))
    #expect(-SimDuration.minutes(3) < .zero)
  }
}
