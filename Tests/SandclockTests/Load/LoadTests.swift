import Delivery
import Foundation
import Sandclock
import TestSupport
import Testing

/// Loads of whole scenarios: what is refused before anything is sent, what arrives, and what
/// reports of several loads are worth together.
@Suite struct LoadTests {
  private static let second: Int64 = 1_000_000_000

  /// So many customers who buy within the first minutes: nine notifications each, in 35 minutes.
  private func scenario(of count: Int, seed: UInt64 = 1) throws -> Scenario {
    let customers = (0..<count).map {
      "{ name: \"p\($0)\", script: [{ at: \"\($0)s\", buy: \"pro\" }] }"
    }
    return try ScenarioText.scenario(
      """
      { sandclock: 1, title: "a crowd", app: { bundleId: "com.example.test", appAppleId: 1 },
        catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
        customers: [\(customers.joined(separator: ", "))] }
      """, seed: seed)
  }

  private func order(
    _ receiver: TestReceiver, _ rate: String, for duration: Int64, warmUp: Int64 = 0,
    ahead: Int? = nil, require: [String] = [], decoded: Bool = true
  ) throws -> LoadOrder {
    LoadOrder(
      shape: try .rate(rate), duration: duration, warmUp: warmUp, ahead: ahead,
      requirements: try require.map { try LoadRequirement($0) },
      target: HTTPTarget(url: receiver.url(), connections: 8, inFlight: 8),
      form: decoded ? .decoded : .signed)
  }

  private func load(
    _ scenario: Scenario, _ order: LoadOrder
  ) async throws -> (head: [String], report: LoadReport) {
    var head: [String] = []
    let report = try await scenario.load(
      order, signedBy: order.form == .signed ? .derived(from: "test") : nil,
      progress: LoadProgress()
    ) { head.append($0) }
    return (head, report)
  }

  @Test func sendsWhatARunSends() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let scenario = try scenario(of: 4)
    let report = try await load(
      scenario,
      order(receiver, "300/s", for: Self.second * 12 / 100, ahead: 7, decoded: false)
    ).report
    #expect(report.figures.sent == 36)
    #expect(report.isPassed)
    let inbox = Inbox([.signed])
    _ = try await scenario.run(into: [inbox], signedBy: .derived(from: "test"))
    let bodies = await inbox.parcels.map { $0.body(.signed) ?? [] }
    #expect(Set(receiver.arrivals.map(\.body)) == Set(bodies))
    #expect(receiver.arrivals.count == 36)
  }

  /// Several machines send what one would, and none of them what another does.
  @Test func shardsTogetherSendTheWhole() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let scenario = try scenario(of: 4)
    for shard in ["1/2", "2/2"] {
      let (head, report) = try await load(
        try scenario.only(Shard(text: shard)),
        order(receiver, "300/s", for: Self.second * 6 / 100, decoded: false))
      #expect(head[1].hasSuffix("shard \(shard)"))
      #expect(report.figures.sent == 18)
    }
    let inbox = Inbox([.signed])
    _ = try await scenario.run(into: [inbox], signedBy: .derived(from: "test"))
    let bodies = await inbox.parcels.map { $0.body(.signed) ?? [] }
    #expect(Set(receiver.arrivals.map(\.body)) == Set(bodies))
    #expect(receiver.arrivals.count == 36)
  }

  @Test func saysBeforeItSendsThatItWouldRunDry() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let error = await #expect(throws: LoadError.self) {
      try await load(try scenario(of: 4), order(receiver, "10/s", for: 60 * Self.second))
    }
    #expect(
      error?.description
        == "this load needs 600 notifications and the scenario holds 36, of 4 customers; "
        + "67 such customers would do, or --duration 3s")
    #expect(receiver.arrivals.isEmpty)
  }

  /// A load of members without end never runs dry, and begins at the start.
  @Test(arguments: ["", #", since: "30m""#])
  func membersWithoutEndAreEnough(_ members: String) async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let stream = try ScenarioText.scenario(
      """
      { sandclock: 1, title: "a stream", app: { bundleId: "com.example.test", appAppleId: 1 },
        catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
        population: { customers: "endless", arrive: { rate: "2/s" }\(members) } }
      """)
    let (head, report) = try await load(
      stream, order(receiver, "4000/s", for: Self.second / 2))
    #expect(report.figures.planned == 2000)
    #expect(
      head.contains {
        $0.hasSuffix(
          "2000 notifications of endless members" + (members.isEmpty ? "" : " since 30m"))
      })
    for arrival in receiver.arrivals {
      let body = try #require(
        try JSONSerialization.jsonObject(with: Data(arrival.body)) as? [String: Any])
      #expect(try #require(body["signedDate"] as? Int64) >= 1_767_603_600_000)
    }
  }

  @Test func saysThatMembersEndWithTheRun() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let stream = try ScenarioText.scenario(
      """
      { sandclock: 1, title: "a stream", app: { bundleId: "com.example.test", appAppleId: 1 },
        catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
        until: "1m", store: { promptness: "exact" },
        population: { customers: "endless", arrive: { rate: "2/s" } } }
      """)
    let error = await #expect(throws: LoadError.self) {
      try await load(stream, order(receiver, "400/s", for: Self.second))
    }
    #expect(
      error?.description
        == "this load needs 400 notifications and the scenario holds 121 before its \"until\"; "
        + "without \"until\" it has no end")
    #expect(receiver.arrivals.isEmpty)
  }

  @Test func saysThatTheNaturalRateEndsEarly() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let error = await #expect(throws: LoadError.self) {
      try await load(try scenario(of: 1), order(receiver, "natural", for: 3600 * Self.second))
    }
    #expect(error?.description.hasPrefix("this load needs 1h of simulated time and the ") == true)
    #expect(error?.description.hasSuffix("customers who come later would do") == true)
    #expect(receiver.arrivals.isEmpty)
  }

  /// At 1000/s the forty customers' 360 notifications of some forty minutes take 0.36 seconds.
  @Test func saysHowFastSimulatedTimeRuns() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let head = try await load(
      try scenario(of: 40), order(receiver, "1000/s", for: Self.second * 36 / 100)
    ).head
    let line = try #require(head.first { $0.contains("simulated time") })
    let factor = try #require(line.firstMatch(of: #/x([0-9]+)\.[0-9]{2}, natural rate 0\.1/#))
    #expect((5900...6300).contains(try #require(Int(factor.1))), "\(line)")
    #expect(head.contains { $0.hasPrefix("asked 1000/s for 360ms: 360 notifications of 40 ") })
  }

  @Test func theWarmUpIsLeftOut() async throws {
    let receiver = try TestReceiver()
    defer { receiver.stop() }
    let report = try await load(
      try scenario(of: 10),
      order(receiver, "500/s", for: Self.second / 10, warmUp: Self.second / 20)
    ).report
    #expect(report.figures.planned == 50)
    #expect(report.figures.sent == 50)
    #expect(receiver.arrivals.count == 75)
  }

  @Test func whatItMustShowDecides() async throws {
    let receiver = try TestReceiver { $0.number % 2 == 0 ? .answer(500) : .answer(200) }
    defer { receiver.stop() }
    let report = try await load(
      try scenario(of: 4),
      order(
        receiver, "100/s", for: Self.second * 36 / 100, require: ["failed<=50%", "p99<1h"])
    ).report
    #expect(report.isPassed)
    #expect(report.figures.statuses == [200: 18, 500: 18])
    let broken = try await load(
      try scenario(of: 4),
      order(receiver, "100/s", for: Self.second * 36 / 100, require: ["failed<1%"])
    ).report
    #expect(!broken.isPassed)
    guard case .lost = broken.ending else {
      Issue.record("it went on although it could not hold")
      return
    }
    #expect(broken.lines.contains { $0.hasSuffix("failed<1% can no longer be met") })
  }

  /// The report of a load in a file.
  private func read(_ path: String) throws -> LoadReport {
    guard case .load(let load) = try JoinedReport([WrittenReport(path: path)]) else {
      throw OtherReport()
    }
    return load
  }

  private struct OtherReport: Error {}

  @Test func aJoinedReportIsTheReportOfAll() async throws {
    let receiver = try TestReceiver { $0.number % 7 == 0 ? .answer(503) : .answer(200) }
    defer { receiver.stop() }
    let folder = try ScratchFolder()
    var reports: [LoadReport] = []
    for seed in 1...3 as ClosedRange<UInt64> {
      let report = try await load(
        try scenario(of: 4, seed: seed),
        order(receiver, "300/s", for: Self.second / 10, require: ["p99<1s", "failed<90%"])
      ).report
      let path = "\(folder.path)/\(seed).json"
      try #require(ReportFile(path: path)).write(report)
      let read = try read(path)
      #expect(read.figures == report.figures)
      #expect(read.head == report.head)
      #expect(read.verdicts == report.verdicts)
      reports.append(read)
    }
    let sum = try #require(LoadReport.joined(reports))
    #expect(sum.parts == 3)
    #expect(sum.figures.sent == 90)
    #expect(sum.head.asked == 900_000)
    var all = LatencyHistogram()
    for report in reports { all.merge(report.figures.all.fromPlanned) }
    #expect(sum.figures.all.fromPlanned == all)
    #expect(sum.figures.ended == 90)
    #expect(sum.figures.statuses.values.reduce(0, +) == 90)
    #expect(sum.requirements.count == 2)
    // A sum can be joined again.
    let path = "\(folder.path)/sum.json"
    try #require(ReportFile(path: path)).write(sum)
    #expect(try read(path).figures == sum.figures)
  }

  @Test(arguments: [
    ("{}", "1:1: this is no report of a run or a load; a file that sandclock run or load has"),
    ("{ report: \"load\" }", "1:1: there is no \"generator\""),
    ("{ report: \"load\", generator: 99 }", "1:1: written by generator 99, and this is generator"),
    ("{ report: ", "1:11: "),
  ])
  func refusesOtherFiles(_ text: String, _ words: String) throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/other.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect {
      try WrittenReport(path: path)
    } throws: {
      "\($0)".hasPrefix("\(path):\(words)")
    }
  }

  @Test func findsTheKnee() async throws {
    // A receiver that begins to fail at the fortieth request: the third rate tried is too much.
    let receiver = try TestReceiver { $0.number >= 30 ? .answer(503) : .answer(200) }
    defer { receiver.stop() }
    var lines: [String] = []
    let order = try order(receiver, "100/s", for: Self.second / 10, require: ["failed<1%"])
    let report = try await scenario(of: 40).findKnee(
      order, from: 100_000, signedBy: nil, progress: LoadProgress()
    ) { lines.append($0) }
    #expect(report.isPassed)
    #expect(report.head.rate == "200/s")
    #expect(lines.contains { $0.hasPrefix("100/s  held") })
    #expect(lines.contains { $0.hasPrefix("400/s  BROKE") })
    #expect(lines.contains { $0.hasPrefix("the knee lies between 200/s and 2") })
    // No notification was sent twice, whatever the rate.
    let bodies = receiver.arrivals.map(\.body)
    #expect(Set(bodies).count == bodies.count)
  }
}
