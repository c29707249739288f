import ScenarioFormat
import SubscriptionModel
import Testing

/// What counts of parents, the file, what is put over it, and params.
@Suite struct MergeReadingTests {
  /// The plan's part of a scenario of several files.
  private func read(_ reading: FilesCase, _ part: (Plan) -> String) throws -> String {
    let folder = try ScratchFolder()
    let outcome = try reading.read(in: folder)
    return part(try #require(outcome.plan, "\(outcome.findings)"))
      .replacing("\(folder.path)/", with: "")
  }

  private static let layers = [
    "s.json5": scenarioText(["title": "", "store": "{ renewalCap: 3 }", "extends": #""p/a.json5""#]
    ),
    "p/a.json5": """
    { extends: "b.json5", title: "of a", seed: 5, app: { bundleId: "a" }, authority: "keys",
      store: { renewalCap: 9, profile: "testflight" } }
    """,
    "p/b.json5": #"{ title: "of b", seed: 4, start: "2026-02-01T00:00:00Z", customers: [] }"#,
    "w.json5": #"{ extends: "q/c.json5", seed: null }"#,
    "q/c.json5": #"{ seed: 8, authority: "more/keys", app: { appAppleId: null } }"#,
  ]

  @Test(arguments: [
    ([], [], "of a, 5, 2026-02-01 00:00:00Z, com.example.app 7, testflight 3, p/keys, ana"),
    (
      ["w.json5"], [],
      "of a, 1, 2026-02-01 00:00:00Z, com.example.app -, testflight 3, q/more/keys, ana"
    ),
    (
      ["w.json5"],
      [
        "seed=6", "authority=own", "customers[0].name=bo", "store={ profile: null }", "title='x=y'",
      ],
      "x=y, 6, 2026-02-01 00:00:00Z, com.example.app -, sandbox 3, own, bo"
    ),
    (
      ["w.json5", "q/c.json5"], [],
      "of a, 8, 2026-02-01 00:00:00Z, com.example.app -, testflight 3, q/more/keys, ana"
    ),
    (
      [], ["authority=seed:word", "$.app.bundleId=a", #"app["appAppleId"]=9"#, "title=5x"],
      "5x, 5, 2026-02-01 00:00:00Z, a 9, testflight 3, seed:word, ana"
    ),
  ])
  func laterOnesWin(_ with: [String], _ set: [String], _ expected: String) throws {
    let reading = FilesCase("layers", Self.layers, with: with, set: set)
    let found = try read(reading) { plan in
      let cap = plan.policy.renewalCap.map { "\($0)" } ?? "none"
      let number = plan.app.appAppleIdentifier.map { "\($0)" } ?? "-"
      return "\(plan.title), \(plan.seed), \(plan.start.text), \(plan.app.bundleIdentifier) "
        + "\(number), \(plan.policy.profile.rawValue) \(cap), \(plan.authority ?? "-"), "
        + plan.customers.map(\.name).joined(separator: " ")
    }
    #expect(found == expected)
  }

  @Test func setMakesObjectsOnTheWay() throws {
    let reading = FilesCase(
      "objects", ["s.json5": scenarioText()],
      set: ["store.renewalCap=4", "customers[0].store.renewalCap=5", "params.a=1"])
    #expect(
      try read(reading) {
        "\($0.policy.renewalCap ?? 0) \($0.customers[0].policy.renewalCap ?? 0)"
      } == "4 5")
  }

  @Test(arguments: [
    (#""${word}""#, "word"), (#""a ${word} b${n}${t}""#, "a word b16true"),
    (#""$${word}""#, "${word}"), (#""$$${word}$""#, "$${word}$"),
    (#""cost: $5 {}""#, "cost: $5 {}"),
    (#""${VAR}""#, "from outside"), (#""${default} ${dash-ed_}""#, "standard 1.5"),
    (#""${curly}""#, "${word}"),
  ])
  func paramsStandInText(_ title: String, _ expected: String) throws {
    let params = """
      { word: "word", n: 0x10, t: true, VAR: { env: "V" },
        default: { env: "W", default: "standard" },
        "dash-ed_": 1.5, curly: "${word}" }
      """
    let reading = FilesCase(
      "params", ["s.json5": scenarioText(["params": params, "title": title])],
      environment: ["V": "from outside", "word": "not meant"])
    #expect(try read(reading, \.title) == expected)
  }

  @Test func paramsKeepTheirType() throws {
    let params = #"{ seed: { env: "S", default: 1 }, cap: 3, app: 9, none: "none" }"#
    let text = scenarioText([
      "app": #"{ bundleId: "b", appAppleId: "${app}" }"#, "params": params,
      "seed": #""${seed}""#, "store": #"{ renewalCap: "${cap}" }"#,
    ])
    let reading = FilesCase(
      "types", ["s.json5": text, "w.json5": #"{ params: { cap: "none" }, until: "1h" }"#],
      with: ["w.json5"], environment: ["S": " 77 "])
    #expect(
      try read(reading) {
        "\($0.seed) \($0.app.appAppleIdentifier ?? 0) \($0.policy.renewalCap == nil)"
      } == "77 9 true")
  }

  @Test func aParentAloneIsNoScenarioAndCanBePutOverOne() throws {
    let folder = try ScratchFolder()
    let parent = """
      { catalog: "c.storekit", app: { bundleId: "team", appAppleId: 1 },
        products: { pro: "team.pro" }, store: { renewalRate: "3m" } }
      """
    try folder.write(parent.utf8, to: "team/parent.json5")
    try folder.write(StoreKitLayout.team.utf8, to: "team/c.storekit")
    try folder.write(scenarioText().utf8, to: "s.json5")
    #expect(
      folder.findings("team/parent.json5").map { $0.split(separator: "; ")[0] } == [
        #"team/parent.json5:1:1: $: "sandclock" is missing"#,
        #"team/parent.json5:1:1: $: "title" is missing"#,
        "team/parent.json5:1:1: $: there is nobody in this scenario",
      ])
    let outcome = ScenarioReader.read(
      file: folder["s.json5"], with: [folder["team/parent.json5"]])
    let plan = try #require(outcome.plan, "\(outcome.findings)")
    #expect(plan.title == "t")
    #expect(plan.catalog.subscriptions.map(\.identifier) == ["team.pro"])
    #expect(plan.app.bundleIdentifier == "team")
  }
}

extension StoreKitLayout {
  /// One subscription of a team's own.
  fileprivate static let team = """
    { "subscriptionGroups": [{ "id": "21000001", "name": "team", "subscriptions": [
      { "productID": "team.pro", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M",
        "displayPrice": "1.00", "type": "RecurringSubscription" }] }] }
    """
}
