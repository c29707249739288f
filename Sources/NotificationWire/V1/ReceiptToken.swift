internal import SubscriptionModel

/// What stands for a receipt on the wire: a token that says whose it is, with a seal that only the
/// run that made it knows. It looks like Apple's from outside and has nothing of theirs inside.
enum ReceiptToken: Hashable {
  /// The receipt of an app on a customer's devices: base64 that begins with `MI`.
  case app(CustomerKey)
  /// One transaction's, in the style of iOS 6: base64 that begins with `ewoJ`.
  case transaction(CustomerKey, TransactionIdentifier)

  /// What was found where a token should be.
  enum Reading: Hashable {
    case token(ReceiptToken)
    /// It looks like one, but this run has not made it.
    case foreign
    /// It is none at all.
    case malformed
  }

  /// The token.
  func text(_ chance: Chance) -> String {
    switch self {
    case .app(let customer): Base64.encode(Self.envelope(customer, chance))
    case .transaction(let customer, let transaction):
      Base64.encode(Self.propertyList(customer, transaction, chance))
    }
  }

  /// Reads a token.
  static func read(_ text: String, _ chance: Chance) -> Reading {
    guard let bytes = Base64.decode(text) else { return .malformed }
    if bytes.starts(with: [0x30, 0x82]) {
      guard bytes.count == envelopeHead.count + contentCount else { return .foreign }
      let key = bytes[(envelopeHead.count + mark.count)...].prefix(8)
      let customer = CustomerKey(number: key.reduce(0) { $0 << 8 | UInt64($1) })
      return bytes == envelope(customer, chance) ? .token(.app(customer)) : .foreign
    }
    guard bytes.starts(with: Array("{".utf8)) else { return .malformed }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\"").map(String.init)
    guard parts.count > 3, case let numbers = parts[3].split(separator: "-"), numbers.count == 2,
      let key = UInt64(numbers[0]), let number = UInt64(numbers[1]), key < CustomerKey.limit
    else { return .foreign }
    let customer = CustomerKey(number: key)
    let first = TransactionIdentifier(of: customer, count: 0).number
    guard number >= first, number - first < UInt64(TransactionIdentifier.perCustomer) else {
      return .foreign
    }
    let transaction = TransactionIdentifier(of: customer, count: UInt32(number - first))
    return bytes == propertyList(customer, transaction, chance)
      ? .token(.transaction(customer, transaction)) : .foreign
  }

  /// A DER sequence with an octet string in it, as long as a small receipt's beginning.
  private static let envelopeHead: [UInt8] = [0x30, 0x82, 0x01, 0x30, 0x04, 0x82, 0x01, 0x2C]
  private static let contentCount = 300
  private static let mark = Array("Sandclock receipt, none of Apple's ".utf8)

  private static func envelope(_ customer: CustomerKey, _ chance: Chance) -> [UInt8] {
    var bytes = envelopeHead + mark + self.bytes(of: customer.number)
    var count: UInt32 = 0
    while bytes.count < envelopeHead.count + contentCount {
      bytes += self.bytes(of: chance.draw(.receiptFiller, of: customer, count).bits)
      count += 1
    }
    return Array(bytes.prefix(envelopeHead.count + contentCount))
  }

  private static func propertyList(
    _ customer: CustomerKey, _ transaction: TransactionIdentifier, _ chance: Chance
  ) -> [UInt8] {
    let place = UInt32(transaction.number % UInt64(TransactionIdentifier.perCustomer))
    let seal = chance.uuid(.receipt, of: customer, place).text
    return Array(
      """
      {
      \t"purchase-info" = "\(customer.number)-\(transaction.number)";
      \t"signature" = "\(seal)";
      \t"remark" = "Sandclock receipt, none of Apple's";
      }
      """.utf8)
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64($0))) }
  }
}
