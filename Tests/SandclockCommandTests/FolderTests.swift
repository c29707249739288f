import Foundation
import Testing

/// `--to DIR/` as a developer of fixtures meets it.
@Suite struct FolderTests {
  private static let seed = ["--authority", "seed:test"]

  /// The names in a folder, sorted; hidden ones among them.
  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func writesFixturesAndKeepsTheTimeline() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let command = try Command.run(
      ["run", "small.json5", "--to", "out/"] + Self.seed, in: folder.path)
    #expect(command.status == 0)
    #expect(command.errors == "")
    #expect(command.output.hasPrefix("small\nseed 1, "))
    #expect(
      command.output.hasSuffix(
        "\n3 notifications, 1 customer as expected, 0 not reached, 0 refused.\n"))
    #expect(try names("\(folder.path)/out").count == 3 * 4 + 3)
    let root = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/out/root.cer"))
    let authority = try Command.run(["authority"] + Self.seed).output
    #expect(authority.contains(root.base64EncodedString()))
    let again = try Command.run(
      ["run", "small.json5", "--to", "out", "--quiet"] + Self.seed, in: folder.path)
    #expect(again.status == 0, "without the slash once it is a folder: \(again.errors)")
  }

  @Test func fansOut() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let command = try Command.run(
      ["run", "small.json5", "--to", "a/", "--to", "-", "--to", "b/", "--quiet"] + Self.seed,
      in: folder.path)
    #expect(command.status == 0)
    let files = try ["a", "b"].map { part in
      try names("\(folder.path)/\(part)").map {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(part)/\($0)"))
      }
    }
    #expect(files[0] == files[1])
    let body = try String(
      contentsOfFile: "\(folder.path)/a/ana-01-SUBSCRIBED.INITIAL_BUY.json", encoding: .utf8)
    #expect(command.output.hasPrefix(body + "\n"))
  }

  @Test func givesEachScenarioAFolderOfItsOwn() throws {
    let folder = try Folder()
    let acme = try Folder(folder.path + "/acme")
    for name in ["one", "two"] { try acme.write("\(name).json5", smallScenario) }
    let options = ["--to", "out/", "--format", "decoded"]
    let command = try Command.run(["run", "acme"] + options, in: folder.path)
    #expect(command.status == 0)
    #expect(command.output.hasSuffix("2 scenarios: 2 passed.\n"))
    #expect(try names("\(folder.path)/out") == ["one", "two"])
    #expect(try names("\(folder.path)/out/two").count == 3 * 3 + 2)
    #expect(try Command.run(["run", "acme"] + options, in: folder.path).status == 0)
  }

  @Test func refusesTwoScenariosOfOneName() throws {
    let folder = try Folder()
    let first = try Folder(folder.path + "/a")
    let second = try Folder(folder.path + "/b")
    try first.write("x.json5", smallScenario)
    try second.write("X.json5", smallScenario)
    let command = try Command.run(["run", "a", "b", "--to", "out/"], in: folder.path)
    #expect(command.status == 64)
    #expect(
      command.errors == "sandclock: a/x.json5 and b/X.json5 would both be kept as "
        + "\"X\"; run them one by one\n")
    #expect(try Command.run(["run", "a", "b"], in: folder.path).status == 0)
  }

  @Test func saysWhyAFolderCannotBeWritten() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    try folder.write("file", "")
    for (target, words) in [
      ("file/out/", "file/out cannot be written: Not a directory"),
      ("file/", "file cannot be written: Not a directory"),
      (
        ".", ". holds \"file\" and no index.json of an earlier run; an empty or new folder would do"
      ),
    ] {
      let command = try Command.run(
        ["run", "small.json5", "--quiet", "--to", target] + Self.seed, in: folder.path)
      #expect(command.status == 74)
      #expect(command.errors == "sandclock: \(words)\n")
    }
    let several = try Command.run(
      ["run", "small.json5", "./small.json5", "--to", "file/", "--to", "-"], in: folder.path)
    #expect(several.status == 64, "the same file by two names")
  }

  @Test func saysWhyOneOfSeveralFoldersCannotBeWritten() throws {
    let folder = try Folder()
    let acme = try Folder(folder.path + "/acme")
    for name in ["one", "two"] { try acme.write("\(name).json5", smallScenario) }
    let out = try Folder(folder.path + "/out")
    try out.write("one", "")
    let command = try Command.run(
      ["run", "acme", "--to", "out/", "--format", "decoded"], in: folder.path)
    #expect(command.status == 74)
    #expect(
      command.output == """
          ERROR   one  out/one cannot be written: Not a directory
          ok      two      3 notifications
        2 scenarios: 1 passed, 1 stopped.

        """)
  }

  /// The shell's pipe is closed by `true`; the folder is written all the same.
  @Test(arguments: ["", "--to -"])
  func finishesTheFolderWhenNobodyReads(_ option: String) throws {
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "\"$0\" run \"$1\" --to \"$2/\" \(option) --format decoded 2>&1 | true",
      try Command.path(), file, "\(folder.path)/out",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(try names("\(folder.path)/out").count == 3 * 3 + 2)
  }
}
