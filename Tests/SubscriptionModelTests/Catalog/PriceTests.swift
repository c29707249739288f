import SubscriptionModel
import Testing

@Suite struct PriceTests {
  @Test(arguments: [
    ("0", 0), ("0.5", 500), ("9.99", 9990), ("9.9", 9900), ("9.999", 9999), ("0.001", 1),
    ("0.010", 10), ("1200", 1_200_000), ("007", 7000), ("99999999999", nil),
    ("10000000000", 10_000_000_000_000), ("10000000000.001", nil), ("123456789012", nil),
    ("000000000001", nil), ("", nil), (".", nil), (".5", nil), ("5.", nil), ("9.9999", nil),
    ("1.2.3", nil), ("-1", nil), ("+1", nil), ("4,99", nil), ("1e3", nil), (" 1", nil),
    ("1 ", nil), ("0x1", nil), ("١", nil), ("９.99", nil),
  ])
  func pricesAreReadInThousandths(text: String, milliunits: Int64?) {
    #expect(Price(decimal: text) == milliunits.map { Price(milliunits: $0) })
  }

  @Test func aPriceListAnswersForTheBuyersCountry() {
    let dollars = Price(milliunits: 9990)
    let yen = Price(milliunits: 1_200_000)
    let japan = Storefront(country: "JPN", identifier: "143462", currency: "JPY")
    let lists: [PriceList] = [
      .unknown, .everywhere(dollars), .byStorefront(["USA": dollars, "JPN": yen]),
      .byStorefront(["USA": dollars]),
    ]
    #expect(lists.map { $0.price(in: .usa) } == [nil, dollars, dollars, dollars])
    #expect(lists.map { $0.price(in: japan) } == [nil, dollars, yen, nil])
  }
}
