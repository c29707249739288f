import Foundation
import Testing

/// `sandclock quirks`: every oddity that a scenario can ask for.
@Suite struct QuirksTests {
  private struct Row: Decodable {
    let quirk: String
    let value: String
    let effect: String
    let source: String
  }

  @Test func listsThemForPrograms() throws {
    let command = try Command.run(["quirks", "--json"])
    #expect(command.status == 0 && command.errors == "")
    let rows = try JSONDecoder().decode([Row].self, from: Data(command.output.utf8))
    #expect(rows.count == Set(rows.map(\.quirk)).count)
    #expect(rows.contains { $0.quirk == "capJitter" && $0.value == "1 to 1000000" })
    #expect(rows.allSatisfy { !$0.effect.isEmpty && $0.source.contains("(J") })
  }

  /// Each of them is named in the schema, and a scenario or a test shows it.
  @Test func theSchemaHasThem() throws {
    let command = try Command.run(["quirks", "--json"])
    let rows = try JSONDecoder().decode([Row].self, from: Data(command.output.utf8))
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenarios/scenario.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let definitions = schema?["$defs"] as? [String: Any]
    let quirks = definitions?["quirks"] as? [String: Any]
    let names = try #require(quirks?["properties"] as? [String: Any]).keys
    #expect(Set(names) == Set(rows.map(\.quirk) + ["remarks"]))
  }

  @Test func listsThemForPeople() throws {
    let command = try Command.run(["quirks"])
    #expect(command.status == 0)
    let lines = command.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("  quirk ") == true)
    #expect(lines.contains { $0.contains("lateRenewal") && $0.contains("a duration") })
    #expect(lines.last?.hasPrefix("a scenario has them in") == true)
  }
}
