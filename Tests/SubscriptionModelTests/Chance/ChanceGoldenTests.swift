import SubscriptionModel
import Testing

/// The promise that a seed repeats a run. These numbers come from a second implementation; they
/// may change only together with the `generator` number, and the change is listed.
@Suite struct ChanceGoldenTests {
  struct Row: Sendable {
    let seed: UInt64
    let title: String
    let purpose: Chance.Purpose
    let customer: UInt64
    let count: UInt32
    let bits: UInt64
    let uuid: String
  }

  @Test(arguments: [
    Row(
      seed: 1, title: "A downgrade waits", purpose: .purchaseDelay, customer: 0, count: 0,
      bits: 0x2B16_3E4E_BB86_59C7, uuid: "2b163e4e-bb86-49c7-ac6d-efb7da3ac95a"),
    Row(
      seed: 1, title: "A downgrade waits", purpose: .purchaseDelay, customer: 0, count: 1,
      bits: 0xE841_3130_A154_F8D2, uuid: "e8413130-a154-48d2-a094-43c83eee8c2c"),
    Row(
      seed: 1, title: "A downgrade waits", purpose: .renewalLead, customer: 0, count: 0,
      bits: 0xE8D0_8316_8A5C_5EDB, uuid: "e8d08316-8a5c-4edb-9c39-911e0a74ed7a"),
    Row(
      seed: 1, title: "A downgrade waits", purpose: .originalPurchaseDateDelay,
      customer: 33_554_431, count: 16_383,
      bits: 0xB16E_D855_1ADA_6E03, uuid: "b16ed855-1ada-4e03-b9ac-a4da74f11af6"),
    Row(
      seed: 2, title: "A downgrade waits", purpose: .purchaseDelay, customer: 0, count: 0,
      bits: 0xBE69_391D_71DB_D5CC, uuid: "be69391d-71db-45cc-b6d8-f152847d5fe4"),
    Row(
      seed: 1, title: "", purpose: .notificationUUID, customer: 0, count: 0,
      bits: 0x13E5_ABB7_8F6F_CB31, uuid: "13e5abb7-8f6f-4b31-9d57-fabb77ccabd4"),
    Row(
      seed: 9_007_199_254_740_991, title: "Über Nacht", purpose: .expiryDelay,
      customer: 12_345_678, count: 7,
      bits: 0x4815_5AE6_6631_8E2D, uuid: "48155ae6-6631-4e2d-a9d9-5cebab642dd3"),
  ])
  func theSameDrawsForever(_ row: Row) {
    let chance = Chance(seed: row.seed, title: row.title)
    let customer = CustomerKey(number: row.customer)
    #expect(chance.draw(row.purpose, of: customer, row.count) == Draw(bits: row.bits))
    #expect(chance.uuid(row.purpose, of: customer, row.count).text == row.uuid)
  }

  @Test(arguments: [
    (1 as UInt64, "A downgrade waits", 15_168_657 as UInt64),
    (2, "A downgrade waits", 17_257_687),
    (1, "", 11_075_063),
    (9_007_199_254_740_991, "Über Nacht", 10_377_190),
  ])
  func theSameCustomersForever(seed: UInt64, title: String, key: UInt64) {
    let chance = Chance(seed: seed, title: title)
    #expect(chance.wishedKey(ofCustomerNamed: "ana") == CustomerKey(number: key))
  }

  /// The published vectors of FNV-1a, 64 bits.
  @Test(arguments: [
    ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C),
    ("foobar", 0x8594_4171_F739_67E8),
  ])
  func textsAreHashedAsFNVSays(text: String, hash: UInt64) {
    #expect(Chance.hash(of: text) == hash)
  }

  @Test func thePurposesKeepTheirNumbers() {
    #expect(ChanceTests.purposes.map(\.rawValue) == Array(1...8))
  }
}
