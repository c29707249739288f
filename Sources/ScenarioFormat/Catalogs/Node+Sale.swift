internal import SubscriptionModel

// What catalogs of every kind have: prices, periods, product ids.

extension Node {
  /// A price, as text or as a number; or a finding.
  func price() -> Price? {
    let text: String
    switch value.content {
    case .string(let string): text = string
    case .number(let number): text = number.literal
    default:
      foundWrongShape(wanted: "a price such as \"9.99\"")
      return nil
    }
    guard let price = Price(decimal: text) else {
      found(SaleFact.badPrice(text))
      return nil
    }
    return price
  }

  /// How many periods an offer has, or a finding.
  func offerPeriods() -> Int? {
    let limit = Offer.periodLimit
    return integer(in: 1...Int64(limit), "a count of periods from 1 to \(limit)").map { Int($0) }
  }

  /// One of the six billing periods, or a finding.
  func billingPeriod() -> BillingPeriod? {
    guard let text = text("a billing period such as \"P1M\"") else { return nil }
    guard let period = BillingPeriod(rawValue: text) else {
      found(SaleFact.badPeriod(text))
      return nil
    }
    return period
  }

  /// The period of an offer, or a finding.
  func offerPeriod() -> OfferPeriod? {
    guard let text = text("a period such as \"P1W\"") else { return nil }
    guard let period = OfferPeriod(iso8601: text) else {
      found(SaleFact.badOfferPeriod(text))
      return nil
    }
    return period
  }

  /// A storefront by its country, or a finding.
  func storefront() -> Storefront? {
    guard let country = text("a country's three letters such as \"USA\"") else { return nil }
    guard let storefront = Storefront.of(country: country) else {
      found(
        SaleFact.unknownStorefront(country, suggestion: Storefront.suggestion(for: country)))
      return nil
    }
    return storefront
  }
}

extension Storefront {
  /// The country that was probably meant.
  static func suggestion(for country: String) -> String? {
    let known = all.map(\.country)
    // Two letters are another alphabet of countries, in which most begin alike: US, DE, JP.
    let longer = country.count == 2 ? known.first { $0.hasPrefix(country.uppercased()) } : nil
    return longer ?? Suggestion.closest(to: country, among: known)
  }
}
