internal import ScenarioFormat

/// A report that `--report FILE.json` has written, as it is read again.
package struct WrittenReport: Sendable {
  enum Content: Sendable {
    case load(LoadReport)
    /// The scenarios of a call of `run`.
    case runs([WrittenRun])
  }

  let text: ReportText
  let content: Content

  /// Reads the report in a file. Throws ``ReportFailure``.
  package init(path: String) throws(ReportFailure) {
    text = try ReportText(path: path)
    if text.root["report"]?.string == LoadReport.kind {
      try text.checkGenerator()
      content = .load(try LoadReportReader(text: text).report())
    } else if text.root["scenarios"] != nil {
      try text.checkGenerator()
      content = .runs(try RunReportReader(text: text).runs())
    } else {
      throw text.failure(
        text.root.place,
        "this is no report of a run or a load; a file that sandclock run or load has written for "
          + "--report FILE.json would do")
    }
  }

  /// What it is about, in words.
  var subject: String {
    switch content {
    case .load: "a load"
    case .runs: "a run"
    }
  }
}
