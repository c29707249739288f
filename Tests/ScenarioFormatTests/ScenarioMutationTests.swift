import Foundation
import ScenarioFormat
import TestSupport
import Testing

/// Whatever stands in the files, reading returns, and every finding can be looked up in them.
///
/// A run makes some thousand mutations. `SANDCLOCK_MUTATIONS=160 swift test --filter Mutation`
/// makes 160 times as many, a million, other ones each time the number differs, and prints how long
/// the slowest reading of each test took.
@Suite struct ScenarioMutationTests {
  /// How many times the usual number of mutations is made.
  static let factor =
    ProcessInfo.processInfo.environment["SANDCLOCK_MUTATIONS"].flatMap(Int.init) ?? 1

  static let scenarios = [
    scenarioText([
      "catalog": #""c.storekit""#, "products": #"{ w: "atlas.weekly", pro: "atlas.weekly" }"#,
      "store": #"{ renewalRate: "5m", renewalCap: "none", promptness: "exact" }"#,
      "start": #""2026-01-05T09:00:00Z""#, "until": #""12h""#, "seed": "7",
      "customers": #"""
      [
        { name: "ana", storefront: "DEU", accountToken: null, script: [
          { buy: "w" }, { at: "renewal 2 + 30s", cancel: "pro" },
          { at: "2026-01-05T10:00:00Z", resume: "w", remarks: 1 } ] },
        { name: "bo", accountToken: "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e", script: [] } ]
      """#,
      "expect": #"["ana SUBSCRIBED/INITIAL_BUY w", "ana DID_RENEW x2..", "bo ..."]"#,
    ]),
    scenarioText([
      "catalog": #"""
      { groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: { USA: "9.99" },
        offers: [{ kind: "code", id: "c", mode: "payAsYouGo", period: "P1M", price: 1 }] }] },
        products: [{ id: "coins", kind: "consumable", price: "0.99" }] }
      """#,
      "extends": #""p.json5""#, "title": #""${a} $${ ${c}""#,
      "params": #"{ a: "b", c: { env: "HOME", default: 1 }, n: 5 }"#, "seed": #""${n}""#,
      "authority": #""seed:word""#, "expect": #"["* x1..3", "EXPIRED/* pro"]"#,
    ]),
    scenarioText([
      "catalog": #"""
      { groups: { main: [{ id: "pro.month", level: 1, period: "P1M", price: 1 },
        { id: "low.year", level: 2, period: "P1Y", price: 2 }],
        news: [{ id: "news", level: 1, period: "P1W", price: 1 }] } }
      """#,
      "store": #"{ profile: "xcode", environment: "Sandbox", crossgradeSubtype: "omitted" }"#,
      "until": #""expiry of bo news + 1d""#,
      "customers": #"""
      [
        { name: "ana", app: { bundleId: "b" }, store: { profile: "production" }, script: [
          { id: "first", buy: "pro" }, { at: "@first + 1m", changePlan: "low.year" },
          { at: "period end of bo - 1m", cancel: "pro", repeat: 3, every: "1m" },
          { at: "bo DID_RENEW/* news #2 + 5s", resume: "first" } ] },
        { name: "bo", script: [{ at: "@first + 2m", buy: "news" },
          { id: "second", at: "renewal 2 of ana first", cancel: "news" }] } ]
      """#,
      "expect": #"""
      [{ anyOrder: ["ana * x2", "bo EXPIRED/*"] }, "bo ...",
       { notification: "ana DID_RENEW #2", where: { data: { status: 1, list: [true, null] } },
         has: { subtype: "*" }, count: "..4", between: ["start + 1m", "@second"] }]
      """#,
    ]),
  ]
  /// A catalog for the scenario that names a file.
  static let catalog = """
    { "subscriptionGroups": [{ "id": "1", "name": "Atlas", "subscriptions": [
      { "productID": "atlas.weekly", "displayPrice": "0.99", "recurringSubscriptionPeriod": "P1W" }
    ] }] }
    """
  /// A parent for the scenario that names one.
  static let parent = #"{ extends: null, params: { d: true }, store: { renewalCap: 3 } }"#
  static let words = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "-1", "0", "1e400", "\"\"", "\"-5m\"",
    "\"999999999999w\"", "99999999999999999999", "\"now\"", "\"2100-01-01T00:00:00Z\"", "'x2'",
    "\u{0}", "\u{FEFF}", "😀", "\r", "\n", "{}", "[]", "[[", "\"ana\"", "\"pro\"", "\"c.storekit\"",
    "\"${a}\"", "\"${\"", "\"p.json5\"", "\"s.json5\"",
  ].map { Array($0.utf8) }

  @Test func nothingIsWrongWithThemUnmutated() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.catalog.utf8, to: "c.storekit")
    try folder.write(Self.parent.utf8, to: "p.json5")
    for (number, text) in Self.scenarios.enumerated() {
      try folder.write(text.utf8, to: "\(number).json5")
      #expect(folder.read("\(number).json5").plan != nil, "\(folder.findings("\(number).json5"))")
    }
  }

  @Test(arguments: scenarios.indices, UInt64(1)...4)
  func mutatedScenarios(_ number: Int, _ seed: UInt64) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.catalog.utf8, to: "c.storekit")
    try folder.write(Self.parent.utf8, to: "p.json5")
    try mutate(Self.scenarios[number], "s.json5", in: folder, seed: seed, times: 300)
  }

  @Test(arguments: UInt64(1)...4)
  func mutatedCatalogs(_ seed: UInt64) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.scenarios[0].utf8, to: "s.json5")
    try mutate(StoreKitLayout.version4, "c.storekit", in: folder, seed: seed, times: 200)
  }

  @Test(arguments: StoreKitVersions.all.indices)
  func mutatedCatalogsOfEveryFormat(_ number: Int) throws {
    let folder = try ScratchFolder()
    try folder.write(
      scenarioText([
        "catalog": #""c.storekit""#, "products": "",
        "customers": #"[{ name: "ana", script: [{ buy: "atlas.month" }] }]"#,
      ]).utf8, to: "s.json5")
    let text = StoreKitVersions.all[number].1
    try mutate(text, "c.storekit", in: folder, seed: UInt64(number), times: 200)
  }

  private func mutate(
    _ text: String, _ name: String, in folder: ScratchFolder, seed: UInt64, times: Int
  ) throws {
    var random = SplitMix64(seed: seed &* UInt64(Self.factor))
    var slowest = SlowestReading()
    for _ in 0..<times * Self.factor {
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) { change(&bytes, &random) }
      try folder.write(bytes, to: name)
      let outcome = slowest.measure { folder.read() }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect((outcome.plan == nil) == outcome.findings.contains { !$0.isNote }, "\(text)")
      for finding in outcome.findings {
        let isWhole =
          finding.line >= 1 && finding.column >= 1 && finding.path.hasPrefix("$")
          && !finding.message.isEmpty
          && finding.description.unicodeScalars.allSatisfy { $0.value >= 0x20 }
        #expect(isWhole, "\(finding) in \(text)")
      }
    }
    if Self.factor > 1 { print("\(name), \(times * Self.factor) readings, \(slowest)") }
  }

  @Test(arguments: UInt64(1)...4)
  func mutatedAssignments(_ seed: UInt64) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.parent.utf8, to: "p.json5")
    try folder.write(Self.scenarios[1].utf8, to: "s.json5")
    var random = SplitMix64(seed: seed &* UInt64(Self.factor))
    var slowest = SlowestReading()
    for _ in 0..<300 * Self.factor {
      var bytes = Array(#"customers[0].script[0]["at"]={ a: 1 }"#.utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) { change(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      let outcome = slowest.measure {
        ScenarioReader.read(file: folder["s.json5"], set: [text])
      }
      #expect((outcome.plan == nil) == outcome.findings.contains { !$0.isNote }, "\(text)")
    }
    if Self.factor > 1 { print("--set, \(300 * Self.factor) readings, \(slowest)") }
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0...4, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.replaceSubrange(start..<end, with: Self.words.randomElement(using: &random) ?? [])
    case 3: replaceValue(&bytes, from: start, &random)
    default: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &random), at: start)
    }
  }

  /// Puts another value where the next one stands: most of these still are JSON5.
  private func replaceValue(_ bytes: inout [UInt8], from start: Int, _ random: inout SplitMix64) {
    let ends = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")),
      let end = bytes[colon...].firstIndex(where: ends.contains)
    else { return }
    bytes.replaceSubrange(
      (colon + 1)..<end, with: [0x20] + (Self.words.randomElement(using: &random) ?? []))
  }
}

/// The longest that one reading took, by the clock and of the processor; told, never tested. Where
/// other programs run, the clock counts what they take.
private struct SlowestReading: CustomStringConvertible {
  private var longest = Duration.zero
  private var longestWork = Duration.zero

  var description: String { "the slowest took \(longest), work \(longestWork)" }

  mutating func measure<Value>(_ read: () throws -> Value) rethrows -> Value {
    let clock = ContinuousClock()
    let (began, workBegan) = (clock.now, Self.work)
    defer {
      longest = max(longest, clock.now - began)
      longestWork = max(longestWork, Self.work - workBegan)
    }
    return try read()
  }

  /// What this thread has taken of the processor so far.
  private static var work: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
