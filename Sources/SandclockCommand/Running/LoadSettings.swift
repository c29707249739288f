internal import Foundation
internal import Sandclock

/// What a call of `load` says.
struct LoadSettings: Sendable {
  /// The scenario's file.
  let file: String
  private let with: [String]
  private let set: [String]
  private let seed: UInt64?
  private let shard: Shard?
  private let start: Date
  let authority: String?
  let form: NotificationForm
  let order: LoadOrder
  /// The rate that the search for the knee begins with, in thousandths a second; `nil`: there is no
  /// search.
  let kneeFrom: Int64?
  let reports: [ReportFile]
  let isQuiet: Bool

  /// Throws ``UsageError`` about the first value that cannot be.
  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.limitOperands(to: 1)
    guard let file = arguments.operands.first else {
      throw .missingOperand(verb: .load, wanted: "a scenario file")
    }
    self.file = file
    let targets = try SinkTarget.all(arguments)
    guard case .receiver(let url)? = targets.first else {
      throw .missingOperand(verb: .load, wanted: "--to http://… or https://…")
    }
    guard targets.count == 1 else { throw .repeatedOption(Option.to.rawValue) }
    let receiver = try ReceiverSettings(arguments, for: targets)
    with = arguments.all(.with)
    set = arguments.all(.set)
    seed = try RunSettings.seed(arguments)
    shard = try RunSettings.shard(arguments)
    let now = Date()
    start = try RunSettings.start(arguments, now: now) ?? now
    authority = arguments[.authority]
    form = try Self.form(arguments)
    let shape = try Self.shape(arguments)
    order = LoadOrder(
      shape: shape, duration: try Self.duration(arguments, shape),
      warmUp: try Self.warmUp(arguments, shape),
      ahead: try arguments.count(.ahead, in: 1...1_000_000),
      requirements: try Self.requirements(arguments), target: receiver.target(url), form: form)
    kneeFrom = try Self.knee(arguments, order)
    reports = try RunSettings.reports(arguments)
    isQuiet = arguments.has(.quiet)
  }

  /// The scenario in the file as the call wants it. Throws `ScenarioError`.
  func scenario() throws -> Scenario {
    let scenario = try Scenario(
      contentsOf: file, with: with, set: set, seed: seed, start: start, now: start,
      environment: ProcessInfo.processInfo.environment)
    return try shard.map { try scenario.only($0) } ?? scenario
  }

  private static func form(_ arguments: Arguments) throws(UsageError) -> NotificationForm {
    let form = try RunSettings.form(arguments)
    guard form != .v1 else {
      throw .badValue(
        form.rawValue, option: Option.format.rawValue, wanted: "signed or decoded")
    }
    return form
  }

  private static let shapes: [Option] = [.rate, .ramp, .step]

  private static func shape(_ arguments: Arguments) throws(UsageError) -> LoadShape {
    let given = shapes.filter(arguments.has)
    guard let option = given.first, let text = arguments[option] else {
      throw .missingOperand(
        verb: .load,
        wanted: "a rate: --rate 500/s, --rate natural, --ramp 0..2000/s/5m or "
          + "--step 100,200,400/s/1m")
    }
    guard given.count == 1 else { throw .severalRates(given.map(\.rawValue)) }
    do {
      return switch option {
      case .ramp: try LoadShape.ramp(text)
      case .step: try LoadShape.steps(text)
      default: try LoadShape.rate(text)
      }
    } catch {
      throw .badValue(text, option: option.rawValue, wanted: error.wanted)
    }
  }

  private static func duration(
    _ arguments: Arguments, _ shape: LoadShape
  ) throws(UsageError) -> Int64 {
    if let length = try time(arguments, .duration) { return length }
    guard let length = shape.length else {
      throw .missingOperand(verb: .load, wanted: "--duration, such as 10m")
    }
    return length
  }

  private static func warmUp(
    _ arguments: Arguments, _ shape: LoadShape
  ) throws(UsageError) -> Int64 {
    guard let length = try time(arguments, .warmUp) else { return 0 }
    if let schedule = shape.schedule, schedule.rate(at: 0) == 0 {
      throw .warmUpFromZero(shape.text)
    }
    return length
  }

  private static func time(_ arguments: Arguments, _ option: Option) throws(UsageError) -> Int64? {
    guard let text = arguments[option] else { return nil }
    guard let duration = Duration(scenarioText: text), duration > .zero,
      duration <= .seconds(604_800)
    else {
      throw .badValue(text, option: option.rawValue, wanted: "30s, 10m or 1h, at most 1w,")
    }
    return duration.milliseconds * 1_000_000
  }

  private static func requirements(
    _ arguments: Arguments
  ) throws(UsageError) -> [LoadRequirement] {
    var requirements: [LoadRequirement] = []
    for text in arguments.all(.require) {
      do throws(LoadRequirement.Bad) {
        requirements.append(try LoadRequirement(text))
      } catch {
        throw .badRequirement(error.description)
      }
    }
    return requirements
  }

  private static func knee(
    _ arguments: Arguments, _ order: LoadOrder
  ) throws(UsageError) -> Int64? {
    guard arguments.has(.findKnee) else { return nil }
    guard order.shape.length == nil, let schedule = order.shape.schedule else {
      throw .kneeWithout("--rate with the rate to begin with")
    }
    guard !order.requirements.isEmpty else {
      throw .kneeWithout("--require with what must hold, such as 'p99<300ms'")
    }
    return schedule.rate(at: 0)
  }
}
