import Foundation
import Testing

/// `--with`, `--set`, `--only` and the environment, as a team puts scenarios over its own products.
@Suite struct MergingTests {
  private static let parent = """
    { catalog: { groups: { g: [{ id: "team.pro", level: 1, period: "P1M", price: "1" }] } },
      app: { bundleId: "${BUNDLE}", appAppleId: 1 }, products: { pro: "team.pro" },
      params: { BUNDLE: { env: "TEAM_BUNDLE" } }, authority: "keys" }
    """

  @Test func runsAScenarioOverATeamsProducts() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    try folder.write("team.json5", Self.parent)
    let command = try Command.run(
      [
        "run", "small.json5", "--with", "team.json5", "--set", "store.promptness=exact", "--to",
        "-",
      ],
      environment: ["TEAM_BUNDLE": "com.s3cret"], in: folder.path)
    #expect(command.status == 0)
    #expect(command.errors.contains("\n  0:00:00  ana       SUBSCRIBED/INITIAL_BUY "))
    #expect(command.errors.contains(" pro      active   0:05:00\n"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/keys/root.key"))
    let decoded = try Command.run(["decode"], input: command.output).output
    #expect(decoded.contains(#""bundleId":"com.s3cret""#))
    #expect(decoded.contains(#""productId":"team.pro""#))
  }

  @Test func runsAFolderOverThem() throws {
    let folder = try Folder()
    for name in ["a", "b"] { try folder.write("\(name).json5", smallScenario) }
    try folder.write("c.json5", smallScenario.replacing("ana", with: "bo"))
    try folder.write("team.json5", Self.parent)
    let options = ["--with", "team.json5", "--set", "params.BUNDLE=x", "--only", "ana"]
    let command = try Command.run(["run", "."] + options, in: folder.path)
    #expect(command.status == 64)
    #expect(
      command.output == """
          ok      a      3 notifications
          ok      b      3 notifications
          ERROR   c  --only "ana" fits no customer; there is bo
        3 scenarios: 2 passed, 1 stopped.

        """)
  }

  @Test func showsTheCatalogOfAParent() throws {
    let folder = try Folder()
    try folder.write("team.json5", Self.parent)
    try folder.write("mine.json5", #"{ sandclock: 1, title: "mine", extends: "team.json5" }"#)
    let command = try Command.run(["catalog", "mine.json5"], in: folder.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.output.contains("team.pro"))
  }

  @Test func checksWhatCounts() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    try folder.write("team.json5", Self.parent)
    let arguments = ["check", "small.json5", "--with=team.json5"]
    let unset = try Command.run(arguments, in: folder.path)
    #expect(unset.status == 65)
    #expect(
      unset.output == """
        team.json5:2:20: $.app.bundleId: "BUNDLE" has no value: TEAM_BUNDLE is not in the \
        environment; set it there, or give params.BUNDLE a default
        1 finding in 1 of 1 file

        """)
    let set = try Command.run(
      arguments + ["--set", "params.BUNDLE=team", "--set", "customers[0].script[0].buy=prro"],
      in: folder.path)
    #expect(
      set.output == """
        --set customers[0].script[0].buy=…:1:1: $.customers[0].script[0].buy: "prro" is no product \
        of the catalog; did you mean "pro" (team.pro)?
        1 finding in 1 of 1 file

        """)
  }

  @Test func neverShowsTheEnvironment() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let parent = """
      { params: { name: { env: "NAME" }, keys: { env: "KEYS" } }, title: "for ${name}",
        customers: [{ name: "${name}", script: [{ buy: "pro" }] }], expect: ["${name} REFUND"],
        authority: "${keys}" }
      """
    try folder.write("team.json5", parent)
    let environment = ["NAME": "s3cret", "KEYS": "/nowhere/s4cret"]
    for options in [
      [], ["--only", "anna"], ["--to", "-"], ["--set", "customers[0].name=x${name}X!"],
    ] {
      let command = try Command.run(
        ["run", "small.json5", "--with", "team.json5"] + options, environment: environment,
        in: folder.path)
      #expect(command.status != 0)
      #expect((command.output + command.errors).contains("•••"))
      #expect(!(command.output + command.errors).contains("s3cret"))
      #expect(!(command.output + command.errors).contains("s4cret"))
    }
  }

  @Test func failuresSayHowToRepeatThem() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    try folder.write("over it.json5", #"{ expect: ["REFUND"] }"#)
    let command = try Command.run(
      [
        "run", "small.json5", "--with", "over it.json5", "--set", "seed=9", "--only", "a*",
        "--only", "ana", "--start", "now - 1h", "--quiet", "--audit", "--strict",
      ], in: folder.path)
    #expect(command.status == 1)
    // The instant that was an hour ago is not the one that will have been.
    let again = try #require(command.errors.firstRange(of: #/again     (.*)\n/#))
    let instant = /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ/
    #expect(
      command.errors[again].replacing(instant, with: "INSTANT")
        == "again     sandclock run small.json5 --with 'over it.json5' --set seed=9 --only 'a*' "
        + "--only ana --start INSTANT --seed 9 --audit --strict\n")
  }

  @Test(arguments: [
    (
      ["--only", "anna"], 64, "sandclock: --only \"anna\" fits no customer; did you mean \"ana\"?\n"
    ),
    (["--only", "x*"], 64, "sandclock: --only \"x*\" fits no customer; there is ana\n"),
    (["--with"], 64, "sandclock: --with needs a value\n"),
    (["--override", "a=1"], 64, "sandclock: run has no option \"--override\"; --set PATH=VALUE "),
    (["--with", "none.json5"], 65, "none.json5:1:1: $: there is no such file\n"),
    (
      ["--set", "seed"], 64,
      "sandclock: --set cannot be \"seed\"; PATH=VALUE, such as store.renewalRate=3m, would do\n"
    ),
  ])
  func refuses(_ options: [String], _ status: Int32, _ words: String) throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let command = try Command.run(["run", "small.json5"] + options, in: folder.path)
    #expect(command.status == status)
    #expect(command.output == "")
    #expect(command.errors.hasPrefix(words), "\(command.errors)")
  }
}
