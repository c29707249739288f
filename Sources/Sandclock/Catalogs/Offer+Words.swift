internal import SubscriptionModel

// How catalogs are told to people.

extension PriceList {
  /// The price in a storefront with its currency: `9.99 USD`; `nil` when there is none.
  func words(in storefront: Storefront) -> String? {
    price(in: storefront).map { "\($0.text(in: storefront.currency)) \(storefront.currency)" }
  }

  /// The prices in other storefronts, where the list has some of its own: `DEU 9.99 EUR, …`.
  func wordsElsewhere(than storefront: Storefront) -> String? {
    guard case .byStorefront(let prices) = self else { return nil }
    let others = prices.keys.sorted().filter { $0 != storefront.country }
    let entries = others.compactMap { country in
      Storefront.of(country: country).flatMap { words(in: $0) }.map { "\(country) \($0)" }
    }
    return entries.isEmpty ? nil : entries.joined(separator: ", ")
  }
}

extension Offer {
  /// The offer in a line: `code "SPRING": free for 1 month, for new customers`.
  func words(in storefront: Storefront) -> String {
    let price = prices.words(in: storefront) ?? "no price"
    let terms =
      switch mode {
      case .free: "free for \(period.words)"
      case .payUpFront: "\(price) up front for \(period.words)"
      case .payAsYouGo:
        "\(price) per \(period.wordsAfterPer), \(periods == 1 ? "once" : "\(periods) times")"
      }
    return ([title + terms] + conditions).joined(separator: ", ")
  }

  private var title: String {
    let name = identifier.map { " \"\($0)\"" } ?? ""
    return switch kind {
    case .introductory: "introductory: "
    case .promotional: "promotional\(name): "
    case .code: "code\(name): "
    case .winBack: "win-back\(name): "
    }
  }

  private var conditions: [String] {
    var conditions: [String] = []
    if plan == .monthly { conditions.append("on the MONTHLY plan") }
    if kind == .code {
      if audiences.count < Audience.allCases.count {
        let names = audiences.map(\.rawValue).joined(separator: " and ")
        conditions.append("for \(names.isEmpty ? "no" : names) customers")
      }
      if !isStackable { conditions.append("not on top of an introductory offer") }
    }
    if kind == .winBack && !isEligible { conditions.append("closed") }
    return conditions
  }
}
