import Foundation
import Testing

/// `sandclock fixtures`: a notification of every kind, as files to commit.
@Suite struct FixturesTests {
  private struct Entry: Decodable {
    let file: String
    let type: String
    let subtype: String?
    let entitled: Bool?
    let reason: String?

    var kind: String { subtype.map { "\(type)/\($0)" } ?? type }
  }

  private static let demo = ["--authority", "seed:demo"]

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func entries(_ folder: String) throws -> [Entry] {
    let index = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/index.json"))
    return try JSONDecoder().decode([Entry].self, from: index)
  }

  @Test func writesEveryKind() throws {
    let folder = try Folder()
    let command = try Command.run(["fixtures", "new/fx/"] + Self.demo, in: folder.path)
    #expect(command.status == 0)
    #expect(command.errors == "")
    let entries = try entries("\(folder.path)/new/fx")
    let wanted = KindsTests.kinds.filter { !KindsTests.stillToCome.contains($0) }
    #expect(entries.map(\.kind) == wanted, "a kind that the list has needs a row among the lives")
    let leftOut = command.output.split(separator: "\n").filter { $0.hasPrefix("left out ") }
    #expect(
      Set(leftOut.compactMap { $0.split(separator: " ").dropFirst(2).first.map(String.init) })
        == KindsTests.stillToCome)
    let files = try names("\(folder.path)/new/fx")
    #expect(
      command.output.hasPrefix("wrote \(wanted.count) kinds into new/fx/, \(files.count) files, "))
    for entry in entries {
      let stem = entry.kind.replacing("/", with: ".")
      #expect(entry.file == "\(stem).json")
      #expect(files.contains("\(stem).json") && files.contains("\(stem).decoded.json"))
      let isOfPurchase = files.contains("\(stem).transaction.json")
      #expect((entry.entitled != nil) == isOfPurchase, "\(entry.kind)")
    }
    #expect(Set([".gitattributes", "root.cer", "fixtures.json"]).isSubset(of: files))
    let expired = try #require(entries.first { $0.kind == "EXPIRED/VOLUNTARY" })
    #expect(expired.entitled == false)
    #expect(expired.reason?.hasSuffix(", auto-renew was off") == true)
  }

  @Test func areTheSameBytesAnywhere() throws {
    let folder = try Folder()
    for (name, zone) in [("one", "Asia/Tokyo"), ("two", "America/Los_Angeles")] {
      let home = try Folder("\(folder.path)/\(name)")
      let command = try Command.run(
        ["fixtures", "fx"] + Self.demo, environment: ["HOME": home.path, "TZ": zone], in: home.path)
      #expect(command.status == 0)
      let names = try names("\(folder.path)/\(name)/fx")
      let files = try names.map {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)/fx/\($0)"))
      }
      try folder.write("\(name).sum", "\(names) \(files.map { $0.base64EncodedString() })")
    }
    #expect(try folder.text("one.sum") == folder.text("two.sum"))
  }

  private func check(_ folder: borrowing Folder, _ more: String...) throws -> Command {
    try Command.run(
      ["fixtures", "fx", "--check", "--only", "*REFUND*"] + Self.demo + more, in: folder.path)
  }

  @Test func comparesInsteadOfWriting() throws {
    let folder = try Folder()
    let write = ["fixtures", "fx", "--only", "*REFUND*"] + Self.demo
    #expect(try Command.run(write, in: folder.path).status == 0)
    let same = try check(folder)
    #expect(same.status == 0)
    #expect(same.output == "fx/ is as it would be written: 18 files\n")
    try folder.write("fx/REFUND.json", "{}")
    try FileManager.default.removeItem(atPath: "\(folder.path)/fx/REFUND_REVERSED.renewal.json")
    let other = try check(folder)
    #expect(other.status == 1)
    #expect(
      other.output == """
        differs    REFUND.json
        missing    REFUND_REVERSED.renewal.json
        2 of 18 files not as they would be written
        written by generator 1, as this one is, which does not explain it

        """)
    #expect(try folder.text("fx/REFUND.json") == "{}")
    #expect(try Command.run(write, in: folder.path).status == 0)
    #expect(try check(folder).status == 0, "what was written before is replaced")
  }

  @Test func saysWhatExplainsADifference() throws {
    let folder = try Folder()
    _ = try Command.run(["fixtures", "fx", "--only", "*REFUND*"] + Self.demo, in: folder.path)
    #expect(
      try check(folder, "--seed", "5").output.hasSuffix(
        "which does not explain it\nwritten with the seed 1, this is 5\n"))
    let making = try folder.text("fx/fixtures.json")
    try folder.write(
      "fx/fixtures.json", making.replacing(#""generator": 1"#, with: #""generator": 0"#))
    #expect(
      try check(folder).output.hasSuffix("written by generator 0, this is generator 1\n"))
    let fewer = try Command.run(
      ["fixtures", "fx", "--check", "--only", "REFUND"] + Self.demo, in: folder.path)
    #expect(fewer.output.contains("\nleft over  REFUND_DECLINED.json\n"))
  }

  @Test func leavesOutWhatTheProductsDoNotAllow() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let command = try Command.run(
      ["fixtures", "fx", "--with", "small.json5", "--format", "decoded"], in: folder.path)
    #expect(command.status == 0)
    #expect(
      command.output.contains(
        "left out   OFFER_REDEEMED needs a subscription with a promotional offer or "))
    let entries = try entries("\(folder.path)/fx")
    #expect(entries.contains { $0.file == "DID_RENEW.decoded.json" })
    #expect(!entries.contains { $0.type == "OFFER_REDEEMED" })
    let files = try names("\(folder.path)/fx")
    #expect(!files.contains("DID_RENEW.json") && !files.contains("root.cer"))
    let nothing = try Command.run(
      ["fixtures", "fx", "--with", "small.json5", "--only", "OFFER*"] + Self.demo, in: folder.path)
    #expect(nothing.status == 65)
    #expect(try names("\(folder.path)/fx") == files, "a call that fails writes nothing")
  }

  @Test func writesNothingOverWhatIsSomebodyElses() throws {
    let folder = try Folder()
    let mine = try Folder("\(folder.path)/fx")
    try mine.write("mine.txt", "mine")
    let command = try Command.run(["fixtures", "fx"] + Self.demo, in: folder.path)
    #expect(command.status == 74)
    #expect(
      command.errors == "sandclock: fx holds \"mine.txt\" and no index.json of an earlier run; an "
        + "empty or new folder would do\n")
    #expect(try names(mine.path) == ["mine.txt"])
  }
}
