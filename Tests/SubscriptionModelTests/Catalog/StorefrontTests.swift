import SubscriptionModel
import Testing

@Suite struct StorefrontTests {
  @Test func thereAre176SortedByCountryAndNoneTwice() {
    let countries = Storefront.all.map(\.country)
    #expect(countries.count == 176)
    #expect(countries == Set(countries).sorted())
    #expect(Set(Storefront.all.map(\.identifier)).count == countries.count)
  }

  @Test func everyRowIsSpeltAsOnTheWire() {
    for storefront in Storefront.all {
      #expect(isUpperCase(storefront.country), "\(storefront)")
      #expect(isUpperCase(storefront.currency), "\(storefront)")
      #expect(storefront.identifier.count == 6, "\(storefront)")
      #expect(storefront.identifier.hasPrefix("143"), "\(storefront)")
      #expect(Int(storefront.identifier) != nil, "\(storefront)")
    }
  }

  @Test(arguments: [
    ("USA", "143441", "USD"), ("GBR", "143444", "GBP"), ("DEU", "143443", "EUR"),
    ("FRA", "143442", "EUR"), ("JPN", "143462", "JPY"), ("CHN", "143465", "CNY"),
    ("TWN", "143470", "TWD"), ("BGR", "143526", "EUR"), ("ZWE", "143605", "USD"),
  ])
  func wellKnownStorefronts(country: String, identifier: String, currency: String) {
    let expected = Storefront(country: country, identifier: identifier, currency: currency)
    #expect(Storefront.of(country: country) == expected)
  }

  @Test(arguments: ["", "US", "usa", "XXX", "CUB"])
  func otherCountriesHaveNoStorefront(country: String) {
    #expect(Storefront.of(country: country) == nil)
  }

  @Test func theDefaultStorefrontIsARowOfTheTable() {
    #expect(Storefront.of(country: "USA") == .usa)
  }

  private func isUpperCase(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }
}
