import Foundation
import Sandclock
import Testing

/// What a folder holds after a run, what becomes of what it held before, and when it is refused.
@Suite struct FolderSinkTests {
  private static let long = #"{ buy: "pro" }, { at: "renewal 1 + 1m", cancel: "pro" }"#
  private static let short = #"{ buy: "pro" }, { at: "1m", cancel: "pro" }"#

  private func run(
    _ script: String, into path: String, isSigned: Bool = true, beside other: Inbox? = nil
  ) async throws {
    let authority = try TestAuthority.derived(from: "demo")
    let sink = try FolderSink.opened(at: path, signedBy: isSigned ? authority : nil)
    let sinks: [any NotificationSink] = [sink] + (other.map { [$0] } ?? [])
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(script, store: #"promptness: "exact""#))
    _ = try await scenario.run(into: sinks, signedBy: authority)
  }

  @Test func holdsFourFilesANotificationAndThree() async throws {
    let scratch = try ScratchFolder()
    let inbox = Inbox([.signed, .decoded])
    try await run(Self.long, into: "\(scratch.path)/new/out", beside: inbox)
    let files = try scratch.files("new/out")
    let kinds = [
      "SUBSCRIBED.INITIAL_BUY", "DID_RENEW", "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED",
      "EXPIRED.VOLUNTARY",
    ]
    let stems = kinds.enumerated().map { "ana-0\($0 + 1)-\($1)" }
    let endings = [".json", ".decoded.json", ".transaction.json", ".renewal.json"]
    #expect(
      Set(files.keys)
        == Set(stems.flatMap { stem in endings.map { stem + $0 } })
        .union([".gitattributes", "index.json", "root.cer"]))
    let (signed, decoded) = (await inbox.bodies(.signed), await inbox.bodies(.decoded))
    for (place, stem) in stems.enumerated() {
      #expect(files["\(stem).json"] == signed[place], "a body is what Apple posts, to the byte")
      let twin = try #require(files["\(stem).decoded.json"])
      #expect(squeezed(twin) == squeezed(decoded[place]))
      #expect(twin.hasSuffix("\n}\n"))
      let inner = ["transaction", "renewal"].map {
        "\($0)Info\":" + squeezed(files["\(stem).\($0).json"])
      }
      #expect(inner.allSatisfy { squeezed(twin).contains($0) })
    }
  }

  /// The text without its white space.
  private func squeezed(_ text: String?) -> String {
    text?.filter { !$0.isWhitespace } ?? ""
  }

  @Test func listsWhatACorrectReceiverBelieves() async throws {
    let scratch = try ScratchFolder()
    try await run(Self.short, into: "\(scratch.path)/out", isSigned: false)
    let index = try #require(try scratch.files("out")["index.json"])
    let uuid = try Regex("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
    let number = try Regex("2000[0-9]{12}")
    let end = #""productId":"pro.monthly","status""#
    let identifiers = #""notificationUUID":"U","transactionId":"T","originalTransactionId":"T","#
    #expect(
      index.replacing(uuid, with: "U").replacing(number, with: "T") == """
        [
        {"file":"ana-01-SUBSCRIBED.INITIAL_BUY.decoded.json","customer":"ana",\
        "type":"SUBSCRIBED","subtype":"INITIAL_BUY","signedDate":1767603600000,\(identifiers)\
        \(end):"active","entitled":true,"reason":"paid until 2026-01-05 09:05:00Z"},
        {"file":"ana-02-DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED.decoded.json",\
        "customer":"ana","type":"DID_CHANGE_RENEWAL_STATUS","subtype":"AUTO_RENEW_DISABLED",\
        "signedDate":1767603660000,\(identifiers)\
        \(end):"active","entitled":true,"reason":"paid until 2026-01-05 09:05:00Z"},
        {"file":"ana-03-EXPIRED.VOLUNTARY.decoded.json","customer":"ana","type":"EXPIRED",\
        "subtype":"VOLUNTARY","signedDate":1767603900000,\(identifiers)\
        \(end):"expired","entitled":false,"reason":"ended 2026-01-05 09:05:00Z, auto-renew was off"}
        ]

        """)
  }

  /// What is told of the app has no transaction, and nothing is believed after it.
  @Test func holdsTheInnerObjectsThatThereAre() async throws {
    let scratch = try ScratchFolder()
    let script = #"{ rescindConsent: true }"#
    let text = ScenarioText.ana(script).replacing(
      "expect:", with: "script: [{ sendTest: true }], expect:")
    let sink = try FolderSink.opened(at: "\(scratch.path)/out", signedBy: nil)
    _ = try await ScenarioText.scenario(text).run(into: [sink])
    let files = try scratch.files("out")
    #expect(
      files.keys.sorted() == [
        ".gitattributes", "ana-01-RESCIND_CONSENT.app-transaction.json",
        "ana-01-RESCIND_CONSENT.decoded.json", "index.json", "store-01-TEST.decoded.json",
      ])
    let uuid = try Regex("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
    #expect(
      files["index.json"]?.replacing(uuid, with: "U") == """
        [
        {"file":"ana-01-RESCIND_CONSENT.decoded.json","customer":"ana",\
        "type":"RESCIND_CONSENT","signedDate":1767603600000,"notificationUUID":"U"},
        {"file":"store-01-TEST.decoded.json","customer":"store","type":"TEST",\
        "signedDate":1767603600000,"notificationUUID":"U"}
        ]

        """)
  }

  @Test func writesNothingSignedIntoADecodedFolder() async throws {
    let scratch = try ScratchFolder()
    try await run(Self.long, into: "\(scratch.path)/out")
    try await run(Self.short, into: "\(scratch.path)/out", isSigned: false)
    let names = try scratch.files("out").keys.sorted()
    #expect(names.count == 3 * 3 + 2)
    #expect(!names.contains("root.cer"), "nor is the certificate of the run before kept")
    #expect(!names.contains("ana-01-SUBSCRIBED.INITIAL_BUY.json"))
  }

  @Test func showsTheIndexAndTheDecodedTwinsAlone() async throws {
    let scratch = try ScratchFolder()
    try await run(Self.short, into: "\(scratch.path)/out")
    #expect(
      try scratch.files("out")[".gitattributes"] == """
        # Written by sandclock. Differences are shown of the index and the decoded twins only.
        *.json -text -diff
        *.decoded.json -text diff
        index.json -text diff

        """)
  }

  @Test func hasTheSameBytesTheSecondTime() async throws {
    let scratch = try ScratchFolder()
    try await run(Self.short, into: "\(scratch.path)/out")
    let first = try scratch.files("out")
    try await run(Self.short, into: "\(scratch.path)/out/")
    #expect(try scratch.files("out") == first)
  }

  @Test func removesWhatARunLeftAndNothingElse() async throws {
    let scratch = try ScratchFolder()
    try await run(Self.short, into: "\(scratch.path)/fresh")
    try await run(Self.long, into: "\(scratch.path)/out")
    try scratch.write("out/NOTES.md", "ours")
    try await run(Self.short, into: "\(scratch.path)/out")
    var files = try scratch.files("out")
    #expect(files.removeValue(forKey: "NOTES.md") == "ours")
    #expect(files == (try scratch.files("fresh")))
  }

  @Test(arguments: [
    ("NOTES.md", "ours"), ("index.json", "{}"), ("index.json", #"[{"file":"a.json"}]"#),
    ("index.json", "["), (".gitattributes", ""),
  ])
  func refusesAFolderOfSomebodyElse(_ name: String, _ text: String) async throws {
    let scratch = try ScratchFolder()
    try scratch.write(name, text)
    let error = await #expect(throws: FolderError.self) {
      try await run(Self.short, into: scratch.path)
    }
    #expect(error == .foreign(folder: scratch.path, name: name))
    #expect(
      error?.description
        == "\(scratch.path) holds \"\(name)\" and no index.json of an earlier run; "
        + "an empty or new folder would do")
    #expect(try scratch.files(".") == [name: text], "nothing was touched")
  }

  @Test func removesNothingOutsideWhateverAnIndexLists() async throws {
    let scratch = try ScratchFolder()
    try await run(Self.short, into: "\(scratch.path)/out", isSigned: false)
    try scratch.write("kept.json", "")
    try scratch.write(
      "out/index.json", #"[{"file":"../kept.json","notificationUUID":""}]"#)
    try await run(Self.short, into: "\(scratch.path)/out", isSigned: false)
    #expect(FileManager.default.fileExists(atPath: "\(scratch.path)/kept.json"))
  }

  /// A sink that fails at the second notification.
  private actor Failing: NotificationSink {
    struct Fault: Error {}
    private var count = 0
    nonisolated var forms: Set<NotificationForm> { [.decoded] }
    func deliver(_ parcel: Parcel) throws {
      count += 1
      if count == 2 { throw Fault() }
    }
  }

  @Test func leavesTheOldFilesWhereARunFails() async throws {
    let scratch = try ScratchFolder()
    try await run(Self.short, into: "\(scratch.path)/out", isSigned: false)
    let before = try scratch.files("out")
    let scenario = try ScenarioText.scenario(
      ScenarioText.ana(#"{ buy: "pro" }"#), start: "2099-12-31T23:50:00Z")
    await #expect(throws: RunError.self) {
      let sink = try FolderSink.opened(at: "\(scratch.path)/out", signedBy: nil)
      _ = try await scenario.run(into: [sink])
    }
    #expect(try scratch.files("out") == before, "and no half of the new ones")
  }

  @Test func outlivesASinkThatFails() async throws {
    let scratch = try ScratchFolder()
    let scenario = try ScenarioText.scenario(ScenarioText.ana(Self.short))
    await #expect(throws: Failing.Fault.self) {
      let sink = try FolderSink.opened(at: "\(scratch.path)/out", signedBy: nil)
      _ = try await scenario.run(into: [Failing(), sink])
    }
    #expect(try scratch.files("out").count == 3 * 3 + 2)
  }

  @Test func keepsCustomersApartOnEverySystem() async throws {
    let scratch = try ScratchFolder()
    let text = ScenarioText.ana(Self.short).replacing(
      "customers: [", with: #"customers: [{ name: "anA", script: [{ buy: "pro" }] }, "#)
    let scenario = try ScenarioText.scenario(text)
    let error = await #expect(throws: FolderError.self) {
      let sink = try FolderSink.opened(at: "\(scratch.path)/out", signedBy: nil)
      _ = try await scenario.run(into: [sink])
    }
    let names: Set<FolderError?> = [.sameName("ana", "anA"), .sameName("anA", "ana")]
    #expect(names.contains(error))
  }

  @Test func saysWhichPathCannotBeWritten() async throws {
    let scratch = try ScratchFolder()
    try scratch.write("file", "")
    let error = await #expect(throws: FolderError.self) {
      try await run(Self.short, into: "\(scratch.path)/file/out")
    }
    #expect(
      error?.description == "\(scratch.path)/file/out cannot be written: Not a directory")
  }
}
