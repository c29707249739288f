import ScenarioFormat
import SubscriptionModel
import Testing

/// What small scenarios become: the head of a plan.
@Suite struct PlanReadingTests {
  /// Editors find the schema by it.
  @Test func aSchemaMeansNothing() throws {
    let folder = try ScratchFolder()
    try folder.write(scenarioText(["$schema": #""scenario.schema.json""#]).utf8, to: "s.json5")
    #expect(folder.findings() == [])
  }

  @Test(arguments: [
    PlanCase("title", ["title": #""Größe \u2116 1""#], "Größe № 1") { $0.title },
    PlanCase("seed", [:], "1") { "\($0.seed)" },
    PlanCase("seed zero", ["seed": "0"], "0") { "\($0.seed)" },
    PlanCase("seed null", ["seed": "null"], "1") { "\($0.seed)" },
    PlanCase("largest seed", ["seed": "9007199254740991"], "9007199254740991") { "\($0.seed)" },
    PlanCase("seed with an exponent", ["seed": "1e3"], "1000") { "\($0.seed)" },
    PlanCase("seed in hexadecimal", ["seed": "0xff"], "255") { "\($0.seed)" },
    PlanCase("start", [:], "2026-01-05 09:00:00Z") { $0.start.text },
    PlanCase("start given", ["start": #""2024-02-29T12:00:00+02:00""#], "1709200800000") {
      "\($0.start.milliseconds)"
    },
    PlanCase("earliest start", ["start": #""2000-01-01T00:00:00Z""#], "946684800000") {
      "\($0.start.milliseconds)"
    },
    PlanCase("latest start", ["start": #""2099-12-31T23:59:59.999Z""#], "4102444799999") {
      "\($0.start.milliseconds)"
    },
    PlanCase("until", [:], "nil") { "\($0.end?.text ?? "nil")" },
    PlanCase("until a duration", ["until": #""1h30m""#], "2026-01-05 10:30:00Z") {
      "\($0.end?.text ?? "nil")"
    },
    PlanCase("until the start", ["until": #""0s""#], "2026-01-05 09:00:00Z") {
      "\($0.end?.text ?? "nil")"
    },
    PlanCase("until a date", ["until": #""2026-02-01T00:00:00Z""#], "2026-02-01 00:00:00Z") {
      "\($0.end?.text ?? "nil")"
    },
    PlanCase(
      "until counts from the start", ["until": #""1d""#, "start": #""2030-01-01T00:00:00Z""#],
      "2030-01-02 00:00:00Z"
    ) {
      "\($0.end?.text ?? "nil")"
    },
    PlanCase("authority", [:], "nil") { $0.authority ?? "nil" },
    PlanCase("authority by a word", ["authority": #""seed:acme""#], "seed:acme") {
      $0.authority ?? "nil"
    },
    PlanCase("app", [:], "com.example.app 7 1") { $0.app.text },
    PlanCase(
      "app without numbers",
      ["app": #"{ bundleId: "b", appAppleId: null, bundleVersion: null }"#], "b nil nil"
    ) { $0.app.text },
    PlanCase(
      "app with a build", ["app": #"{ bundleId: "b", appAppleId: 1e9, bundleVersion: "2.0" }"#],
      "b 1000000000 2.0"
    ) { $0.app.text },
    PlanCase("remarks", ["remarks": "[1, { any: thing, }]".replacing("thing", with: "'x'")], "t") {
      $0.title
    },
    PlanCase(
      "remarks in every object",
      [
        "app": #"{ bundleId: "b", appAppleId: 7, remarks: 1 }"#, "store": "{ remarks: 2 }",
        "customers":
          #"[{ name: "ana", remarks: 3, script: [{ buy: "pro", remarks: 4 }] }]"#,
      ], "b 7 1"
    ) { $0.app.text },
  ])
  func heads(_ reading: PlanCase) throws {
    #expect(try reading.read() == reading.expected)
  }

  @Test(arguments: [
    PlanCase("sandbox", [:], "sandbox 300000 180000 6 measured") { $0.policy.text },
    PlanCase("named", ["store": #"{ profile: "sandbox" }"#], "sandbox 300000 180000 6 measured") {
      $0.policy.text
    },
    PlanCase(
      "a column", ["store": #"{ renewalRate: "1h" }"#], "sandbox 3600000 900000 6 measured"
    ) { $0.policy.text },
    PlanCase(
      "the same column in other units", ["store": #"{ renewalRate: "60m" }"#],
      "sandbox 3600000 900000 6 measured"
    ) { $0.policy.text },
    PlanCase(
      "another rate", ["store": #"{ renewalRate: "10s" }"#], "sandbox 10000 3000 6 measured"
    ) { $0.policy.text },
    PlanCase(
      "the fastest rate", ["store": #"{ renewalRate: "1s" }"#], "sandbox 1000 1000 6 measured"
    ) { $0.policy.text },
    PlanCase(
      "the slowest rate", ["store": #"{ renewalRate: "30d" }"#],
      "sandbox 2592000000 864000000 6 measured"
    ) { $0.policy.text },
    PlanCase("a cap", ["store": "{ renewalCap: 12 }"], "sandbox 300000 180000 12 measured") {
      $0.policy.text
    },
    PlanCase(
      "no cap", ["store": #"{ renewalCap: "none" }"#, "until": #""1d""#],
      "sandbox 300000 180000 none measured"
    ) { $0.policy.text },
    PlanCase(
      "exact", ["store": #"{ promptness: "exact", renewalCap: null }"#],
      "sandbox 300000 180000 6 exact"
    ) { $0.policy.text },
  ])
  func policies(_ reading: PlanCase) throws {
    #expect(try reading.read() == reading.expected)
  }

  @Test func overridesWin() throws {
    let now = SimInstant(milliseconds: 1_800_000_000_123)
    let reading = PlanCase("both", ["seed": "5", "start": #""now - 1m""#], "") {
      "\($0.seed) \($0.start.milliseconds)"
    }
    #expect(try reading.read(.init(now: now)) == "5 1799999940000")
    #expect(try reading.read(.init(seed: 9, now: now)) == "9 1799999940000")
    #expect(try reading.read(.init(start: now)) == "5 1800000000123")
  }

  @Test func whatIsOverriddenIsReadAllTheSame() throws {
    let folder = try ScratchFolder()
    try folder.write(scenarioText(["seed": "-5", "start": #""2026""#]).utf8, to: "s.json5")
    let outcome = folder.read(.init(seed: 9, start: SimInstant(milliseconds: 1_800_000_000_000)))
    #expect(outcome.plan == nil)
    #expect(
      outcome.findings.map(\.message) == [
        "found -5; a whole number from 0 to 9007199254740991 would do",
        #""2026" is no date and time; write for example "2026-01-05T09:00:00Z""#,
      ])
  }
}

extension AppIdentity {
  fileprivate var text: String {
    let number = appAppleIdentifier.map { "\($0)" } ?? "nil"
    return "\(bundleIdentifier) \(number) \(bundleVersion ?? "nil")"
  }
}

extension StorePolicy {
  fileprivate var text: String {
    let cap = renewalCap.map { "\($0)" } ?? "none"
    let periods =
      switch calendar {
      case .compressed(let rate): "\(rate.month.milliseconds) \(rate.week.milliseconds)"
      case .uniform(let length): "all \(length.milliseconds)"
      case .real: "real"
      case .universal: "universal"
      }
    return "\(profile) \(periods) \(cap) \(promptness)"
  }
}
