import SubscriptionModel
import Testing

/// Two extensions within 365 days, and no third. The start is nine hours after midnight.
@Suite struct ExtensionHistoryTests {
  @Test func twiceAYear() throws {
    let once = try #require(ExtensionHistory().adding(start))
    let twice = try #require(once.adding(start + .days(300)))
    #expect(twice.adding(start + .days(300)) == nil)
    #expect(twice.adding(start + .days(365) - .hours(10)) == nil)
    let third = try #require(twice.adding(start + .days(365)))
    // The second is the oldest that counts now.
    #expect(third.adding(start + .days(665) - .hours(10)) == nil)
    #expect(third.adding(start + .days(665)) != nil)
  }

  @Test func theFirstSecondOfTimeCounts() throws {
    let twice = try #require(
      ExtensionHistory().adding(.earliest)?.adding(.earliest))
    #expect(twice.adding(.earliest + .days(1)) == nil)
  }

  @Test func storefrontsAreASet() {
    let some = StorefrontSet(["USA", "ZWE", "AFG"].compactMap { Storefront.of(country: $0) })
    #expect(some.countries == ["AFG", "USA", "ZWE"])
    #expect(some.contains(.usa))
    #expect(Storefront.of(country: "DEU").map { some.contains($0) } == false)
    #expect(StorefrontSet(Storefront.all).countries == Storefront.all.map(\.country))
    #expect(StorefrontSet([]) != some)
  }
}
