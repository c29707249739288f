internal import ScenarioFormat

/// What came of a call, as the JUnit XML that CI systems show: a suite a scenario, a case for each
/// customer of whom something was expected, one for other expectations and one for beliefs if there
/// are any, one for the steps, one for the auditor if it looked, and one for the deliveries if a
/// receiver had any. A scenario that did not run has one case, which says why.
struct JUnitReport {
  let results: [ScenarioResult]

  private struct Case {
    enum Trouble {
      case failure
      case error
    }

    /// What cannot be a customer's name has a space in it.
    let name: String
    /// What went wrong, the first line of which says it shortly; `nil`: nothing.
    var text: String?
    var trouble = Trouble.failure
  }

  /// The report.
  var text: String {
    let suites = results.map { (result: $0, cases: Self.cases(of: $0)) }
    let lines =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#]
      + ["<testsuites name=\"sandclock\" \(Self.counts(suites.flatMap(\.cases)))>"]
      + suites.flatMap { Self.lines(about: $0.result, $0.cases) } + ["</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private static func cases(of result: ScenarioResult) -> [Case] {
    switch result.ending {
    case .ran(let report):
      let refused = result.isStrict ? report.refused.map { "refused: \($0)" } : []
      let steps = report.notReached.map { "not reached: \($0)" } + refused
      let customers = report.verdicts.map {
        Case(name: $0.customer, text: $0.failure?.description)
      }
      let others =
        report.otherExpectationCount == 0
        ? []
        : [Case(name: "other expectations", text: joined(report.notificationFailures))]
      let beliefs =
        report.beliefCount == 0
        ? []
        : [Case(name: "the beliefs", text: joined(report.beliefFailures.map(\.description)))]
      let audit = report.auditFindings.map { [Case(name: "the auditor", text: joined($0))] }
      let stop = report.stoppedAt.map { ["stopped at \($0)"] } ?? []
      let deliveries =
        report.deliveries.isEmpty && stop.isEmpty
        ? [] : [Case(name: "the deliveries", text: joined(report.undelivered + stop))]
      return customers + others + beliefs + [Case(name: "the steps", text: joined(steps))]
        + (audit ?? []) + deliveries
    case .notRun:
      let findings = result.errors.map(\.description)
      return [Case(name: "the file", text: joined(findings), trouble: .error)]
    case .stopped(let reason):
      return [Case(name: "the run", text: reason, trouble: .error)]
    }
  }

  private static func joined(_ lines: [String]) -> String? {
    lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func lines(about result: ScenarioResult, _ cases: [Case]) -> [String] {
    let name = XMLText.quoted(result.name)
    var lines = ["  <testsuite name=\(name) \(counts(cases))>"]
    if let report = result.report {
      let properties =
        [
          ("title", report.title), ("seed", "\(report.seed)"), ("start", report.start),
          ("generator", "\(generator)"),
        ] + report.deliveries.map { ("deliveries", $0.summary) }
      lines += ["    <properties>"]
      lines += properties.map {
        "      <property name=\"\($0.0)\" value=\(XMLText.quoted($0.1))/>"
      }
      lines += ["    </properties>"]
    }
    for testCase in cases {
      let start = "    <testcase classname=\(name) name=\(XMLText.quoted(testCase.name))"
      guard let text = testCase.text else {
        lines.append(start + "/>")
        continue
      }
      let tag = testCase.trouble == .failure ? "failure" : "error"
      let message = XMLText.quoted(String(text.prefix { $0 != "\n" }))
      lines += [
        start + ">", "      <\(tag) message=\(message)>\(XMLText.escaped(text))</\(tag)>",
        "    </testcase>",
      ]
    }
    return lines + ["  </testsuite>"]
  }

  private static func counts(_ cases: [Case]) -> String {
    let wrong = cases.filter { $0.text != nil }
    let failures = wrong.count { $0.trouble == .failure }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(wrong.count - failures)\""
  }
}

/// Text as it stands in XML 1.0.
enum XMLText {
  /// The text between two tags.
  static func escaped(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          switch scalar {
          case "&": Array("&amp;".unicodeScalars)
          case "<": Array("&lt;".unicodeScalars)
          case ">": Array("&gt;".unicodeScalars)
          case "\"": Array("&quot;".unicodeScalars)
          case "\n", "\t": [scalar]
          // XML cannot say these at all, not even escaped.
          case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": ["\u{FFFD}"]
          default: [scalar]
          }
        }))
  }

  /// The text as the value of an attribute, in which line breaks would become spaces.
  static func quoted(_ text: String) -> String {
    let value = escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    return "\"\(value)\""
  }
}
