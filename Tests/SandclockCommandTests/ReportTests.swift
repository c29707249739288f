import Foundation
import Testing

/// `--report`: what programs and CI read of a run.
@Suite struct ReportTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func writesBothKindsOverSeveralScenarios() throws {
    let folder = try Folder()
    let acme = try Folder(folder.path + "/acme")
    try SeveralRunsTests.write(to: acme)
    let options = ["--report", "new/all.json", "--report=junit.xml", "--audit"]
    let command = try Command.run(["run", "acme"] + options, in: folder.path)
    #expect(command.status == 65)
    #expect(
      command.output.hasSuffix(
        "\n3 scenarios: 1 passed, 1 failed, 1 with findings.   "
          + "details: new/all.json, junit.xml\n"))
    #expect(try text("\(folder.path)/new/all.json") == Self.json)
    #expect(try text("\(folder.path)/junit.xml") == Self.junit)
    _ = try Command.run(["run", "acme", "--jobs", "1"] + options, in: folder.path)
    #expect(try text("\(folder.path)/junit.xml") == Self.junit)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["acme", "junit.xml", "new"], "nothing is left beside it")
  }

  @Test func tellsOfOneScenario() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let options = ["--report", "a.json", "--quiet", "--seed", "7", "--start"]
    let command = try Command.run(
      ["run", "small.json5"] + options + ["2027-02-03T04:05:06.070Z"], in: folder.path)
    #expect(command.status == 0)
    #expect(command.output + command.errors == "")
    let report = try text("\(folder.path)/a.json")
    #expect(report.contains("\"outcome\": \"passed\",\n      \"title\": \"small\",\n"))
    #expect(report.contains("\"seed\": 7,\n      \"start\": \"2027-02-03T04:05:06.070Z\",\n"))
  }

  /// Whoever reads the report of a run that never began wants to know why.
  @Test func tellsOfAScenarioThatDidNotRun() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let wrong = try Command.run(["run", "none.json5", "--report", "a.xml"], in: folder.path)
    #expect(wrong.status == 65)
    #expect(wrong.errors == "none.json5:1:1: $: there is no such file\n")
    #expect(
      try text("\(folder.path)/a.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="sandclock" tests="1" failures="0" errors="1">
          <testsuite name="none" tests="1" failures="0" errors="1">
            <testcase classname="none" name="the file">
              <error message="none.json5:1:1: $: there is no such file">none.json5:1:1: $: \
        there is no such file</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let late = try Command.run(
      ["run", "small.json5", "--start", "2099-12-31T23:58:00Z", "--report", "b.json"],
      in: folder.path)
    #expect(late.status == 65)
    let report = try text("\(folder.path)/b.json")
    #expect(report.contains("\"outcome\": \"stopped\",\n      \"reason\": \"ana is subscribed bey"))
  }

  @Test func failsStepsAndRefusals() throws {
    let folder = try Folder()
    try folder.write(
      "a.json5",
      """
      { sandclock: 1, title: "<&>\\u0001\\n\\"", app: { bundleId: "com.example.a", appAppleId: 1 },
        catalog: { groups: { g: [{ id: "pro", level: 1, period: "P1W", price: "1" }] } },
        customers: [{ name: "ana", script: [
          { cancel: "pro" }, { at: "expiry", buy: "pro" }] }] }
      """)
    let command = try Command.run(
      ["run", "a.json5", "--strict", "--quiet", "--report", "a.xml"], in: folder.path)
    #expect(command.status == 1)
    #expect(
      try text("\(folder.path)/a.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="sandclock" tests="1" failures="1" errors="0">
          <testsuite name="a" tests="1" failures="1" errors="0">
            <properties>
              <property name="title" value="&lt;&amp;&gt;\u{FFFD}&#10;&quot;"/>
              <property name="seed" value="1"/>
              <property name="start" value="2026-01-05T09:00:00Z"/>
              <property name="generator" value="1"/>
            </properties>
            <testcase classname="a" name="the steps">
              <failure message="not reached: ana buys pro at expiry: ana never had a subscription \
        of the group of pro ($.customers[0].script[1])">not reached: ana buys pro at expiry: ana \
        never had a subscription of the group of pro ($.customers[0].script[1])
        refused: 0:00:00 ana cancels pro: there is no subscription to change \
        ($.customers[0].script[0])</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func saysWhyAReportCannotBeWritten() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let command = try Command.run(
      ["run", "small.json5", "--quiet", "--report", "small.json5/a.xml", "--report", "b.xml"],
      in: folder.path)
    #expect(command.status == 74)
    #expect(command.errors == "sandclock: small.json5/a.xml cannot be written: Not a directory\n")
    #expect(try text("\(folder.path)/b.xml").hasPrefix("<?xml"), "the other one is there")
  }
}

extension ReportTests {
  private static let json = """
    {
      "generator": 1,
      "passed": 1,
      "failed": 1,
      "withFindings": 1,
      "stopped": 0,
      "scenarios": [
        {
          "name": "fails",
          "file": "acme/fails.json5",
          "outcome": "failed",
          "title": "small",
          "seed": 1,
          "start": "2026-01-05T09:00:00Z",
          "notifications": 3,
          "kinds": {
            "SUBSCRIBED/INITIAL_BUY": 1,
            "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
            "EXPIRED/VOLUNTARY": 1
          },
          "sales": [
            {
              "productId": "pro",
              "storefront": "USA",
              "currency": "USD",
              "new": {
                "units": 1,
                "gross": 1000
              },
              "renewed": {
                "units": 0,
                "gross": 0
              },
              "refunds": {
                "units": 0,
                "amount": 0
              }
            }
          ],
          "customers": [
            {
              "name": "ana",
              "asExpected": false
            }
          ],
          "failures": [
            {
              "customer": "ana",
              "summary": "1 notification as expected, then not",
              "expected": "REFUND ($.expect[1])",
              "got": "0:01:02 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED pro",
              "after": "0:00:20 SUBSCRIBED/INITIAL_BUY pro",
              "again": "sandclock run acme/fails.json5 --seed 1 --audit"
            }
          ],
          "otherExpectations": 0,
          "otherExpectationsFailed": 0,
          "otherFailures": [],
          "beliefs": 0,
          "beliefFailures": [],
          "notReached": [],
          "refused": [],
          "audit": [],
          "deliveries": [],
          "findings": []
        },
        {
          "name": "good",
          "file": "acme/good.json5",
          "outcome": "passed",
          "title": "small",
          "seed": 1,
          "start": "2026-01-05T09:00:00Z",
          "notifications": 3,
          "kinds": {
            "SUBSCRIBED/INITIAL_BUY": 1,
            "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
            "EXPIRED/VOLUNTARY": 1
          },
          "sales": [
            {
              "productId": "pro",
              "storefront": "USA",
              "currency": "USD",
              "new": {
                "units": 1,
                "gross": 1000
              },
              "renewed": {
                "units": 0,
                "gross": 0
              },
              "refunds": {
                "units": 0,
                "amount": 0
              }
            }
          ],
          "customers": [
            {
              "name": "ana",
              "asExpected": true
            }
          ],
          "failures": [],
          "otherExpectations": 0,
          "otherExpectationsFailed": 0,
          "otherFailures": [],
          "beliefs": 0,
          "beliefFailures": [],
          "notReached": [],
          "refused": [],
          "audit": [],
          "deliveries": [],
          "findings": []
        },
        {
          "name": "wrong",
          "file": "acme/wrong.json5",
          "outcome": "findings",
          "findings": [
            {
              "file": "acme/wrong.json5",
              "line": 3,
              "column": 46,
              "path": "$.customers[0].script[0].buy",
              "message": "\\"prr\\" is no product of the catalog; did you mean \\"pro\\"?",
              "isNote": false
            }
          ]
        }
      ]
    }

    """

  private static let properties = """
        <properties>
          <property name="title" value="small"/>
          <property name="seed" value="1"/>
          <property name="start" value="2026-01-05T09:00:00Z"/>
          <property name="generator" value="1"/>
        </properties>
    """

  private static let finding =
    "acme/wrong.json5:3:46: $.customers[0].script[0].buy: &quot;prr&quot; is no product of the "
    + "catalog; did you mean &quot;pro&quot;?"

  private static let junit = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="sandclock" tests="7" failures="1" errors="1">
      <testsuite name="fails" tests="3" failures="1" errors="0">
    \(properties)
        <testcase classname="fails" name="ana">
          <failure message="FAILED  ana: 1 notification as expected, then not">FAILED  ana: \
    1 notification as expected, then not
            expected  REFUND ($.expect[1])
            got       0:01:02 DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED pro
            after     0:00:20 SUBSCRIBED/INITIAL_BUY pro
            again     sandclock run acme/fails.json5 --seed 1 --audit</failure>
        </testcase>
        <testcase classname="fails" name="the steps"/>
        <testcase classname="fails" name="the auditor"/>
      </testsuite>
      <testsuite name="good" tests="3" failures="0" errors="0">
    \(properties)
        <testcase classname="good" name="ana"/>
        <testcase classname="good" name="the steps"/>
        <testcase classname="good" name="the auditor"/>
      </testsuite>
      <testsuite name="wrong" tests="1" failures="0" errors="1">
        <testcase classname="wrong" name="the file">
          <error message="\(finding)">\(finding)</error>
        </testcase>
      </testsuite>
    </testsuites>

    """
}
