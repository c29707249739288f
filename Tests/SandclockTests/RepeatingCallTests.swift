import Foundation
import Sandclock
import Testing

/// The call that failures end with.
@Suite struct RepeatingCallTests {
  private func again(_ scenario: Scenario) async throws -> Substring? {
    let report = try await scenario.run()
    return report.failures.first?.split(separator: "\n").last?.split(separator: "again     ").last
  }

  @Test func repeatsWhatWasGiven() async throws {
    let folder =
      FileManager.default.temporaryDirectory.path + "/sandclock it's \(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/a.json5"
    let text = ScenarioText.ana(#"{ buy: "pro" }"#, expect: #""REFUND""#)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let over = folder + "/b.json5"
    try Data("{}".utf8).write(to: URL(fileURLWithPath: over))
    let quoted = "'" + folder.replacing("'", with: #"'\''"#)

    #expect(
      try await again(Scenario(contentsOf: file)) == "sandclock run \(quoted)/a.json5' --seed 1")
    let now = try Scenario(
      contentsOf: file, set: ["start=now - 1h"], now: Date(timeIntervalSince1970: 1_800_003_600))
    #expect(
      try await again(now)
        == "sandclock run \(quoted)/a.json5' --set 'start=now - 1h' --start 2027-01-15T08:00:00Z "
        + "--seed 1")
    let scenario = try Scenario(
      contentsOf: file, with: [over, over],
      set: ["store.renewalRate=3m", "customers[0].name=bo", "title=x y"], seed: 4,
      start: Date(timeIntervalSince1970: 1_800_000_000.25)
    ).only(["b*", "bo"])
    #expect(
      try await again(scenario)
        == "sandclock run \(quoted)/a.json5' --with \(quoted)/b.json5' --with \(quoted)/b.json5' "
        + "--set store.renewalRate=3m --set 'customers[0].name=bo' --set 'title=x y' --only 'b*' "
        + "--only bo --start 2027-01-15T08:00:00.250Z --seed 4")
  }

  @Test func standsOnceBelowWhatNoExpectationSays() async throws {
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(#"{ buy: "pro" }, { at: "renewal 9", buy: "news" }, { cancel: "news" }"#))
    let lines = try await scenario.run(audit: true).lines
    let again = lines.filter { $0.hasPrefix("        again     sandclock run ") }
    #expect(again.count == 1)
    #expect(again.first?.hasSuffix(" --seed 1 --audit") == true)
    #expect(lines.dropLast().last == again.first)
  }

  @Test(arguments: [
    (9_007_199_254_740_992, 0, 1), (.max, 0, 1), (1, -1e9, 1), (1, .infinity, 1), (1, .nan, 1),
    (.max, 4_102_444_800, 2), (9_007_199_254_740_991, 4_102_444_799, 0),
  ])
  func theCallerMaySayNoMoreThanAFile(_ seed: UInt64, _ start: Double, _ count: Int) throws {
    let file = Repository.path("Scenarios/plain-month.json5")
    let start = start == 0 ? nil : Date(timeIntervalSince1970: start)
    do {
      _ = try Scenario(contentsOf: file, seed: seed, start: start)
      #expect(count == 0)
    } catch {
      #expect(error.findings.count == count)
      #expect(error.findings.allSatisfy { $0.description.hasPrefix("\(file):1:1: $: the caller") })
    }
  }
}
