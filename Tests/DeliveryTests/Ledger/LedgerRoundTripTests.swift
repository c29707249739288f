import Foundation
import NotificationWire
import Signing
import Testing

@testable import Delivery

/// What is read from a ledger is what was written, byte for byte and in its order.
@Suite struct LedgerRoundTripTests {
  private let scratch: ScratchFolder
  private var path: String { scratch.path + "/run.sqlite" }

  init() throws {
    scratch = try ScratchFolder()
  }

  /// Texts that something on the way might want to change.
  private static let bodies: [[UInt8]] = [
    [], Array("{}".utf8), Array("é😀\u{301}ß 日本 \u{7F}\u{85}\u{2028}".utf8),
    Array(#"{"a":"\u00e9\n\"' ; -- %s"}"#.utf8), Array("e\u{301}\r\n\t\u{FEFF}".utf8),
    [0x22, 0xFF, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x22],
    (0..<19_000).map { UInt8(1 + $0 % 255) }, Array(repeating: 0x61, count: 300_000),
  ]

  @Test(arguments: [NotificationForm.signed, .decoded])
  func keepsEveryByte(_ form: NotificationForm) throws {
    let ledger = try Ledger.create(path)
    let run = try ledger.run(.sample(form: form), sinks: [], at: noon)
    let parcels = Self.bodies.enumerated().map { place, body in
      let sample = Parcel.sample(place + 1)
      return Parcel(
        sample.header, signed: form == .signed ? body : nil,
        decoded: form == .decoded ? body : sample.body(.decoded))
    }
    _ = try run.record(parcels)
    try ledger.close()
    let resumed = try Ledger.resume(path)
    var reader = resumed.notifications([.signed])
    if form == .signed {
      #expect(try reader.next(100).map { $0.parcel.body(.signed) } == Self.bodies)
    } else {
      #expect(try reader.next(100).map { $0.parcel.body(.signed) } == Self.bodies.map { _ in nil })
      let blobs = try asked(path, "SELECT hex(body) FROM body WHERE body = decoded")
      #expect(blobs == Self.bodies.map { $0.map(Self.hex).joined() })
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  @Test func readsBackAllThatIsKnown() throws {
    let ledger = try Ledger.create(path)
    let samples = [
      Parcel.sample(1, customer: "ana", kind: "SUBSCRIBED/INITIAL_BUY"),
      .sample(1, customer: "bo", original: "2000000000016384"),
      .sample(2, customer: "ana", kind: "EXPIRED/VOLUNTARY"),
    ]
    _ = try ledger.sampleRun().record(samples)
    _ = try ledger.run(.sample("plain", form: .decoded, authority: nil), sinks: [], at: noon)
      .record([.sample(9)])
    let read = try ledger.all([.signed, .decoded])
    #expect(read.map(\.id) == [1, 2, 3, 4])
    #expect(read.map(\.run.scenario) == ["renewals", "renewals", "renewals", "plain"])
    #expect(read.map(\.sequence) == [1, 2, 3, 1])
    let parcels = read.map(\.parcel)
    let written = samples + [.sample(9)]
    #expect(parcels.map(\.header) == written.map(\.header))
    #expect(parcels.map { $0.body(.decoded) } == written.map { $0.body(.decoded) })
    #expect(parcels.map(\.transactionInfo) == written.map(\.transactionInfo))
    #expect(parcels.map(\.renewalInfo) == written.map(\.renewalInfo))
    #expect(parcels.map { $0.body(.signed) == nil } == [false, false, false, true])
  }

  @Test(arguments: [
    #"{}"#, #"{"a":"é😀 \u0001\n\"\\/<>","b":[1,-2,{"c":true,"d":""}],"f":[]}"#,
    #"{"n":9007199254740993,"m":123456789012345678901234567890,"z":0}"#,
  ])
  func takesTheInnerObjectsOutAsTheyAre(_ json: String) throws {
    let ledger = try Ledger.create(path)
    let decoded = #"{"data":{"transactionInfo":\#(json),"renewalInfo":\#(json)}}"#
    let parcel = Parcel(Parcel.sample().header, signed: [97], decoded: Array(decoded.utf8))
    _ = try ledger.sampleRun().record([parcel])
    let read = try #require(try ledger.all([.decoded]).first?.parcel)
    #expect(String(decoding: read.transactionInfo, as: UTF8.self) == json)
    #expect(String(decoding: read.renewalInfo, as: UTF8.self) == json)
    #expect(read.body(.decoded) == Array(decoded.utf8))
  }

  /// No transaction, no belief, and an inner object that stands elsewhere.
  @Test func keepsWhatIsToldOfAnApp() throws {
    let ledger = try Ledger.create(path)
    let inner = #"{"receiptType":"Sandbox"}"#
    let decoded = #"{"appData":{"appTransactionInfo":\#(inner)}}"#
    let header = NotificationHeader(
      customer: "ana", number: 1, type: "RESCIND_CONSENT", subtype: nil,
      notificationUUID: "00000000-0000-4000-8001-000000000000", signedDate: 1_767_603_600_000,
      productID: nil, transactionID: nil, originalTransactionID: nil, belief: nil)
    _ = try ledger.sampleRun().record([
      Parcel(header, signed: [97], decoded: Array(decoded.utf8))
    ])
    let read = try #require(try ledger.all([.decoded]).first?.parcel)
    #expect(read.header == header)
    #expect(String(decoding: read.appTransactionInfo, as: UTF8.self) == inner)
    #expect(read.transactionInfo.isEmpty)
    #expect(
      try asked(path, "SELECT coalesce(product_id, status, entitled, 'none') FROM notification")
        == ["none"])
  }

  @Test func readsNoMoreThanIsAskedFor() throws {
    let ledger = try Ledger.create(path)
    _ = try ledger.sampleRun().record(
      (1...9).map { .sample($0, customer: $0 % 3 == 0 ? "bo" : "ana") })
    let headers = try ledger.all([])
    #expect(
      headers.allSatisfy { $0.parcel.body(.signed) == nil && $0.parcel.body(.decoded) == nil })
    #expect(headers.map(\.parcel.header.number) == Array(1...9))
    var reader = ledger.notifications([.decoded])
    #expect(try reader.next(2) { $0.customer == "bo" }.map(\.sequence) == [3, 6])
    #expect(try reader.next(2) { $0.customer == "bo" }.map(\.sequence) == [9])
    #expect(try reader.next(2) { $0.customer == "bo" }.isEmpty)
    #expect(try reader.next(2).isEmpty)
  }

  @Test func readsRunAfterRunHoweverTheyWereWritten() throws {
    let ledger = try Ledger.create(path)
    let (first, second) = (try ledger.sampleRun("a"), try ledger.sampleRun("b"))
    for number in 1...1200 {
      _ = try (number % 2 == 0 ? first : second).record([.sample(number)])
    }
    let read = try ledger.all()
    #expect(read.map(\.run.scenario) == (0..<1200).map { $0 < 600 ? "a" : "b" })
    #expect(read.map(\.sequence) == Array(1...600) + Array(1...600))
    var reader = ledger.notifications([])
    #expect(
      try reader.next(1) { $0.number == 1199 }.map(\.sequence) == [600],
      "more is passed over than is looked at in one go")
  }
}
