internal import Foundation
internal import Sandclock

/// `sandclock fixtures DIR`: a notification of every kind, as files to commit.
enum FixturesVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .fixtures)
    let path = try OperandFolder.path(arguments)
    guard arguments.all(.only).count <= 1 else {
      throw UsageError.repeatedOption(Option.only.rawValue)
    }
    let form = try RunSettings.form(arguments)
    guard form != .v1 else {
      throw UsageError.badValue(
        "v1", option: Option.format.rawValue,
        wanted: "signed or decoded, beside which the legacy twins stand,")
    }
    let parent = try LifeParent(arguments)
    let fixtures = try Fixtures(fitting: arguments[.only], over: parent)
    let authority =
      form == .decoded
      ? nil
      : try fixtures.authority(
        choice: arguments[.authority], environment: parent.environment)
    for warning in authority?.warnings ?? [] { console.complain("sandclock: \(warning)") }
    let status =
      arguments.has(.check)
      ? try check(fixtures, path, signedBy: authority, console)
      : try write(fixtures, path, signedBy: authority, console)
    for omission in fixtures.omissions {
      try console.say("left out   \(omission.reason)")
    }
    return status
  }

  private static func write(
    _ fixtures: Fixtures, _ path: String, signedBy authority: TestAuthority?, _ console: Console
  ) throws -> ExitStatus {
    let count = try fixtures.write(to: path, signedBy: authority)
    try console.say(
      "wrote \(fixtures.count) kinds into \(path)/, \(count) files, "
        + (authority.map { "signed by authority \($0.fingerprint)" } ?? "nothing signed"))
    return .success
  }

  private static func check(
    _ fixtures: Fixtures, _ path: String, signedBy authority: TestAuthority?, _ console: Console
  ) throws -> ExitStatus {
    let check = try FixtureCheck(of: path, against: fixtures, signedBy: authority)
    for line in check.lines { try console.say(line) }
    guard check.lines.isEmpty else { return .notAsExpected }
    try console.say("\(path)/ is as it would be written: \(check.fileCount) files")
    return .success
  }
}
