import Foundation
import Testing

/// What README shows is what the command prints.
@Suite struct ReadmeOutputTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The code blocks of a language, in their order.
  private func blocks(_ language: String) throws -> [String] {
    let file = Self.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first.map { $0 + "\n" }
    }
  }

  @Test func showsRealOutputFirst() throws {
    let command = try #require(try blocks("sh").first)
    #expect(command.contains("swift run -c release sandclock run Scenarios/plain-month.json5\n"))
    let output = try Command.run(
      ["run", "Scenarios/plain-month.json5"], in: Self.root.path
    ).output
    #expect(try blocks("text").first == output)
  }

  @Test func showsARealFinding() throws {
    let folder = try Folder()
    let stream = Self.root.appendingPathComponent("Scenarios/Catalogs/stream.storekit")
    try folder.write("stream.storekit", try String(contentsOf: stream, encoding: .utf8))
    try folder.write(
      "mine.json5",
      """
      {
        sandclock: 1, title: "mine",
        catalog: "stream.storekit", app: { bundleId: "com.example.stream", appAppleId: 1 },
        products: { pro: "com.example.stream.premium.monthly" },
        customers: [
          { name: "ana", script: [
            { buy:     "prro" },
          ] },
        ],
      }
      """)
    let output = try Command.run(["check", "mine.json5"], in: folder.path).output
    let examples = try blocks("sh example")
    #expect(examples.contains("$ sandclock check mine.json5\n" + output))
  }

  @Test func showsAScenarioThatIsThere() throws {
    let file = Self.root.appendingPathComponent("Scenarios/resubscribe.json5")
    #expect(try blocks("json5").first == String(contentsOf: file, encoding: .utf8))
  }
}
