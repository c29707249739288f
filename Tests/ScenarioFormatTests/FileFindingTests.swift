import Foundation
import Testing

/// Files that are not there, or are no files, or no text.
@Suite struct FileFindingTests {
  /// What is at `s.json5`, byte for byte, and what is said of it.
  struct Content: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let findings: [String]

    init(_ name: String, _ bytes: some Sequence<UInt8>, _ findings: String...) {
      self.name = name
      self.bytes = Array(bytes)
      self.findings = findings
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Content("empty", [], "s.json5:1:1: $: the file is empty; write a JSON5 value"),
    Content(
      "comments only", "// a scenario\n".utf8,
      "s.json5:2:1: $: there is no value here, only white space and comments; write a JSON5 value"),
    Content(
      "Latin 1", "{ title: \"".utf8 + [0xE9] + "\" }".utf8,
      "s.json5:1:11: $: the byte 0xE9 is not UTF-8; save the file as UTF-8"),
    Content(
      "UTF-16", [0xFF, 0xFE, 0x7B, 0x00],
      "s.json5:1:1: $: this looks like UTF-16; save the file as UTF-8"),
    Content(
      "truncated", scenarioText().utf8.dropLast(6),
      "s.json5:7:55: $: an object begun at line 7 is never closed; add \"}\""),
    Content(
      "truncated in a string", scenarioText().utf8.prefix(29),
      "s.json5:3:12: $: a string begun at line 3 is never closed; add its closing quote"),
    Content(
      "one byte too many", repeatElement(UInt8(ascii: " "), count: 16 << 20) + [0x7B],
      "s.json5:1:1: $: 16777217 bytes are more than the 16 MB a file may have"),
    Content(
      "ten thousand levels", repeatElement(UInt8(ascii: "["), count: 10_000),
      "s.json5:1:65: $: more than 64 brackets are open here; nest less deeply"),
    Content(
      "a list", "[]".utf8,
      "s.json5:1:1: $: found a list; a scenario { sandclock, title, extends, params, catalog, "
        + "products, app, authority, store, start, until, seed, customers, population, "
        + "script, quirks, "
        + "expect } would do"
    ),
    Content(
      "a missing comma", "{ sandclock: 1 title: \"t\" }".utf8,
      "s.json5:1:16: $: a \",\" is missing in front of this"),
    Content(
      "a lost quote", "{ sandclock: 1, title: t }".utf8,
      "s.json5:1:24: $: \"t\" is no value; put text into quotes"),
    Content(
      "a repeated key before the text breaks off", "{ a: 1, a: 2, b: ".utf8,
      "s.json5:1:9: $: \"a\" stands twice in this object, first at column 3; keep one",
      "s.json5:1:18: $: an object begun at line 1 is never closed; add \"}\""),
    Content(
      "a catalog", "{ \"products\" : [], \"subscriptionGroups\" : [] }".utf8,
      "s.json5:1:1: $: this is a catalog, not a scenario; sandclock catalog shows it, "
        + "sandclock new writes a scenario over it"),
  ])
  func contents(_ content: Content) throws {
    let folder = try ScratchFolder()
    try folder.write(content.bytes, to: "s.json5")
    #expect(folder.findings() == content.findings)
  }

  /// Makes something that is no regular file.
  struct Oddity: Sendable, CustomTestStringConvertible {
    let name: String
    let finding: String
    let make: @Sendable (_ path: String) throws -> Void

    var testDescription: String { name }
  }

  @Test(arguments: [
    Oddity(name: "missing", finding: "there is no such file") { _ in },
    Oddity(name: "a folder", finding: "this is a folder; name a file") {
      try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false)
    },
    Oddity(name: "a named pipe", finding: "this is no regular file") {
      #expect(mkfifo($0, 0o600) == 0)
    },
    Oddity(
      name: "a link to itself",
      finding: "the file cannot be read: Too many levels of symbolic links"
    ) {
      try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: $0)
    },
  ])
  func oddities(_ oddity: Oddity) throws {
    let folder = try ScratchFolder()
    try oddity.make(folder["s.json5"])
    #expect(folder.findings() == ["s.json5:1:1: $: \(oddity.finding)"])

    // The same as a catalog is said where the scenario names it.
    try oddity.make(folder["c.storekit"])
    let scenario = scenarioText(["catalog": #""c.storekit""#, "expect": #"["DID_RENEW pro"]"#])
    try folder.write(scenario.utf8, to: "t.json5")
    #expect(
      folder.findings("t.json5") == ["t.json5:5:12: $.catalog: \"c.storekit\": \(oddity.finding)"])
  }

  /// A file without content, so that it costs nothing to make.
  @Test func tooLargeFilesAreNotRead() throws {
    let folder = try ScratchFolder()
    for name in ["s.json5", "c.storekit"] {
      try folder.write([], to: name)
      #expect(truncate(folder[name], 5_000_000_000) == 0)
    }
    let words = "5000000000 bytes are more than the 16 MB a file may have"
    #expect(folder.findings() == ["s.json5:1:1: $: \(words)"])
    try folder.write(scenarioText(["catalog": #""c.storekit""#]).utf8, to: "t.json5")
    #expect(
      folder.findings("t.json5") == ["t.json5:5:12: $.catalog: \"c.storekit\": \(words)"])
  }

  @Test func catalogsAreRelativeToTheirScenario() throws {
    let folder = try ScratchFolder()
    try folder.write(
      scenarioText(["catalog": #""../Catalogs/c.storekit""#]).utf8, to: "Scenarios/s.json5")
    #expect(
      folder.findings("Scenarios/s.json5") == [
        "Scenarios/s.json5:5:12: $.catalog: \"Scenarios/../Catalogs/c.storekit\": "
          + "there is no such file"
      ])
    try folder.write("[]".utf8, to: "Catalogs/c.storekit")
    #expect(
      folder.findings("Scenarios/s.json5") == [
        "Scenarios/../Catalogs/c.storekit:1:1: $: found a list; "
          + "a StoreKit configuration { … } would do"
      ])
    try folder.write(
      scenarioText(["catalog": "\"\(folder["Catalogs/c.storekit"])\""]).utf8, to: "s.json5")
    #expect(
      folder.findings() == [
        "Catalogs/c.storekit:1:1: $: found a list; a StoreKit configuration { … } would do"
      ])
  }
}
