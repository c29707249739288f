/// The keys of one object, to tell when one stands again.
struct KeyLedger {
  private typealias Entry = (key: String, first: SourcePlace, count: Int)

  /// Most objects are small, and looking at each key is faster there than hashing.
  private static let scanLimit = 12
  private var entries: [Entry] = []
  private var index: [String: Int] = [:]

  /// Takes a key down; if it stood before, where first, and how many times it stands now.
  mutating func note(
    _ key: String, at place: SourcePlace
  ) -> (first: SourcePlace, occurrence: Int)? {
    if let known = position(of: key) {
      entries[known].count += 1
      return (entries[known].first, entries[known].count)
    }
    entries.append((key, place, 1))
    if entries.count == Self.scanLimit + 1 {
      for (position, entry) in entries.enumerated() { index[entry.key] = position }
    } else if entries.count > Self.scanLimit {
      index[key] = entries.count - 1
    }
    return nil
  }

  private func position(of key: String) -> Int? {
    entries.count > Self.scanLimit ? index[key] : entries.firstIndex { $0.key == key }
  }
}
