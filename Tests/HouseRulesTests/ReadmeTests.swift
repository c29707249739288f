import Foundation
import Testing

/// A command that the README shows.
struct ReadmeCommand: Sendable, CustomTestStringConvertible {
  let place: String
  /// What follows `sandclock`, quotes taken off.
  let arguments: [String]
  /// Whether its block says that its files are only examples.
  let isExample: Bool

  var testDescription: String { "\(place) \(arguments.joined(separator: " "))" }

  /// The commands in the blocks fenced as `sh` or `console`; `sh example` names files that need not
  /// exist.
  static func all(in readme: SourceFile) -> [ReadmeCommand] {
    var commands: [ReadmeCommand] = []
    var fence: [Substring]?
    var begun: (place: String, text: String)?
    for line in readme.lines {
      if line.trimmed.hasPrefix("```") {
        fence = fence == nil ? line.trimmed.dropFirst(3).split(separator: " ") : nil
        begun = nil
        continue
      }
      guard let fence, fence.first == "sh" || fence.first == "console" else { continue }
      let text = (begun?.text ?? "") + line.trimmed
      if text.hasSuffix("\\") {
        begun = (begun?.place ?? line.place, text.dropLast() + " ")
        continue
      }
      if let arguments = arguments(of: text) {
        commands.append(
          ReadmeCommand(
            place: begun?.place ?? line.place, arguments: arguments,
            isExample: fence.contains("example")))
      }
      begun = nil
    }
    return commands
  }

  /// What follows the name of the executable, up to a pipe, a redirection or a second command.
  private static func arguments(of text: String) -> [String]? {
    let starts = ["swift run -c release sandclock", "swift run sandclock", "sandclock"]
    let words = text.split(separator: " ").drop { $0 == "$" }
    for start in starts.map({ $0.split(separator: " ") }) where words.starts(with: start) {
      let ends: Set<Substring> = ["|", "&&", "||", ";", ">", ">>", "2>", "#", "&"]
      return words.dropFirst(start.count).prefix { !ends.contains($0) }
        .map { $0.filter { $0 != "\"" && $0 != "'" } }
    }
    return nil
  }
}

@Suite struct ReadmeTests {
  /// The verbs of the command.
  static let verbs: Set<String> = [
    "run", "emit", "fixtures", "forgeries", "replay", "load", "merge", "check", "new", "catalog",
    "kinds", "scenarios", "decode", "receipt", "authority", "help",
  ]
  static let commands = ReadmeCommand.all(in: SourceFile("README.md"))

  @Test func showsACommand() {
    #expect(!Self.commands.isEmpty, "README.md shows no command of sandclock")
  }

  @Test(arguments: commands)
  func namesWhatExists(_ command: ReadmeCommand) {
    let verb = command.arguments.first ?? "nothing"
    #expect(
      Self.verbs.contains(verb) || verb.hasPrefix("--"),
      "\(command.place): sandclock has no verb \(verb) (or ReadmeTests.verbs lacks it)")
    guard !command.isExample else { return }
    for file in command.arguments where file.hasSuffix(".json5") || file.hasSuffix(".storekit") {
      #expect(
        Repository.files.contains(file.hasPrefix("./") ? String(file.dropFirst(2)) : file),
        "\(command.place): there is no \(file) (an example stands in a block fenced `sh example`)")
    }
  }

  @Test func readsCommands() {
    let readme = SourceFile(
      "README.md",
      text: """
        sandclock nothing
        ```sh
        swift run -c release sandclock run Scenarios/a.json5 \\
          --to - | jq .
        ```
        ```console
        $ sandclock check "b.json5"
        sandclock_output sandclock
        ```
        ```json
        sandclock nothing
        ```
        ```sh example
        sandclock new mine.storekit > mine.json5
        ```
        """)
    let commands = ReadmeCommand.all(in: readme)
    #expect(
      commands.map(\.arguments) == [
        ["run", "Scenarios/a.json5", "--to", "-"], ["check", "b.json5"], ["new", "mine.storekit"],
      ])
    #expect(commands.map(\.place) == ["README.md:3", "README.md:7", "README.md:14"])
    #expect(commands.map(\.isExample) == [false, false, true])
  }
}
