import Foundation
import Sandclock

/// Scenarios that stand in a test.
enum ScenarioText {
  /// The scenario of one customer, ana, with these steps and lines.
  static func ana(_ script: String, expect: String = "", store: String = "") -> String {
    """
    { sandclock: 1, title: "a test", app: { bundleId: "com.example.test", appAppleId: 1 },
      catalog: { groups: {
        video: [{ id: "pro.monthly", level: 1, period: "P1M", price: "9.99" },
                { id: "basic.monthly", level: 2, period: "P1M", price: "4.99" }],
        news: [{ id: "news.weekly", level: 1, period: "P1W", price: "0.99" }] } },
      products: { pro: "pro.monthly", basic: "basic.monthly", news: "news.weekly" },
      store: { \(store) }, customers: [{ name: "ana", script: [\(script)] }],
      expect: [\(expect)] }
    """
  }

  /// Reads a scenario's text through a file, as users do.
  static func scenario(
    _ text: String, seed: UInt64? = nil, start: String? = nil, environment: [String: String] = [:]
  ) throws -> Scenario {
    let folder = FileManager.default.temporaryDirectory.path + "/sandclock-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/test.json5"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return try Scenario(
      contentsOf: file, seed: seed,
      start: start.flatMap { Scenario.start($0, now: Date(timeIntervalSince1970: 0)) },
      environment: environment)
  }
}

/// The timeline of a scenario, and what came of it.
func played(_ scenario: Scenario) async throws -> (timeline: String, report: RunReport) {
  var lines: [String] = []
  let report = try await scenario.run(audit: true) { lines.append($0) }
  return (lines.joined(separator: "\n"), report)
}
