extension BillingPeriod {
  /// The period in words: `1 week`, `3 months`.
  package var words: String {
    switch self {
    case .week: "1 week"
    case .month: "1 month"
    case .twoMonths: "2 months"
    case .threeMonths: "3 months"
    case .sixMonths: "6 months"
    case .year: "1 year"
    }
  }
}

extension OfferPeriod {
  /// The period in words: `3 days`, `1 month`.
  package var words: String {
    "\(count) \(unit.word)\(count == 1 ? "" : "s")"
  }

  /// The period as it follows a price: `month`, `2 weeks`.
  package var wordsAfterPer: String {
    count == 1 ? unit.word : words
  }
}

extension OfferPeriod.Unit {
  fileprivate var word: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }
}
