import ScenarioFormat
import Testing

/// What is wrong with `PATH=VALUE`s.
@Suite struct AssignmentFindingTests {
  private static func row(_ set: String, _ finding: String) -> FilesCase {
    FilesCase(set, ["s.json5": scenarioText()], set: [set], finding)
  }

  private static let pathWords =
    #"write for example "store.renewalRate" or "customers[0].name""#

  @Test(arguments: [
    row(
      "store.renewalRate",
      #"--set store.renewalRate:1:1: $: there is no "="; PATH=VALUE would do, for example "#
        + "store.renewalRate=3m"),
    row("=5", #"--set =…:1:1: $: "" is no path; \#(pathWords)"#),
    row("a..b=5", #"--set a..b=…:1:1: $: "a..b" is no path; \#(pathWords)"#),
    row("a.=5", #"--set a.=…:1:1: $: "a." is no path; \#(pathWords)"#),
    row("a[x]=5", #"--set a[x]=…:1:1: $: "a[x]" is no path; \#(pathWords)"#),
    row("a[-1]=5", #"--set a[-1]=…:1:1: $: "a[-1]" is no path; \#(pathWords)"#),
    row(
      "a[99999999999999999999]=5",
      #"--set a[99999999999999999999]=…:1:1: $: "a[99999999999999999999]" is no path; "#
        + pathWords),
    row(
      String(repeating: "a.", count: 70) + "a=5",
      "--set " + String(repeating: "a.", count: 30) + "…=…:1:1: $: \""
        + String(repeating: "a.", count: 30) + "…\" is no path; \(pathWords)"),
    row(
      "extends=p.json5",
      "--set extends=…:1:1: $.extends: a parent is named in a file; to put one over a file, use "
        + "--with FILE"),
    row(
      "customers[1].name=bo",
      "--set customers[1].name=…:1:1: $.customers: there is no [1]; the list has only [0]"),
    row(
      "customers[0].script[0].at[2]=x",
      "--set customers[0].script[0].at[2]=…:1:1: $.customers[0].script[0].at: there is no [2]; "
        + "the list is empty"),
    row(
      "title.words=x",
      #"--set title.words=…:1:1: $.title: found the text "t"; an object, to set "words" in, "#
        + "would do"),
    row(
      "app[0]=x",
      "--set app[0]=…:1:1: $.app: found an object; a list, to set [0] of, would do"),
    row(
      "store.renewalRate=5x",
      #"--set store.renewalRate=…:1:1: $.store.renewalRate: "5x" is no renewal rate; write how "#
        + #"long a month lasts, for example "5m": whole seconds, from "1s" to "30d""#),
    row(
      "store.renewalRte=5m",
      #"--set store.renewalRte=…:1:1: $.store.renewalRte: "renewalRte" is no key here; did you "#
        + #"mean "renewalRate"?"#),
    row(
      "store={ renewalCap: 3, renewalRate: 5 }",
      "--set store=…:1:31: $.store.renewalRate: found the number 5; the length of a month such "
        + #"as "5m" would do"#),
    row(
      "app={ bundleId: 'a', bundleId: 'b' }",
      #"--set app=…:1:18: $: "bundleId" stands twice in this object, first at column 3; keep one"#
    ),
    row("title=", "--set title=…:1:1: $.title: the title is empty; write one"),
    row(
      "title=null",
      #"s.json5:1:1: $: "title" is missing; write for example title: "#
        + #""A plain month""#),
    row(
      "seed=1e",
      #"--set seed=…:1:1: $.seed: found the text "1e"; a whole number from 0 to "#
        + "9007199254740991 would do"),
  ])
  func findings(_ reading: FilesCase) throws {
    #expect(try Array(reading.found().prefix(1)) == reading.findings)
  }

  @Test func findsSeveralAtOnceInTheirOrder() throws {
    let reading = FilesCase(
      "several", ["s.json5": scenarioText()], set: ["a", "customers[7]=x", "b="],
      #"--set a:1:1: $: there is no "="; PATH=VALUE would do, for example store.renewalRate=3m"#,
      "--set customers[7]=…:1:1: $.customers: there is no [7]; the list has only [0]")
    #expect(try reading.found() == reading.findings)
  }
}
