internal import Sandclock

/// The engine by itself, nothing composed, beside its queue by itself.
enum EngineStage {
  static func run(_ report: inout Report) throws {
    let customers = 50_000
    let scenario = Scenario.crowd(of: customers, title: "engine")
    var engine: [Double] = []
    var queue: [Double] = []
    for _ in 0..<Report.rounds {
      queue.append(Stopwatch.rate { Scenario.bareQueue(customers: customers) })
      engine.append(try Stopwatch.rate { try scenario.simulated() })
    }
    report.rate("lifecycle events", Stopwatch.median(engine), "of 50,000 customers, one core")
    report.rate("bare queue", Stopwatch.median(queue), "entries of as many customers, same core")
    report.judge(.engine, Stopwatch.median(zip(engine, queue).map { $0 / $1 }))
    let million = Scenario.crowd(of: 1_000_000, title: "engine")
    let rate = try Stopwatch.rate { try million.simulated() }
    report.rate("lifecycle events", rate, "of 1,000,000 customers, one core, once")
  }
}
