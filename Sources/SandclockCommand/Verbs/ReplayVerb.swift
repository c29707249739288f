internal import Foundation
internal import Sandclock

/// `sandclock replay FILE`: sends what a ledger holds once more.
enum ReplayVerb {
  static func run(_ words: [String], _ console: Console) async throws -> ExitStatus {
    let arguments = try Arguments(words, for: .replay)
    try arguments.limitOperands(to: 1)
    guard let path = arguments.operands.first else {
      throw UsageError.missingOperand(verb: .replay, wanted: "a ledger, as sqlite:FILE makes it")
    }
    let targets = try SinkTarget.all(arguments)
    guard !targets.isEmpty else {
      throw UsageError.missingOperand(verb: .replay, wanted: "--to: http://…, pipe:COMMAND or -")
    }
    let receiver = try ReceiverSettings(arguments, for: targets)
    let filter = try filter(arguments)
    let rate = try rate(arguments)
    let ledger = try Ledger.resume(path)
    let replay = try Replay(
      ledger, filter, isFailedOnly: arguments.has(.failed), rate: rate)
    let sinks = try targets.compactMap { target -> (any NotificationSink)? in
      switch target {
      case .standardOutput: DescriptorSink(STDOUT_FILENO, form: replay.bodyForm)
      case .receiver(let url): try HTTPSink(receiver.target(url), form: replay.bodyForm)
      case .pipe(let command): try PipeSink(command, form: replay.bodyForm)
      case .folder, .ledger: nil
      }
    }
    let progress = RunProgress()
    let count = try await ProgressMeter.watching(progress, console) {
      try await replay.run(into: sinks, progress: progress)
    }
    try ledger.close()
    return try tell(count, progress.tallies, console, isQuiet: arguments.has(.quiet))
  }

  /// Says what came of it, on standard error where the bodies have the output.
  private static func tell(
    _ count: Int, _ tallies: [DeliveryTally], _ console: Console, isQuiet: Bool
  ) throws -> ExitStatus {
    let isStopped = Task.isCancelled
    let lines = ReplayText.lines(count, tallies, isStopped: isStopped)
    let isWell = !isStopped && tallies.allSatisfy { $0.undelivered.isEmpty }
    if !isQuiet || !isWell { for line in lines { console.complain(line) } }
    return isWell ? .success : .notAsExpected
  }

  private static func filter(_ arguments: Arguments) throws(UsageError) -> ReplayFilter {
    guard let pattern = arguments.all(.only).first else { return .everything }
    guard arguments.all(.only).count == 1 else {
      throw .repeatedOption(Option.only.rawValue)
    }
    do throws(BadReplayPattern) {
      return try ReplayFilter(pattern)
    } catch {
      throw .badPattern(error.description)
    }
  }

  private static func rate(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let text = arguments[.rate] else { return nil }
    let digits = text.hasSuffix("/s") ? text.dropLast(2) : text[...]
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let rate = Int(digits),
      (1...1_000_000).contains(rate)
    else {
      throw .badValue(
        text, option: Option.rate.rawValue, wanted: "500/s, from 1/s to 1000000/s,")
    }
    return rate
  }
}
