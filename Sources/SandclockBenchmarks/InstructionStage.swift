internal import Foundation

/// How many instructions the inner loops take, as callgrind counts them. Each is counted twice,
/// once with half as many customers: the difference is the loop's, without what begins and ends a
/// process. Where there is no valgrind nothing is counted.
enum InstructionStage {
  static func run(_ report: inout Report) throws {
    for loop in InnerLoop.allCases {
      let customers = 1000
      guard let all = try count(loop, customers), let half = try count(loop, customers / 2) else {
        report.line("instructions", "-", "valgrind is not installed, or failed")
        return
      }
      let each = Double(all - half) / Double(customers / 2 * InnerLoop.facts)
      report.line("\(loop.rawValue) instructions", Report.rounded(each), "a notification")
      report.judge(loop == .engine ? .engineInstructions : .composerInstructions, each)
    }
  }

  private static func count(_ loop: InnerLoop, _ customers: Int) throws -> Int? {
    let errors = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
      CommandLine.arguments[0], "--once", loop.rawValue, "\(customers)",
    ]
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    // `==1234== Collected : 123456789`
    let line = text.split(separator: "\n").first { $0.contains("Collected") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }
}
