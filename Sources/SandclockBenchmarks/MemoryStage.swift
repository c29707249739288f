internal import Foundation
internal import Sandclock

/// What a process grows by for each of a million runs that are all alive: they all begin within a
/// period, and nobody's has ended. A process of its own, since it is the peak that is known.
enum MemoryStage {
  /// The argument that makes a process that one.
  static let word = "memory"
  private static let runs = 1_000_000

  static func run(_ report: inout Report) throws {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--once", word]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let bytes = (Double(text.filter(\.isNumber)) ?? .infinity) / Double(runs)
    report.line("memory", "\(Report.rounded(bytes)) B", "a live run, of a million")
    report.judge(.memory, bytes)
  }

  /// Prints what a million runs need, in bytes.
  static func printGrowth() throws {
    let scenario = Scenario.crowd(of: runs, title: "memory", minutes: 5)
    let before = Platform.peakMemory
    let after = try scenario.simulated(minutes: 10) { Platform.peakMemory }
    print(after - before)
  }
}
