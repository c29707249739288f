internal import ScenarioFormat

/// Reports of the parts that `--shard` makes of a call of `run`: whether they are the parts of one
/// whole, and the whole.
struct RunParts {
  private let reports: [[WrittenRun]]

  /// The scenarios of each report.
  init(_ reports: [[WrittenRun]]) {
    self.reports = reports
  }

  /// The whole of each scenario, in the order of the first report. Throws ``ReportFailure``.
  func joined() throws(ReportFailure) -> [JoinedRun] {
    guard let first = reports.first else { return [] }
    for runs in reports { try checkNames(of: runs, like: first) }
    var whole: [JoinedRun] = []
    for run in first {
      let parts = reports.flatMap { $0.filter { $0.result.name == run.result.name } }
      whole.append(try Self.joined(parts))
    }
    return whole
  }

  /// Whether a report is about the scenarios that the first is about.
  private func checkNames(
    of runs: [WrittenRun], like first: [WrittenRun]
  ) throws(ReportFailure) {
    var names: Set<String> = []
    let wanted = Set(first.map(\.result.name))
    for run in runs {
      let name = run.result.name
      guard names.insert(name).inserted else {
        throw run.failure("name", "\(name) is in it twice; reports of one of the two would do")
      }
      guard wanted.contains(name) else {
        throw run.failure(
          "name", "\(name) is not in \(first[0].text.name); parts of one call would do")
      }
    }
    if let missing = first.first(where: { !names.contains($0.result.name) }) {
      throw runs[0].text.failure(
        runs[0].text.root.place,
        "\(missing.result.name) is not in it, as it is in \(missing.text.name); parts of one call "
          + "would do")
    }
  }

  private static func joined(_ parts: [WrittenRun]) throws(ReportFailure) -> JoinedRun {
    let first = parts[0]
    // A whole is the only part of itself.
    if parts.count == 1, first.report.shard == nil {
      return JoinedRun(result: first.result, report: first.report, parts: 1)
    }
    var places: [Int: WrittenRun] = [:]
    for part in parts {
      guard let shard = part.report.shard else {
        throw part.failure(
          "notifications",
          "\(part.result.name) is whole here, and there are other reports of it; reports of its "
            + "parts would do, as run --shard K/N --report FILE.json writes them")
      }
      for (key, found, wanted) in [
        ("title", "\"\(part.report.title)\"", "\"\(first.report.title)\""),
        ("seed", "\(part.report.seed)", "\(first.report.seed)"),
        ("start", part.report.start, first.report.start),
      ] where found != wanted {
        throw part.failure(
          key,
          "the \(key) is \(found), and \(wanted) in \(first.text.name); parts of one whole have "
            + "the same")
      }
      if let other = first.report.shard, other.count != shard.count {
        throw part.failure(
          "shard",
          "this is part \(shard), and \(first.text.name) is part \(other); parts of one whole "
            + "are of the same number")
      }
      if let other = places.updateValue(part, forKey: shard.number) {
        throw part.failure(
          "shard", "part \(shard) is in \(other.text.name), too; keep one")
      }
    }
    try checkAll(of: first, in: places)
    let ordered = places.sorted { $0.key < $1.key }.map(\.value)
    guard let report = RunReport.joined(ordered.map(\.report)) else {
      preconditionFailure("there is a first part, so there is a whole")
    }
    let findings = ordered.flatMap(\.result.findings)
    return JoinedRun(
      result: ScenarioResult(
        file: first.result.file, ending: .ran(report),
        findings: findings.indices.filter { !findings[..<$0].contains(findings[$0]) }
          .map { findings[$0] },
        isStrict: ordered.contains { $0.result.isStrict }),
      report: report, parts: ordered.count)
  }

  /// Whether no part is missing.
  private static func checkAll(
    of first: WrittenRun, in places: [Int: WrittenRun]
  ) throws(ReportFailure) {
    guard let count = first.report.shard?.count, places.count < count else { return }
    let missing = (1...count).filter { places[$0] == nil }
    throw first.failure(
      "shard",
      "\(places.count == 1 ? "part" : "parts") \(listed(places.keys.sorted())) of \(count) "
        + "\(places.count == 1 ? "is" : "are") here; \(listed(missing)) "
        + "\(missing.count == 1 ? "is" : "are") missing")
  }

  /// Numbers as people say them; of many the first.
  private static func listed(_ numbers: [Int]) -> String {
    let limit = 8
    var words = numbers.prefix(limit).map(String.init)
    if numbers.count > limit { words.append("\(numbers.count - limit) more") }
    guard let last = words.popLast() else { return "" }
    return words.isEmpty ? last : "\(words.joined(separator: ", ")) and \(last)"
  }
}
