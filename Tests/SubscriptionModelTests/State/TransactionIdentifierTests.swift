import SubscriptionModel
import Testing

@Suite struct TransactionIdentifierTests {
  @Test(arguments: [
    (0 as UInt64, 0 as UInt32, 2_000_000_000_000_000 as UInt64),
    (0, 16_383, 2_000_000_000_016_383),
    (1, 0, 2_000_000_000_016_384),
    (33_554_431, 16_383, 2_000_549_755_813_887),
  ])
  func sixteenDigitsThatBeginWith2000(customer: UInt64, count: UInt32, number: UInt64) {
    let identifier = TransactionIdentifier(of: CustomerKey(number: customer), count: count)
    #expect(identifier.number == number)
  }

  @Test func customersShareNoNumber() {
    let last = TransactionIdentifier(
      of: CustomerKey(number: 4), count: TransactionIdentifier.perCustomer - 1)
    #expect(last < TransactionIdentifier(of: CustomerKey(number: 5), count: 0))
  }
}
