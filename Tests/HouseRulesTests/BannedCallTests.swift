import Foundation
import Testing

/// Words that do not stand in `Sources`, where they may all the same, and what to use instead.
struct BannedCall: Sendable, CustomTestStringConvertible {
  let pattern: String
  let instead: String
  /// Targets, or names of files, in which the words may stand.
  let allowed: Set<String>
  let countsInComments: Bool

  var testDescription: String { pattern }

  init(
    _ pattern: String, instead: String, allowed: Set<String> = [], countsInComments: Bool = false
  ) {
    self.pattern = pattern
    self.instead = instead
    self.allowed = allowed
    self.countsInComments = countsInComments
  }

  private static let programs: Set<String> = ["SandclockCommand", "SandclockBenchmarks"]
  private static let platform: Set<String> = ["Platform.swift"]

  static let all = [
    BannedCall("Date()", instead: "an instant that is handed in", allowed: programs),
    BannedCall("Date.now", instead: "an instant that is handed in", allowed: programs),
    BannedCall("UUID()", instead: "Chance.uuid: the same run gives the same identifiers"),
    BannedCall("SystemRandomNumberGenerator", instead: "Chance, or libcrypto's for keys"),
    BannedCall(".random(in:", instead: "Chance, or libcrypto's for keys"),
    BannedCall("Bool.random(", instead: "Chance"),
    BannedCall(".randomElement(", instead: "Chance"),
    BannedCall(".shuffled(", instead: "Chance"),
    BannedCall("Task.sleep", instead: "Pacer", allowed: programs.union(["Pacer.swift"])),
    BannedCall("print(", instead: "text that the command writes", allowed: programs),
    BannedCall("try!", instead: "try, and an error with a type"),
    BannedCall("fatalError(", instead: "preconditionFailure with what was broken, or an error"),
    BannedCall("JSONEncoder", instead: "JSONWriter: it keeps the order of members"),
    BannedCall(
      "JSONSerialization", instead: "JSONWriter or JSON5Reader",
      allowed: ["ComposingStage.swift", "Thresholds.swift"]),
    BannedCall("JSONDecoder", instead: "JSON5Reader: its findings have places"),
    BannedCall("InlineArray", instead: "stored properties: macOS 15 has no such type"),
    BannedCall("import Synchronization", instead: "an NSLock and a value in one Guarded type"),
    BannedCall("TODO", instead: "doing it, or an issue", countsInComments: true),
    BannedCall("FIXME", instead: "doing it, or an issue", countsInComments: true),
    BannedCall("#if os(", instead: "a function in Platform.swift", allowed: platform),
    BannedCall("#if canImport(", instead: "a function in Platform.swift", allowed: platform),
  ]

  /// The lines of a file that break this rule.
  func findings(in file: SourceFile) -> [SourceLine] {
    guard !allowed.contains(file.target), !allowed.contains(file.name) else { return [] }
    return file.lines.filter { (countsInComments || !$0.isComment) && stands(in: $0.text) }
  }

  /// Whether the words stand in the text, and are not the end of a longer name.
  private func stands(in text: String) -> Bool {
    text.ranges(of: pattern).contains { range in
      guard let first = pattern.first, first.isLetter, range.lowerBound > text.startIndex else {
        return true
      }
      let before = text[text.index(before: range.lowerBound)]
      return !(before.isLetter || before.isNumber || before == "_")
    }
  }
}

@Suite struct BannedCallTests {
  @Test(arguments: BannedCall.all)
  func standsNowhere(_ call: BannedCall) {
    for file in Repository.sources {
      for line in call.findings(in: file) {
        Issue.record("\(line.place): \(call.pattern) is banned here; use \(call.instead)")
      }
    }
  }

  @Test(arguments: [
    ("Signing/Key.swift", "  let made = Date()", ["Date()"]),
    ("Signing/Key.swift", "  let end = expiresDate()  // 1", []),
    ("Signing/Key.swift", "  // Date() is banned", []),
    ("Signing/Key.swift", "  // TODO: Date()", ["TODO"]),
    ("Signing/Key.swift", "#if os(Linux)", ["#if os("]),
    ("Signing/Platform.swift", "#if os(Linux)", []),
    ("SandclockCommand/Main.swift", "print(Date(), UUID())", ["UUID()"]),
    ("Signing/Key.swift", "Int.random(in: 0..<9)", [".random(in:"]),
    ("Signing/Key.swift", "KeyPair.random(.p256)", []),
  ])
  func findsWords(_ path: String, _ text: String, _ expected: [String]) {
    let file = SourceFile("Sources/" + path, text: text)
    let found = BannedCall.all.filter { !$0.findings(in: file).isEmpty }.map(\.pattern)
    #expect(found == expected)
  }
}
