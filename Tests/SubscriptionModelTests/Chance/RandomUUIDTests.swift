import SubscriptionModel
import Testing

@Suite struct RandomUUIDTests {
  @Test(arguments: [
    (0 as UInt64, 0 as UInt64, "00000000-0000-4000-8000-000000000000"),
    (.max, .max, "ffffffff-ffff-4fff-bfff-ffffffffffff"),
    (0x0123_4567_89AB_CDEF, 0x0123_4567_89AB_CDEF, "01234567-89ab-4def-8123-456789abcdef"),
  ])
  func drawnBitsMakeVersionFour(high: UInt64, low: UInt64, text: String) {
    #expect(RandomUUID(high: high, low: low).text == text)
  }

  @Test func aDrawnUUIDReadsBackAsItself() {
    let chance = Chance(seed: 1, title: "uuids")
    for count in 0..<1000 as Range<UInt32> {
      let uuid = chance.uuid(.notificationUUID, of: CustomerKey(number: 1), count)
      let text = uuid.text
      #expect(RandomUUID(text: text) == uuid)
      #expect(RandomUUID(text: text.uppercased()) == uuid)
      #expect(text.dropFirst(14).first == "4")
      #expect(text.dropFirst(19).first.map { "89ab".contains($0) } == true)
    }
  }

  @Test(arguments: [
    "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
  ])
  func aScenariosUUIDIsKeptWhateverItsVersion(text: String) {
    #expect(RandomUUID(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "f81d4fae", "f81d4fae7dec11d0a76500a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf66", "f81d4fa-e7dec-11d0-a765-00a0c91e6bf6",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bfg", "f81d4fae 7dec 11d0 a765 00a0c91e6bf6",
    "{81d4fae-7dec-11d0-a765-00a0c91e6bf}", "f81d4fae-7dec-11d0-a765-00a0c91e６f6",
  ])
  func otherTextsAreNoUUID(text: String) {
    #expect(RandomUUID(text: text) == nil)
  }
}
