internal import Foundation
internal import Sandclock

/// `sandclock-bench`: each stage of a run against its limit or a peer, in turns and all in one run,
/// since absolute figures wander with the machine and ratios do not.
///
///     sandclock-bench [STAGE…]            measures those stages, or all; status 1: too slow
///     sandclock-bench --record [STAGE…]   prints Limits.swift anew, from what is measured now
///     sandclock-bench --once LOOP N       does an inner loop once, for N customers and a profiler
@main
struct SandclockBenchmarks {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      print("sandclock-bench: \(error)")
      exit(70)
    }
  }

  private static func run(_ words: [String]) throws -> Int32 {
    if words == ["--once", MemoryStage.word] {
      try MemoryStage.printGrowth()
      return 0
    }
    if words.first == "--once" {
      guard words.count == 3, let loop = InnerLoop(rawValue: words[1]), let count = Int(words[2]),
        count > 0
      else {
        let loops = InnerLoop.allCases.map(\.rawValue).joined(separator: " or ")
        return misuse("--once takes \(loops), and how many customers")
      }
      try loop.run(customers: count)
      return 0
    }
    let records = words.first == "--record"
    let names = records ? Array(words.dropFirst()) : words
    let known = Stage.allCases.map(\.rawValue)
    if let unknown = names.first(where: { !known.contains($0) }) {
      return misuse("there is no stage \"\(unknown)\"; \(known.joined(separator: ", ")) are there")
    }
    var report = Report(isQuiet: records)
    for stage in Stage.allCases where names.isEmpty || names.contains(stage.rawValue) {
      try stage.run(&report)
    }
    if records { print(Thresholds.source(report.measured), terminator: "") }
    return report.isGood || records ? 0 : 1
  }

  private static func misuse(_ words: String) -> Int32 {
    FileHandle.standardError.write(Data("sandclock-bench: \(words)\n".utf8))
    return 64
  }
}

/// What is measured.
enum Stage: String, CaseIterable {
  case engine, composing, sealing, ledger, http, run, memory, life, instructions

  func run(_ report: inout Report) throws {
    switch self {
    case .engine: try EngineStage.run(&report)
    case .composing: try ComposingStage.run(&report)
    case .sealing: try SealingStage.run(&report)
    case .ledger: try LedgerStage.run(&report)
    case .http: try HTTPStage.run(&report)
    case .run: try RunStage.run(&report)
    case .memory: try MemoryStage.run(&report)
    case .life: try LifeStage.run(&report)
    case .instructions: try InstructionStage.run(&report)
    }
  }
}
