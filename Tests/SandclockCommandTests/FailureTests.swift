import Foundation
import Testing

/// Keys and outputs that cannot do their work: 74 and why; bodies that are none: 65 and where.
@Suite struct FailureTests {
  @Test func needsAPlaceForTheAuthority() throws {
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    let command = try Command.run(["run", file, "--to", "-"])
    #expect(command.status == 74)
    #expect(command.errors.hasPrefix("sandclock: neither XDG_DATA_HOME nor HOME says where"))
    #expect(command.output == "")
  }

  @Test func refusesAFolderThatIsNoAuthority() throws {
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    let command = try Command.run(["run", file, "--to", "-", "--authority", folder.path])
    #expect(command.status == 74)
    #expect(command.errors.contains("is missing: an authority's folder holds"))
  }

  @Test func saysWhenTheDiskIsFull() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Command.path())
    process.arguments = ["run", file]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(text == "sandclock: the output cannot be written: No space left on device\n")
  }

  @Test(arguments: [
    ("", "standard input:1:1: there is no body; "),
    ("\n\n", "standard input:1:1: there is no body; "),
    ("\nhello\n", "standard input:2:1: signedPayload is no token: "),
    ("{}", "standard input:1:1: there is no \"signedPayload\" in it; "),
  ])
  func saysWhereABodyIsNone(_ input: String, _ words: String) throws {
    let command = try Command.run(["decode"], input: input)
    #expect(command.status == 65)
    #expect(command.errors.hasPrefix(words), "\(command.errors)")
  }

  @Test func readsTheOtherLinesOfALogAllTheSame() throws {
    let command = try Command.run(["decode"], input: "nonsense\ne30.e30.s\n")
    #expect(command.status == 65)
    #expect(command.output == "{}\n")
    #expect(command.errors.hasPrefix("standard input:1:1: signedPayload is no token: "))
  }

  @Test func stopsWithASentenceWhereDatesEnd() throws {
    let folder = try Folder()
    let file = try folder.write("small.json5", smallScenario)
    let command = try Command.run(["run", file, "--start", "2099-12-31T23:58:00Z"])
    #expect(command.status == 65)
    #expect(
      command.errors == "sandclock: ana is subscribed beyond the year 2099, where instants end; "
        + "start earlier or end the run with \"until\"\n")
  }
}
