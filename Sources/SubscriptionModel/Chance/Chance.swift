/// Where every draw, UUID and token of a run comes from: a function of the run's root, the
/// customer, a purpose and how many draws for that purpose the customer had before.
///
/// Nothing is stored and nothing is shared between customers, so one more line in one script moves
/// nothing in another customer's life.
package struct Chance: Hashable, Sendable {
  /// What a draw is for. The numbers are part of the promise that a seed repeats a run.
  package enum Purpose: UInt64, Sendable {
    case notificationUUID = 1
    case accountToken = 2
    case appTransactionIdentifier = 3
    case purchaseDelay = 4
    case renewalLead = 5
    case expiryDelay = 6
    case choiceDelay = 7
    case originalPurchaseDateDelay = 8
    case failureDelay = 9
    case refundDecisionDelay = 10
    case refundDelay = 11
    case externalPurchaseToken = 20
    case familyDelay = 30
    case massExtension = 40
    case capJitter = 50
    case massExtensionFailure = 41
    case receipt = 60
    case receiptFiller = 61
    case device = 62
    case download = 63
    case sharedSecret = 64
  }

  private let root: UInt64

  /// The chance of the run with this seed and title.
  package init(seed: UInt64, title: String) {
    root = Chance.mixed(Chance.hash(of: title) ^ Chance.mixed(seed))
  }

  /// The `count`-th draw (from 0) of a customer for a purpose.
  package func draw(_ purpose: Purpose, of customer: CustomerKey, _ count: UInt32) -> Draw {
    let place = root ^ Chance.mixed(customer.number &* 0x9E37_79B9_7F4A_7C15 &+ purpose.rawValue)
    return Draw(bits: Chance.mixed(place &+ UInt64(count) &* 0xD1B5_4A32_D192_ED03))
  }

  /// The `count`-th UUID (from 0) of a customer for a purpose.
  package func uuid(_ purpose: Purpose, of customer: CustomerKey, _ count: UInt32) -> RandomUUID {
    let first = draw(purpose, of: customer, count).bits
    return RandomUUID(high: first, low: Chance.mixed(first ^ root &+ 0xA076_1D64_78BD_642F))
  }

  /// The key a customer of this name would like to have; another's claim may move it on.
  package func wishedKey(ofCustomerNamed name: String) -> CustomerKey {
    CustomerKey(number: Chance.mixed(root ^ Chance.hash(of: name)) % CustomerKey.limit)
  }

  /// FNV-1a over the UTF-8 of a text.
  package static func hash(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  /// A bijection of 64 bits in which every bit of the input moves half the bits of the output
  /// (the finaliser of SplitMix64, Steele, Lea and Flood 2014).
  static func mixed(_ bits: UInt64) -> UInt64 {
    var mixed = bits &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
