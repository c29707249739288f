internal import Foundation
internal import Sandclock

/// What a call of `run` says besides the files: the same for each of several scenarios.
struct RunSettings: Sendable {
  /// What is merged over each scenario.
  let with: [String]
  /// What is set in each of them after that.
  let set: [String]
  /// The patterns of the customers who are shown.
  let only: [String]
  /// Which part of the customers is run, if not all are.
  let shard: Shard?
  let seed: UInt64?
  let start: Date?
  let now: Date
  let orders: [SinkOrder]
  let receiver: ReceiverSettings
  /// What of the call says where it sends to and how, for the call that repeats it.
  let sending: [String]
  let pace: Pace
  /// The file of a new ledger.
  let ledger: String?
  /// The file of the ledger of an earlier call that this one goes on with.
  let resumes: String?
  let authority: String?
  let jobs: Int
  /// On how many threads notifications are composed and sealed; `nil`: on as many as there are
  /// cores.
  let threads: Int?
  let reports: [ReportFile]
  let audits: Bool
  /// Whether the timeline says why.
  let explains: Bool
  let isStrict: Bool
  let isQuiet: Bool

  /// Throws ``UsageError`` about the first value that cannot be.
  init(_ arguments: Arguments) throws(UsageError) {
    now = Date()
    with = arguments.all(.with)
    set = arguments.all(.set)
    only = arguments.all(.only)
    shard = try Self.shard(arguments)
    seed = try Self.seed(arguments)
    start = try Self.start(arguments, now: now)
    orders = try SinkOrder.all(arguments, Self.form(arguments))
    let targets = orders.map(\.target)
    receiver = try ReceiverSettings(arguments, for: targets)
    sending = Self.sending(arguments, orders)
    pace = try Self.pace(arguments)
    (ledger, resumes) = try Self.ledger(arguments, targets)
    authority = arguments[.authority]
    jobs =
      try arguments.count(.jobs, in: 1...1000) ?? ProcessInfo.processInfo.activeProcessorCount
    threads = try arguments.count(.threads, in: 1...256)
    reports = try Self.reports(arguments)
    audits = arguments.has(.audit)
    explains = arguments.has(.explain)
    isStrict = arguments.has(.strict)
    // Who pipes one body on wants it alone.
    isQuiet =
      arguments.has(.quiet) || arguments.verb == .emit && targets.contains(.standardOutput)
  }

  /// Where notifications go.
  var targets: [SinkTarget] { orders.map(\.target) }

  /// Whether notifications go to standard output, so that all else goes to standard error.
  var usesStandardOutput: Bool { targets.contains(.standardOutput) }

  /// The seed that is asked for. Throws ``UsageError``.
  static func seed(_ arguments: Arguments) throws(UsageError) -> UInt64? {
    try arguments.count(.seed, in: 0...ScenarioReader.largestSeed).map(UInt64.init)
  }

  /// The form that is asked for. Throws ``UsageError``.
  static func form(_ arguments: Arguments) throws(UsageError) -> NotificationForm {
    guard let format = arguments[.format] else { return .signed }
    guard arguments.has(.to) || arguments.verb == .fixtures else { throw .formatWithoutSink }
    guard let form = NotificationForm(rawValue: format) else {
      let wanted = arguments.verb == .fixtures ? "signed or decoded" : "signed, decoded or v1"
      throw .badValue(format, option: "--format", wanted: wanted)
    }
    return form
  }

  static func shard(_ arguments: Arguments) throws(UsageError) -> Shard? {
    guard let text = arguments[.shard] else { return nil }
    guard let shard = Shard(text: text) else {
      throw .badValue(
        text, option: Option.shard.rawValue,
        wanted: "K/N, such as 2/3, with K from 1 to N and N up to \(Shard.limit),")
    }
    return shard
  }

  /// When simulated time begins instead. Throws ``UsageError``.
  static func start(_ arguments: Arguments, now: Date) throws(UsageError) -> Date? {
    guard let text = arguments[.start] else { return nil }
    guard let start = Scenario.start(text, now: now) else {
      throw .badValue(
        text, option: "--start",
        wanted: "a date and time such as 2026-01-05T09:00:00Z, now, or \"now - 1h\", "
          + "in the years 2000 to 2099,")
    }
    return start
  }

  /// Passwords and headers are blacked out: they are for whoever types the call again.
  private static func sending(_ arguments: Arguments, _ orders: [SinkOrder]) -> [String] {
    let words = orders.filter(\.target.isOutside).flatMap { [Option.to.rawValue, $0.text] }
    let options: [Option] = [
      .format, .authority, .pace, .connections, .inFlight, .timeout, .certificates, .allowHost,
    ]
    guard !words.isEmpty else { return [] }
    let headers = arguments.all(.header).flatMap { header in
      [Option.header.rawValue, header.prefix { $0 != ":" } + ": •••"]
    }
    return words + headers
      + options.flatMap { option in
        arguments.all(option).flatMap { [option.rawValue, $0] }
      }
  }

  private static func pace(_ arguments: Arguments) throws(UsageError) -> Pace {
    guard let text = arguments[.pace] else { return .instant }
    guard let pace = Pace(text: text) else {
      throw .badValue(
        text, option: Option.pace.rawValue,
        wanted: "instant, realtime, or a factor such as 60x, from 0.001x to 1000000x,")
    }
    return pace
  }

  /// The file of a new ledger, or that of the one to go on with.
  private static func ledger(
    _ arguments: Arguments, _ targets: [SinkTarget]
  ) throws(UsageError) -> (new: String?, old: String?) {
    let files = targets.compactMap { target in
      if case .ledger(let file) = target { file } else { nil }
    }
    guard files.count <= 1 else { throw .severalLedgers(files) }
    guard let old = arguments[.resume] else { return (files.first, nil) }
    guard targets.contains(where: { if case .receiver = $0 { true } else { false } }) else {
      throw .withoutReceiver(.resume)
    }
    guard files.isEmpty || files == [old] else { throw .severalLedgers(files + [old]) }
    return (nil, old)
  }

  static func reports(_ arguments: Arguments) throws(UsageError) -> [ReportFile] {
    var reports: [ReportFile] = []
    for path in arguments.all(.report) {
      guard let report = ReportFile(path: path) else {
        throw .badValue(
          path, option: "--report", wanted: "a file that ends in .json, or in .xml for JUnit,")
      }
      guard !reports.contains(report) else { throw .repeatedReport(path) }
      reports.append(report)
    }
    return reports
  }
}
