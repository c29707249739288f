/// A file of the library that travels inside the executable: a scenario, or what scenarios need.
struct LibraryEntry: Sendable {
  /// What it is in the library.
  enum Kind: String {
    case scenario
    case catalog
    /// What scenarios build upon; it is none itself.
    case parent
  }

  /// The path in the library: `plain-month.json5`, `Catalogs/stream.storekit`.
  let path: String
  /// A scenario's title; `nil` where it is none.
  let title: String?
  /// The paths of the other entries that it names.
  let needs: [String]
  /// How many notifications of each kind a scenario's run sends: `TYPE/SUBTYPE`, or the type alone.
  var kinds: [String: Int] = [:]
  /// What stands in the file.
  let text: String

  /// What it is asked for by: a scenario's name without its ending, otherwise the path.
  var name: String { path.hasSuffix(".json5") ? String(path.dropLast(6)) : path }

  var kind: Kind { title != nil ? .scenario : path.hasSuffix(".storekit") ? .catalog : .parent }
}

/// The scenarios of this package's `Scenarios` folder, in which one story each is told.
enum Library {
  /// Scenarios first, each sort in the order of its names.
  static let entries: [LibraryEntry] = generated.sorted {
    ($0.title == nil ? 1 : 0, $0.path) < ($1.title == nil ? 1 : 0, $1.path)
  }

  /// The entry of a name or a path.
  static func entry(_ name: String) throws(UsageError) -> LibraryEntry {
    guard let entry = entries.first(where: { $0.name == name || $0.path == name }) else {
      throw .unknownScenario(name)
    }
    return entry
  }

  /// An entry with everything it needs, itself first.
  static func closure(of entry: LibraryEntry) -> [LibraryEntry] {
    var found = [entry]
    var place = 0
    while place < found.count {
      let missing = found[place].needs.filter { path in !found.contains { $0.path == path } }
      found += entries.filter { missing.contains($0.path) }
      place += 1
    }
    return found
  }
}
