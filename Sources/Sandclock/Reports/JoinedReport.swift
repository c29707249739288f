/// Several reports as one.
package enum JoinedReport: Sendable {
  /// Of loads, which ran at the same time.
  case load(LoadReport)
  /// Of the parts of a call of `run`, scenario by scenario.
  case runs([JoinedRun])

  /// Joins reports; `nil` where there is none. Throws ``ReportFailure`` where they do not belong
  /// together.
  package init?(_ reports: [WrittenReport]) throws(ReportFailure) {
    guard let first = reports.first else { return nil }
    var loads: [LoadReport] = []
    var runs: [[WrittenRun]] = []
    for report in reports {
      switch report.content {
      case .load(let load): loads.append(load)
      case .runs(let scenarios): runs.append(scenarios)
      }
      guard loads.isEmpty || runs.isEmpty else {
        throw report.text.failure(
          report.text.root.place,
          "this is the report of \(report.subject), and \(first.text.name) that of "
            + "\(first.subject); reports of one kind would do")
      }
    }
    if let load = LoadReport.joined(loads) {
      self = .load(load)
    } else {
      self = .runs(try RunParts(runs).joined())
    }
  }

  /// Whether all was as it must be.
  package var isPassed: Bool {
    switch self {
    case .load(let load): load.isPassed
    case .runs(let runs): runs.allSatisfy(\.result.isPassed)
    }
  }

  /// What people read of it.
  package var lines: [String] {
    switch self {
    case .load(let load):
      return ["\(counted(load.parts, "load")) of \(load.head.title), \(load.head.rate)"]
        + load.lines
    case .runs(let runs):
      let lines = Array(runs.map(\.lines).joined(separator: [""]))
      return runs.count == 1 ? lines : lines + ["", ResultSum(of: runs.map(\.result)).text]
    }
  }
}
