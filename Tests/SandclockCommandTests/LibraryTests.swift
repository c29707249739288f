import Foundation
import Testing

/// The library inside the executable is `Scenarios`, and what is copied out of it runs at once.
@Suite struct LibraryTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let scenarios = root.appendingPathComponent("Scenarios")

  /// `SANDCLOCK_RECORD=1 swift test` writes the files anew, and then fails: build and test again.
  @Test func isNotStale() async throws {
    let folder = Self.root.appendingPathComponent("Sources/SandclockCommand/Library/Generated")
    let wanted = try await LibraryGenerator(Self.scenarios).files()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let found = try names.reduce(into: [String: String]()) { files, name in
      files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let stale = Set(wanted.keys).union(found.keys).filter { wanted[$0] != found[$0] }.sorted()
    if ProcessInfo.processInfo.environment["SANDCLOCK_RECORD"] == "1" {
      for name in stale {
        let file = folder.appendingPathComponent(name)
        if let text = wanted[name] {
          try Data(text.utf8).write(to: file)
        } else {
          try FileManager.default.removeItem(at: file)
        }
      }
    }
    #expect(stale == [], "SANDCLOCK_RECORD=1 swift test writes them anew")
  }

  private func path(_ name: String) -> String {
    Self.scenarios.appendingPathComponent(name).path
  }

  @Test func listsWhatItHas() throws {
    let command = try Command.run(["scenarios"])
    #expect(command.status == 0)
    let parts = command.output.components(separatedBy: "\n\n")
    #expect(parts.count == 2)
    let lines = try #require(parts.first).split(separator: "\n")
    let width = try #require(lines.map { $0.dropFirst(2).prefix { $0 != " " }.count }.max())
    let row = "  " + "plain-month".padding(toLength: width, withPad: " ", startingAt: 0)
    #expect(lines.contains(Substring(row + "  A month renews to the cap and ends by itself")))
    #expect(lines.last?.hasSuffix("  (catalog)") ?? false)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.scenarios.path)
    #expect(lines.count { !$0.hasSuffix(")") } <= files.count { $0.hasSuffix(".json5") })
    #expect(
      parts.last == """
        sandclock scenarios NAME            prints one; NAME > mine.json5 begins one of your own
        sandclock scenarios NAME --to DIR/  copies one with its catalog, so that it runs at once

        """)
  }

  @Test func listsAsJSON() throws {
    let output = try Command.run(["scenarios", "--json"]).output
    #expect(output.hasPrefix("[\n{\"name\":") && output.hasSuffix("}\n]\n"))
    #expect(
      output.contains(
        #"{"name":"plain-month","kind":"scenario","title":"A month renews to the cap and ends by "#
          + #"itself","path":"plain-month.json5","needs":["Catalogs/stream.storekit"]},"#))
    #expect(
      output.contains(
        #"{"name":"Catalogs/stream.storekit","kind":"catalog","#
          + #""path":"Catalogs/stream.storekit","needs":[]}"#))
  }

  @Test(arguments: [
    ("plain-month", "plain-month.json5"), ("plain-month.json5", "plain-month.json5"),
    ("Catalogs/stream.storekit", "Catalogs/stream.storekit"),
  ])
  func printsOne(_ name: String, _ file: String) throws {
    let command = try Command.run(["scenarios", name])
    #expect(command.status == 0)
    #expect(command.output == (try String(contentsOfFile: path(file), encoding: .utf8)))
    #expect(try Command.run(["scenarios", name, "--to", "-"]).output == command.output)
  }

  @Test func printsACallThatAShellTakes() throws {
    let folder = try Folder()
    let command = try Command.run(
      ["scenarios", "plain-month", "--to", "it's mine/"], in: folder.path)
    #expect(
      command.output.hasSuffix("\n\nsandclock run 'it'\\''s mine/plain-month.json5'\n"))
  }

  @Test func copiesOneThatRunsAtOnce() throws {
    let folder = try Folder()
    let command = try Command.run(["scenarios", "plain-month", "--to", "mine/"], in: folder.path)
    #expect(command.status == 0)
    #expect(
      command.output == """
        mine/plain-month.json5
        mine/Catalogs/stream.storekit

        sandclock run mine/plain-month.json5

        """)
    let copy = try Command.run(["run", "mine/plain-month.json5"], in: folder.path)
    let original = try Command.run(["run", path("plain-month.json5")])
    #expect(copy.status == 0)
    #expect(copy.output == original.output)
    let another = try Command.run(["scenarios", "resubscribe", "--to", "mine"], in: folder.path)
    #expect(another.status == 0, "the catalog that is there is the same")
  }

  @Test func leavesAlone() throws {
    let folder = try Folder()
    _ = try Command.run(["scenarios", "plain-month", "--to", "mine/"], in: folder.path)
    try folder.write("mine/plain-month.json5", "mine")
    let command = try Command.run(["scenarios", "plain-month", "--to", "mine/"], in: folder.path)
    #expect(command.status == 74)
    #expect(
      command.errors == "sandclock: mine/plain-month.json5 is there already and says something "
        + "else; another folder would do\n")
    let text = try String(contentsOfFile: "\(folder.path)/mine/plain-month.json5", encoding: .utf8)
    #expect(text == "mine")
    try folder.write("file", "")
    let blocked = try Command.run(["scenarios", "cancel", "--to", "file/"], in: folder.path)
    #expect(blocked.status == 74)
    #expect(
      blocked.errors == "sandclock: file/cancel.json5 cannot be written: Not a directory\n")
  }
}
