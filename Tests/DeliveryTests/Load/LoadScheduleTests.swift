import Delivery
import SubscriptionModel
import Testing

@Suite struct LoadScheduleTests {
  private static let second: Int64 = 1_000_000_000

  /// 0 to 10 a second in ten seconds.
  private static let ramp = LoadSchedule([
    LoadSchedule.Stretch(from: 0, to: 10_000, length: 10 * second)
  ])
  /// 1, then 2 a second, a second each.
  private static let steps = LoadSchedule([
    LoadSchedule.Stretch(from: 1000, to: 1000, length: second),
    LoadSchedule.Stretch(from: 2000, to: 2000, length: second),
  ])

  @Test(arguments: [
    (
      LoadSchedule(rate: 500_000), [0, 1, 2, 500, 300_000],
      [0, 2_000_000, 4_000_000, second, 600 * second]
    ),
    (LoadSchedule(rate: 3000), [0, 1, 2, 3], [0, 333_333_334, 666_666_667, second]),
    (LoadSchedule(rate: 500), [1, 2], [2 * second, 4 * second]),
    (ramp, [0, 2, 8, 50, 60], [0, 2 * second, 4 * second, 10 * second, 11 * second]),
    (steps, [0, 1, 2, 3, 4], [0, second, 3 * second / 2, 2 * second, 5 * second / 2]),
    (
      LoadSchedule(rate: 2000).warmedUp(for: second), [1, 2, 3],
      [second / 2, second, 3 * second / 2]
    ),
  ])
  func instants(_ schedule: LoadSchedule, _ numbers: [Int], _ expected: [Int64]) {
    #expect(numbers.map { schedule.instant(of: $0) } == expected)
  }

  @Test(arguments: [
    (LoadSchedule(rate: 500_000), [0, 1, second, 600 * second], [0, 1, 500, 300_000]),
    (ramp, [10 * second, 11 * second], [50, 60]),
    (steps, [1, second, 2 * second, 3 * second], [1, 1, 3, 5]),
  ])
  func counts(_ schedule: LoadSchedule, _ times: [Int64], _ expected: [Int]) {
    #expect(times.map { schedule.count(before: $0) } == expected)
  }

  /// Whatever the shape, as many come before a moment as have earlier ones.
  @Test(arguments: [
    LoadSchedule(rate: 7_001), ramp, steps,
    LoadSchedule([
      LoadSchedule.Stretch(from: 9000, to: 1000, length: 1_234_567_891),
      LoadSchedule.Stretch(from: 333, to: 100_000, length: 777_777_777),
    ]),
  ])
  func countsAndInstantsAgree(_ schedule: LoadSchedule) throws {
    var before: Int64 = -1
    for number in 0..<200 {
      let instant = try #require(schedule.instant(of: number))
      #expect(instant > before)
      #expect(schedule.count(before: instant) == number)
      #expect(schedule.count(before: instant + 1) == number + 1)
      before = instant
    }
  }

  /// A week at an odd rate ends where it should, to the nanosecond.
  @Test func doesNotDrift() {
    let schedule = LoadSchedule(rate: 7_000_000)
    #expect(schedule.instant(of: 7000 * 604_800) == 604_800 * Self.second)
    #expect(schedule.count(before: 604_800 * Self.second) == 7000 * 604_800)
  }

  @Test func aRateOfNothingEndsIt() {
    let schedule = LoadSchedule([LoadSchedule.Stretch(from: 2000, to: 0, length: Self.second)])
    #expect(schedule.instant(of: 1) == Self.second)
    #expect(schedule.instant(of: 2) == nil)
  }

  @Test func saysTheRateOfTheMoment() {
    let times = [0, 5 * Self.second, 10 * Self.second, 99 * Self.second]
    #expect(times.map { Self.ramp.rate(at: $0) } == [0, 5000, 10_000, 10_000])
  }
}
