package import SubscriptionModel

/// Finds short names for the subscriptions of a catalog, for scenarios over it.
package enum ProductAliases {
  private static let ranks = [[], ["high"], ["high", "low"], ["high", "mid", "low"]]

  /// An alias for each subscription, all different and legal: words of rank where the rank is
  /// plain, else words out of the product ids.
  package static func made(for catalog: Catalog) -> [String] {
    ranked(catalog) ?? worded(catalog.subscriptions.map(\.identifier))
  }

  /// `high`, `mid`, `low`, where there is one group of at most three and no level twice.
  private static func ranked(_ catalog: Catalog) -> [String]? {
    let products = catalog.subscriptions
    let levels = products.map(\.level)
    guard Set(products.map(\.group)).count == 1, Set(levels).count == levels.count,
      levels.count < ranks.count
    else { return nil }
    let sorted = levels.sorted()
    return levels.map { level in
      ranks[levels.count][sorted.firstIndex(of: level) ?? 0]
    }
  }

  /// For each product id a word that no other one has, else two such words in a row, else all that
  /// is its own.
  private static func worded(_ identifiers: [String]) -> [String] {
    let words = identifiers.map { identifier in
      identifier.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { $0.lowercased() }
    }
    let common = words.first.map { first in
      words.dropFirst().reduce(first.count) { length, other in
        min(length, zip(first, other).prefix { $0 == $1 }.count)
      }
    }
    var taken: Set<String> = []
    return words.enumerated().map { index, own in
      let rest = Array(own.dropFirst(common ?? 0))
      let others = words.enumerated().filter { $0.offset != index }.map(\.element)
      let candidates =
        singles(in: rest, notIn: others).reversed() + pairs(in: rest, notIn: others)
        + [
          rest.joined(separator: "-"),
          own.dropFirst(max(0, (common ?? 0) - 1)).joined(separator: "-"),
          "product-\(index + 1)",
        ]
      let alias =
        candidates.first {
          isUsable($0) && !taken.contains($0) && !identifiers.contains($0)
        } ?? "product-\(index + 1)-\(identifiers.count)"
      taken.insert(alias)
      return alias
    }
  }

  private static func singles(in own: [String], notIn others: [[String]]) -> [String] {
    own.filter { word in
      word.count > 2 && word.allSatisfy(\.isLetter) && !others.contains { $0.contains(word) }
    }
  }

  private static func pairs(in own: [String], notIn others: [[String]]) -> [String] {
    zip(own, own.dropFirst()).filter { first, second in
      !others.contains { zip($0, $0.dropFirst()).contains { $0 == (first, second) } }
    }.map { "\($0)-\($1)" }
  }

  /// Whether a word is an alias that nobody takes for anything else in a moment or a line.
  private static func isUsable(_ word: String) -> Bool {
    Names.isAlias(word) && !Names.reserved.contains(word) && word.utf8.count <= 40
      && word != "ana"
  }
}
