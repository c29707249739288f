import ScenarioFormat
import SubscriptionModel
import Testing

/// What the settings of stores become, the scenario's and single customers'.
@Suite struct StoreReadingTests {
  /// The store of the first customer of a scenario with these settings, and the length of each
  /// period there.
  private func read(_ store: String) throws -> StorePolicy {
    let folder = try ScratchFolder()
    let text = scenarioText(["store": store, "until": #""1h""#])
    try folder.write(text.utf8, to: "s.json5")
    let outcome = folder.read()
    return try #require(outcome.plan, "\(outcome.findings)").customers[0].policy
  }

  /// StoreKitTest's page of time rates: seconds of a week, a month, two, three and six months, and
  /// a year.
  @Test(arguments: [
    ("monthlyRenewalEveryHour", [900, 3600, 7200, 10_800, 21_600, 43_200]),
    ("monthlyRenewalEveryThirtyMinutes", [600, 1800, 3600, 5400, 10_800, 21_600]),
    ("monthlyRenewalEveryFifteenMinutes", [300, 900, 1800, 2700, 5400, 10_800]),
    ("monthlyRenewalEveryFiveMinutes", [180, 300, 600, 900, 1800, 3600]),
    ("monthlyRenewalEveryThirtySeconds", [10, 30, 60, 90, 180, 360]),
    ("oneRenewalEveryFifteenMinutes", [900, 900, 900, 900, 900, 900]),
    ("oneRenewalEveryFiveMinutes", [300, 300, 300, 300, 300, 300]),
    ("oneRenewalEveryMinute", [60, 60, 60, 60, 60, 60]),
    ("oneRenewalEveryThirtySeconds", [30, 30, 30, 30, 30, 30]),
    ("oneRenewalEveryTenSeconds", [10, 10, 10, 10, 10, 10]),
    ("oneRenewalEveryTwoSeconds", [2, 2, 2, 2, 2, 2]),
  ])
  func xcodesRates(_ name: String, _ seconds: [Int64]) throws {
    for profile in ["xcode", "sandbox", "testflight", "production"] {
      let policy = try read("{ profile: \"\(profile)\", renewalRate: \"\(name)\" }")
      let start = SimInstant(milliseconds: 1_767_603_600_000)
      let lengths = BillingPeriod.allCases.map {
        policy.calendar.end(of: $0, from: start, anchor: start) - start
      }
      #expect(lengths == seconds.map { .seconds($0) }, "\(profile)")
    }
  }

  @Test func realTimeIsRealMonths() throws {
    for profile in ["xcode", "sandbox", "testflight", "production"] {
      let policy = try read("{ profile: \"\(profile)\", renewalRate: \"realTime\" }")
      #expect(policy.calendar == .real)
    }
  }

  @Test(arguments: [
    (#"{}"#, "sandbox Sandbox compressed 6 measured apple"),
    (#"{ profile: "testflight" }"#, "testflight Sandbox uniform 6 measured apple"),
    (#"{ profile: "xcode" }"#, "xcode Xcode real none measured apple"),
    (#"{ profile: "production" }"#, "production Production real none measured apple"),
    // Every number can be another.
    (
      #"{ profile: "production", environment: "Sandbox", renewalCap: 3, renewalRate: "5m" }"#,
      "production Sandbox compressed 3 measured apple"
    ),
    (
      #"{ profile: "testflight", environment: "LocalTesting", renewalCap: "none" }"#,
      "testflight LocalTesting uniform none measured apple"
    ),
    (
      #"{ promptness: "exact", crossgradeSubtype: "omitted" }"#,
      "sandbox Sandbox compressed 6 exact omitted"
    ),
    // The order of the settings is nothing.
    (#"{ renewalCap: 2, profile: "xcode" }"#, "xcode Xcode real 2 measured apple"),
  ])
  func profiles(_ store: String, _ expected: String) throws {
    #expect(try read(store).outline == expected)
  }

  /// A customer's settings are merged over the scenario's; `null` is the profile's own.
  @Test(arguments: [
    ("{}", "sandbox Sandbox compressed 3 exact apple"),
    (#"{ renewalCap: null }"#, "sandbox Sandbox compressed 6 exact apple"),
    (#"{ profile: "production" }"#, "production Production real 3 exact apple"),
    (
      #"{ profile: "xcode", renewalCap: "none", promptness: "measured" }"#,
      "xcode Xcode real none measured apple"
    ),
    (#"{ crossgradeSubtype: "omitted" }"#, "sandbox Sandbox compressed 3 exact omitted"),
    ("null", "sandbox Sandbox compressed 3 exact apple"),
  ])
  func storesOfCustomers(_ store: String, _ expected: String) throws {
    let reading = PlanCase(
      "",
      [
        "store": #"{ renewalCap: 3, promptness: "exact" }"#, "until": #""1h""#,
        "customers": "[{ name: \"ana\", store: \(store) }, { name: \"bo\" }]",
      ], ""
    ) { $0.customers.map(\.policy.outline).joined(separator: ", ") }
    #expect(try reading.read() == "\(expected), sandbox Sandbox compressed 3 exact apple")
  }

  @Test(arguments: [
    ("{}", "com.example.app 7 2"), (#"{ bundleId: "other" }"#, "other 7 2"),
    (#"{ appAppleId: null }"#, "com.example.app none 2"),
    (#"{ appAppleId: 9, bundleVersion: null }"#, "com.example.app 9 none"),
    ("null", "com.example.app 7 2"),
  ])
  func appsOfCustomers(_ app: String, _ expected: String) throws {
    let reading = PlanCase(
      "",
      [
        "app": #"{ bundleId: "com.example.app", appAppleId: 7, bundleVersion: "2" }"#,
        "customers": "[{ name: \"ana\", app: \(app) }, { name: \"bo\" }]",
      ], ""
    ) { $0.customers.map(\.app.outline).joined(separator: ", ") }
    #expect(try reading.read() == "\(expected), com.example.app 7 2")
  }

  @Test(arguments: [
    ("{}", "once, 5 s"),
    (#"{ profile: "testflight" }"#, "once, 5 s"),
    (#"{ profile: "production" }"#, "1h 12h 24h 48h 72h, 5 s"),
    (#"{ profile: "production", retries: [] }"#, "once, 5 s"),
    (
      #"{ retries: ["1h", "30h"], noRetryOn: [400, 410], timeout: "500ms" }"#,
      "1h 30h, not on 400 410, 0 s"
    ),
  ])
  func deliveries(_ store: String, _ expected: String) throws {
    let folder = try ScratchFolder()
    try folder.write(scenarioText(["store": store, "until": #""1h""#]).utf8, to: "s.json5")
    let outcome = folder.read()
    let terms = try #require(outcome.plan, "\(outcome.findings)").customers[0].delivery
    let retries = terms.retries.map { "\($0.milliseconds / 3_600_000)h" }
    let words =
      [retries.isEmpty ? "once" : retries.joined(separator: " ")]
      + (terms.noRetryOn.isEmpty
        ? [] : ["not on \(terms.noRetryOn.map(String.init).joined(separator: " "))"])
      + ["\(terms.timeout.milliseconds / 1000) s"]
    #expect(words.joined(separator: ", ") == expected)
  }

  @Test func aCustomersOwnDeliveries() throws {
    let folder = try ScratchFolder()
    let customers = """
      [{ name: "ana", store: { timeout: "9s" }, script: [{ buy: "pro" }] },
       { name: "bo", store: { retries: null, profile: "production", renewalCap: 2 },
         script: [{ buy: "pro" }] }]
      """
    try folder.write(
      scenarioText(["store": #"{ retries: ["2m"], noRetryOn: [404] }"#, "customers": customers])
        .utf8, to: "s.json5")
    let outcome = folder.read()
    let plan = try #require(outcome.plan, "\(outcome.findings)")
    let terms = plan.customers.map(\.delivery)
    #expect(terms.map(\.retries) == [[.minutes(2)], DeliveryTerms(.production).retries])
    #expect(terms.map(\.timeout) == [.seconds(9), .seconds(5)])
    #expect(terms.map(\.noRetryOn) == [[404], [404]])
  }

  @Test(arguments: [
    ("{}", "extended"), ("{ v1: {} }", "extended"), (#"{ v1: { dialect: "apple" } }"#, "apple"),
    (#"{ v1: { dialect: "apple", legacy: true } }"#, "apple as before"),
    ("{ v1: null }", "extended"),
  ])
  func version1(_ store: String, _ expected: String) throws {
    let policy = try read(store).v1
    #expect(policy.dialect.rawValue + (policy.isLegacy ? " as before" : "") == expected)
  }

  @Test(
    arguments: [
      ("{}", [6, 24, 48]), (#"{ retries: ["1h"] }"#, [1]), ("{ retries: [] }", []),
    ] as [(String, [Int64])])
  func version1HasALadderOfItsOwn(_ store: String, _ hours: [Int64]) throws {
    let folder = try ScratchFolder()
    let members = store == "{}" ? "" : String(store.dropFirst().dropLast()) + ","
    let text = scenarioText([
      "store": #"{ \#(members) profile: "production" }"#, "until": #""1h""#,
    ])
    try folder.write(text.utf8, to: "s.json5")
    let terms = try #require(folder.read().plan).customers[0].delivery.ofV1
    #expect(terms.retries == hours.map { .hours($0) })
  }

  @Test(arguments: [
    ("", nil), (#", sharedSecret: "abc""#, "abc"), (", sharedSecret: null", "none"),
  ])
  func sharedSecrets(_ member: String, _ secret: String?) throws {
    let reading = PlanCase(
      "", ["app": #"{ bundleId: "com.example.app", appAppleId: 7\#(member) }"#], ""
    ) { $0.customers[0].app.sharedSecret ?? "none" }
    #expect(
      try reading.read()
        == secret ?? AppIdentity.derivedSecret(bundleIdentifier: "com.example.app"))
  }

  /// The developer's grace period and the store's patience, over those of the scenario.
  @Test func billing() throws {
    let folder = try ScratchFolder()
    let store = #"{ gracePeriod: "16d", graceEligible: "paid", retryLength: "3m" }"#
    let customers = """
      [{ name: "ana" }, { name: "bo", store: { gracePeriod: "off", graceLength: "9s" } }]
      """
    try folder.write(scenarioText(["store": store, "customers": customers]).utf8, to: "s.json5")
    let outcome = folder.read()
    let plan = try #require(outcome.plan, "\(outcome.findings)")
    let billing = plan.customers.map(\.policy.billing)
    #expect(billing.map(\.gracePeriod) == [.sixteenDays, .off])
    #expect(billing.map(\.eligibility) == [.paid, .paid])
    #expect(billing.map(\.graceLengthOverride) == [nil, .seconds(9)])
    #expect(billing.map(\.retryLengthOverride) == [.minutes(3), .minutes(3)])
  }
}

extension StorePolicy {
  fileprivate var outline: String {
    let periods =
      switch calendar {
      case .compressed: "compressed"
      case .uniform: "uniform"
      case .real: "real"
      case .universal: "universal"
      }
    return "\(profile) \(environment.rawValue) \(periods) "
      + "\(renewalCap.map { "\($0)" } ?? "none") \(promptness) \(crossgradeSubtype)"
  }
}

extension AppIdentity {
  fileprivate var outline: String {
    "\(bundleIdentifier) \(appAppleIdentifier.map { "\($0)" } ?? "none") "
      + (bundleVersion ?? "none")
  }
}
