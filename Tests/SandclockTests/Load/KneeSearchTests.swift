import Sandclock
import Testing

@Suite struct KneeSearchTests {
  /// What is tried, in notifications a second, where everything below a knee holds.
  private func tried(from rate: Int64, knee: Int64) -> (rates: [Int64], search: KneeSearch) {
    var search = KneeSearch(from: rate * 1000)
    var rates: [Int64] = []
    while let next = search.next, rates.count < 60 {
      rates.append(next / 1000)
      search.tried(isHeld: next < knee * 1000)
    }
    return (rates, search)
  }

  @Test(
    arguments: [
      (100, 730, [100, 200, 400, 800, 600, 700, 750, 725]),
      (1000, 900, [1000, 500, 750, 875, 937, 906]),
      (600_000, 2_000_000, [600_000, 1_000_000]),
    ] as [(Int64, Int64, [Int64])])
  func doublesThenHalves(_ start: Int64, _ knee: Int64, _ expected: [Int64]) {
    #expect(tried(from: start, knee: knee).rates == expected)
  }

  @Test(arguments: [1, 7, 123, 5000, 77_777] as [Int64])
  func endsCloseToTheKnee(_ knee: Int64) throws {
    let search = tried(from: 100, knee: knee).search
    let broke = try #require(search.broke)
    let held = search.held ?? 0
    #expect(held < knee * 1000 && knee * 1000 <= broke)
    #expect(broke - held <= max(broke / 20, 100))
  }

  @Test func endsWhereTheScenarioDoes() {
    var search = KneeSearch(from: 1000)
    search.tried(isHeld: true)
    search.end()
    #expect(search.next == nil)
    #expect(search.held == 1000)
  }
}
