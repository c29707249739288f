internal import Dispatch
internal import Foundation

/// The whole process of the command for one customer's eventful life, sealed.
enum LifeStage {
  static func run(_ report: inout Report) throws {
    let command = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("sandclock")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sandclock-life-\(getpid()).json5")
    try Data(scenario.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var times: [Double] = []
    for _ in 0..<Report.rounds {
      let clock = ContinuousClock()
      let time = try clock.measure {
        let process = Process()
        process.executableURL = command
        process.arguments = ["run", file.path, "--to", "-", "--authority", "seed:bench", "--quiet"]
        process.standardOutput = FileHandle.nullDevice
        // Foundation's own way of waiting looks every 50 milliseconds.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try process.run()
        end.wait()
        guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
      }
      times.append(
        Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3)
    }
    let median = Stopwatch.median(times)
    report.line(
      "one life", "\(Report.rounded(median)) ms", "12 renewals, grace, refund; the process")
    report.judge(.life, median)
  }

  private static let scenario = """
    { sandclock: 1, title: "one life", app: { bundleId: "com.example.life", appAppleId: 1 },
      store: { renewalCap: 12, gracePeriod: "16d" },
      catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1M", price: "9.99" }] } },
      customers: [{ name: "ana", script: [
        { buy: "pro" }, { at: "13m", failBilling: "pro" }, { at: "16m", fixBilling: "pro" },
        { at: "31m", requestRefund: "pro" }] }] }
    """
}
