internal import Delivery
internal import Foundation
internal import ScenarioFormat

/// Why a file is no report, or none that can be joined with others.
package struct ReportFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its place, what was found and what would do.
  package let description: String
}

/// The text of a report that `--report FILE.json` has written, for whoever reads its members.
struct ReportText: Sendable {
  /// The file as it was named.
  var name: String { source.name }
  /// All of it.
  let root: JSONValue
  private let source: SourceText

  /// The text in a file.
  init(path: String) throws(ReportFailure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReportFailure(
        description: "\(path):1:1: there is no such file, or it cannot be read")
    }
    source = SourceText(name: path, bytes: Array(data))
    let (value, findings) = JSON5Reader.read(source)
    guard let value, findings.isEmpty else {
      let place = findings.first?.place ?? SourcePlace(byte: 0)
      throw ReportFailure(
        description: "\(path):\(source.position(of: place)): "
          + (findings.first?.words(in: source) ?? ""))
    }
    root = value
  }

  /// Refuses what another generator has written. Throws ``ReportFailure``, as all of these do.
  func checkGenerator() throws(ReportFailure) {
    let written = try integer(root, "generator")
    guard written == generator else {
      throw failure(
        root.place,
        "written by generator \(written), and this is generator \(generator); reports of runs or "
          + "loads of this sandclock would do")
    }
  }

  /// What is wrong at a place.
  func failure(_ place: SourcePlace, _ words: String) -> ReportFailure {
    ReportFailure(description: "\(source.name):\(source.position(of: place)): \(words)")
  }

  // MARK: Members

  /// The value of a member.
  func member(_ value: JSONValue, _ key: String) throws(ReportFailure) -> JSONValue {
    guard let member = value[key] else { throw failure(value.place, "there is no \"\(key)\"") }
    return member
  }

  /// A member that is text.
  func text(_ value: JSONValue, _ key: String) throws(ReportFailure) -> String {
    let member = try member(value, key)
    guard let text = member.string else { throw failure(member.place, "\"\(key)\" is no text") }
    return text
  }

  /// A member that is true or false.
  func bool(_ value: JSONValue, _ key: String) throws(ReportFailure) -> Bool {
    let member = try member(value, key)
    guard let bool = member.bool else {
      throw failure(member.place, "\"\(key)\" is neither true nor false")
    }
    return bool
  }

  /// A member that is a whole number.
  func integer(_ value: JSONValue, _ key: String) throws(ReportFailure) -> Int64 {
    try integer(try member(value, key), named: key)
  }

  /// The whole number that is the value of a key.
  func integer(_ value: JSONValue, named key: String) throws(ReportFailure) -> Int64 {
    guard let number = value.number?.integer, (0...(1 << 53)).contains(number) else {
      throw failure(value.place, "\"\(key)\" is no whole number from 0 to 2^53")
    }
    return number
  }

  /// A member that is a count.
  func count(_ value: JSONValue, _ key: String) throws(ReportFailure) -> Int {
    Int(try integer(value, key))
  }

  /// A member that is a list, each element as `read` has it.
  func list<Element>(
    _ value: JSONValue, _ key: String, _ read: (JSONValue) throws(ReportFailure) -> Element
  ) throws(ReportFailure) -> [Element] {
    let member = try member(value, key)
    guard let elements = member.elements else {
      throw failure(member.place, "\"\(key)\" is no list")
    }
    var list: [Element] = []
    for element in elements { list.append(try read(element)) }
    return list
  }

  /// A member that is a list of texts.
  func texts(_ value: JSONValue, _ key: String) throws(ReportFailure) -> [String] {
    try list(value, key) { (element: JSONValue) throws(ReportFailure) in
      guard let text = element.string else {
        throw failure(element.place, "an element of \"\(key)\" is no text")
      }
      return text
    }
  }

  /// A member whose own members are counts, each by what `name` makes of its key; what the keys are
  /// called is `meaning`.
  func counts<Name: Hashable>(
    _ value: JSONValue, _ key: String, of meaning: String, _ name: (String) -> Name?
  ) throws(ReportFailure) -> [Name: Int] {
    var counts: [Name: Int] = [:]
    for member in try member(value, key).members ?? [] {
      guard let known = name(member.key) else {
        throw failure(member.keyPlace, "\"\(member.key)\" is no \(meaning)")
      }
      counts[known] = Int(try integer(member.value, named: member.key))
    }
    return counts
  }

  // MARK: Deliveries

  /// How many attempts had which result.
  func results(_ value: JSONValue) throws(ReportFailure) -> [AttemptResult: Int] {
    try counts(value, "results", of: "result of an attempt") { AttemptResult(rawValue: $0) }
  }

  /// How many answers had which status.
  func statuses(_ value: JSONValue) throws(ReportFailure) -> [Int: Int] {
    try counts(value, "statuses", of: "HTTP status") { Int($0) }
  }

  /// A histogram, whole.
  func histogram(_ value: JSONValue, _ key: String) throws(ReportFailure) -> LatencyHistogram {
    let value = try member(value, key)
    let classes = try text(value, "classes").split(separator: " ").map { word in
      let parts = word.split(separator: ":").map { Int64($0) ?? -1 }
      return parts.count == 2 ? (latency: parts[0], count: Int(parts[1])) : (latency: -1, count: 0)
    }
    guard
      let histogram = LatencyHistogram(classes: classes, longest: try integer(value, "longest"))
    else { throw failure(value.place, "\"\(key)\" is no histogram as sandclock writes them") }
    return histogram
  }
}
