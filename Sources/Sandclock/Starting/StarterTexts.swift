internal import NotificationWire
internal import SubscriptionModel

/// The texts of the scenarios to start from over a catalog.
struct StarterTexts {
  let catalog: Catalog
  let storefront: Storefront
  /// An alias for each subscription.
  let aliases: [String]
  /// The app's number, where the catalog knows it.
  let appAppleIdentifier: Int64?
  /// The path of the catalog as seen from the files.
  let catalogPath: String

  /// What every scenario over the catalog has in common.
  var parent: String {
    let number =
      appAppleIdentifier.map { "appAppleId: \($0), // as the catalog has it" }
      ?? "appAppleId: 1234567890, // fill in: the app's number in the App Store"
    return """
      // What every scenario over this catalog has in common.
      {
        sandclock: 1,
        catalog: \(quoted(catalogPath)),
        app: {
          bundleId: "com.example.app", // fill in: the app's bundle id
          \(number)
        },
        products: {
      \(products)
        },
      }

      """
  }

  /// A scenario over the parent in the file with this name.
  func scenario(over parent: String, buying product: Int) -> String {
    let alias = aliases[product]
    // Without a price an introductory offer can be shown but not taken.
    let sold = catalog.subscriptions[product]
    let isTaken = sold.introductoryOffer.map {
      sold.offers[Int($0.number)].prices.price(in: storefront) != nil
    }
    let terms = isTaken == false ? ", intro: false" : ""
    return """
      {
        sandclock: 1,
        extends: \(quoted(parent)),
        title: \(quoted("ana buys \(alias) and cancels after two renewals")),
        customers: [
          {
            name: "ana",
            script: [
              { buy: \(quoted(alias))\(terms) },
              { at: "renewal 2 + 1m", cancel: \(quoted(alias)) },
            ],
          },
        ],
        expect: [
          \(quoted("SUBSCRIBED/INITIAL_BUY \(alias)")),
          \(quoted("DID_RENEW \(alias) x2")),
          \(quoted("DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED \(alias)")),
          \(quoted("EXPIRED/VOLUNTARY \(alias)")),
        ],
      }

      """
  }

  /// The aliases, group by group and the highest level first.
  private var products: String {
    catalog.groups.indices.flatMap { group -> [String] in
      let lines = catalog.subscriptions.enumerated()
        .filter { $0.element.group == GroupIndex(group) }
        .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
        .map { line(of: $0.element, called: aliases[$0.offset]) }
      return lines.isEmpty ? [] : ["    // \(oneLine(catalog.groups[group].name))"] + lines
    }.joined(separator: "\n")
  }

  private func line(of product: SubscriptionProduct, called alias: String) -> String {
    let price = product.prices.words(in: storefront) ?? "no price"
    return "    \(key(alias)): \(quoted(product.identifier)), "
      + "// level \(product.level), \(product.period.words), \(price)"
  }

  private func key(_ alias: String) -> String {
    alias.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? alias : quoted(alias)
  }

  /// The text as a JSON string.
  private func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The text as a comment can have it.
  private func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }
}
