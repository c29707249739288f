extension LoadReport {
  /// The report as the JUnit XML that CI systems show: a case for each requirement, and one for
  /// the load itself.
  var junit: String {
    let verdicts = verdicts
    var cases: [(name: String, trouble: String?)] = [("the load", trouble)]
    cases += verdicts.map { verdict in
      (verdict.requirement, verdict.isMet ? nil : "\(verdict.requirement): \(verdict.found)")
    }
    let name = XMLText.quoted(head.title)
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.trouble != nil })\" errors=\"0\""
    let properties = [
      ("rate", head.rate), ("target", head.target), ("seed", "\(head.seed)"),
      ("start", head.start), ("generator", "\(generator)"),
      ("summary", lines.joined(separator: "\n")),
    ].map { "      <property name=\"\($0.0)\" value=\(XMLText.quoted($0.1))/>" }
    let lines = cases.flatMap { testCase -> [String] in
      let start = "    <testcase classname=\(name) name=\(XMLText.quoted(testCase.name))"
      guard let trouble = testCase.trouble else { return [start + "/>"] }
      let message = XMLText.quoted(trouble)
      return [
        start + ">", "      <failure message=\(message)>\(XMLText.escaped(trouble))</failure>",
        "    </testcase>",
      ]
    }
    let all =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites name=\"sandclock\" \(counts)>",
        "  <testsuite name=\(name) \(counts)>", "    <properties>",
      ] + properties + ["    </properties>"] + lines + ["  </testsuite>", "</testsuites>", ""]
    return all.joined(separator: "\n")
  }

  /// What is wrong with the load itself, in a sentence.
  private var trouble: String? {
    switch ending {
    case .complete:
      figures.unsent > 0
        ? "\(counted(figures.unsent, "notification")) could not be sent" : nil
    case .stopped(let time): "stopped after \(LoadWords.clock(nanoseconds: time))"
    case .lost(let time): "ended after \(LoadWords.clock(nanoseconds: time))"
    }
  }
}
