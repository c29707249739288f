import SubscriptionModel
import Testing

@Suite struct ChanceTests {
  static let purposes: [Chance.Purpose] = [
    .notificationUUID, .accountToken, .appTransactionIdentifier, .purchaseDelay, .renewalLead,
    .expiryDelay, .choiceDelay, .originalPurchaseDateDelay,
  ]

  @Test func aDrawDependsOnNothingButWhatIsAskedFor() {
    let chance = Chance(seed: 1, title: "t")
    let ana = CustomerKey(number: 7)
    let first = chance.draw(.purchaseDelay, of: ana, 3)
    // What others draw in between is nobody's business.
    for count in 0..<100 as Range<UInt32> {
      _ = chance.draw(.purchaseDelay, of: CustomerKey(number: 8), count)
      _ = chance.uuid(.notificationUUID, of: ana, count)
    }
    #expect(chance.draw(.purchaseDelay, of: ana, 3) == first)
    #expect(Chance(seed: 1, title: "t").draw(.purchaseDelay, of: ana, 3) == first)
  }

  @Test func everythingAskedForChangesTheDraw() {
    var seen: Set<UInt64> = []
    var asked = 0
    for (seed, title) in [(1, "t"), (2, "t"), (1, "u"), (1, "")] as [(UInt64, String)] {
      let chance = Chance(seed: seed, title: title)
      for customer in 0..<20 as Range<UInt64> {
        for purpose in Self.purposes {
          for count in 0..<20 as Range<UInt32> {
            let draw = chance.draw(purpose, of: CustomerKey(number: customer), count)
            seen.insert(draw.bits)
            asked += 1
          }
        }
      }
    }
    #expect(seen.count == asked)
  }

  @Test func uuidsAreNeverTheSame() {
    let chance = Chance(seed: 1, title: "t")
    let uuids = Self.purposes.flatMap { purpose in
      (0..<500 as Range<UInt32>).map { chance.uuid(purpose, of: CustomerKey(number: 1), $0) }
    }
    #expect(Set(uuids).count == uuids.count)
  }

  /// Pearson's statistic stays below what one honest seed in ten thousand exceeds.
  @Test(arguments: [(2 as Int64, 15.2), (10, 33.8), (100, 161.4)])
  func aValueIsAsLikelyAsAnyOther(count: Int64, limit: Double) {
    let chance = Chance(seed: 20_260_105, title: "evenness")
    let draws = 20_000
    var counts = Array(repeating: 0, count: Int(count))
    for index in 0..<UInt32(draws) {
      let draw = chance.draw(.expiryDelay, of: CustomerKey(number: 5), index)
      counts[Int(draw.value(in: -3...(count - 4))) + 3] += 1
    }
    let expected = Double(draws) / Double(count)
    let statistic = counts.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    #expect(statistic / expected < limit)
  }

  @Test(arguments: [0 as UInt64, 1, .max / 2, .max])
  func aValueLiesInItsRange(bits: UInt64) {
    let draw = Draw(bits: bits)
    #expect(draw.value(in: 5...5) == 5)
    #expect((-2...2).contains(draw.value(in: -2...2)))
    #expect((7000...33_000).contains(draw.value(in: 7000...33_000)))
  }

  @Test func keysFillTheirRoomAndGoRound() {
    #expect(CustomerKey.limit == 33_554_432)
    #expect(CustomerKey(number: 4).next == CustomerKey(number: 5))
    #expect(CustomerKey(number: CustomerKey.limit - 1).next == CustomerKey(number: 0))
    let chance = Chance(seed: 3, title: "keys")
    let keys = (0..<1000).map { chance.wishedKey(ofCustomerNamed: "customer\($0)") }
    #expect(keys.allSatisfy { $0.number < CustomerKey.limit })
    // Names of one shape spread over the whole room.
    #expect(Set(keys).count > 990)
  }
}
