internal import Foundation

/// What a run of the benchmarks says, and whether everything is as fast as it must be.
struct Report {
  private let isQuiet: Bool
  /// Every figure that there is a threshold for.
  private(set) var measured: [Thresholds.Name: Double] = [:]
  private(set) var isGood = true

  /// How often everything is done; the middle one counts.
  static let rounds = 7

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// A line about how often something was done in a second, and what it was.
  func rate(_ what: String, _ rate: Double, _ remark: String) {
    line(what, "\(Self.grouped(rate))/s", remark)
  }

  /// A line about a figure.
  func line(_ what: String, _ figure: String, _ remark: String) {
    if isQuiet { return }
    let name = what.padding(toLength: 24, withPad: " ", startingAt: 0)
    let gap = String(repeating: " ", count: max(0, 13 - figure.count))
    print("\(name)\(gap)\(figure)  \(remark)")
  }

  /// Judges a figure that must not be less, or more, than its threshold.
  mutating func judge(_ name: Thresholds.Name, _ figure: Double) {
    measured[name] = figure
    let limit = Thresholds.limit(of: name)
    let holds = name.isUpperBound ? figure <= limit : figure >= limit
    if !holds { isGood = false }
    if isQuiet { return }
    print(
      "  \(name.rawValue) \(Self.rounded(figure)), at \(name.isUpperBound ? "most" : "least") "
        + "\(Self.rounded(limit)): \(holds ? "ok" : "NOT MET")")
  }

  /// A figure with as many digits as are worth reading.
  static func rounded(_ figure: Double) -> String {
    figure < 100 ? digits(figure) : grouped(figure)
  }

  /// The same without commas.
  static func digits(_ figure: Double) -> String {
    String(format: figure < 1 ? "%.3f" : figure < 100 ? "%.2f" : "%.0f", figure)
  }

  private static func grouped(_ figure: Double) -> String {
    let digits = String(Int(figure.rounded()))
    return String(
      digits.reversed().enumerated().reduce(into: "") { text, digit in
        text += (digit.offset > 0 && digit.offset % 3 == 0 ? "," : "") + String(digit.element)
      }.reversed())
  }
}
