/// Some of the App Store's storefronts. It holds no list, so that what speaks of storefronts stays
/// a plain value.
package struct StorefrontSet: Hashable, Sendable {
  /// One bit for each storefront of ``Storefront/all``, sixty-four a word.
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// Those of a list.
  package init(_ storefronts: some Sequence<Storefront>) {
    for storefront in storefronts {
      guard let place = Self.place(of: storefront) else { continue }
      self[word: place / 64] |= 1 << UInt64(place % 64)
    }
  }

  /// Whether it is one of them.
  package func contains(_ storefront: Storefront) -> Bool {
    Self.place(of: storefront).map { has($0) } ?? false
  }

  /// The country codes of them, in the alphabet.
  package var countries: [String] {
    Storefront.all.indices.filter { has($0) }.map { Storefront.all[$0].country }
  }

  private func has(_ place: Int) -> Bool {
    self[word: place / 64] & 1 << UInt64(place % 64) != 0
  }

  private static func place(of storefront: Storefront) -> Int? {
    Storefront.all.firstIndex { $0.country == storefront.country }
  }

  private subscript(word number: Int) -> UInt64 {
    get { number == 0 ? words.0 : number == 1 ? words.1 : words.2 }
    set {
      switch number {
      case 0: words.0 = newValue
      case 1: words.1 = newValue
      default: words.2 = newValue
      }
    }
  }

  package static func == (one: StorefrontSet, other: StorefrontSet) -> Bool {
    one.words == other.words
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
  }
}
