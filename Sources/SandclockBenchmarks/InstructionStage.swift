internal import Foundation

/// How many instructions the inner loops take, as callgrind counts them: what was there before the
/// loop and after it is taken off by counting a loop that does half as much. Where there is no
/// valgrind nothing is counted.
enum InstructionStage {
  static func run(_ report: inout Report) throws {
    for loop in InnerLoop.allCases {
      guard let count = try count(loop) else {
        report.line("instructions", "-", "valgrind is not installed, or failed")
        return
      }
      let each = Double(count) / Double(InnerLoop.customers * 9)
      report.line("\(loop.rawValue) instructions", Report.rounded(each), "a notification")
      report.judge(loop == .engine ? .engineInstructions : .composerInstructions, each)
    }
  }

  private static func count(_ loop: InnerLoop) throws -> Int? {
    let errors = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
      CommandLine.arguments[0], "--once", loop.rawValue,
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
