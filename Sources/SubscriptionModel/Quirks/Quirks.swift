/// The quirks of a customer's store: none, unless a scenario says so. A plain value, since every
/// rule is handed it.
package struct Quirks: Hashable, Sendable {
  /// One bit for each quirk.
  private var present: UInt32 = 0
  /// By how much revocation dates drift.
  package private(set) var revocationDateDrift = SimDuration.zero
  /// How much earlier inner tokens are signed.
  package private(set) var outerSignedLater = SimDuration.zero
  /// How late renewals are charged.
  package private(set) var lateRenewal = SimDuration.zero
  /// How early charges begin.
  package private(set) var failureAfterRecovery = SimDuration.zero
  /// By how many renewals caps differ at most.
  package private(set) var capJitter: Int32 = 0
  /// Which renewal is told as recovered.
  package private(set) var spuriousRecovery: Int32 = 0

  /// None.
  package init() {}

  /// What a scenario gives a quirk.
  package enum Setting: Hashable, Sendable {
    case flag(Bool)
    case length(SimDuration)
    case number(Int32)
  }

  /// Whether there is a quirk.
  package func has(_ quirk: Quirk) -> Bool {
    present != 0 && present & Self.bit(of: quirk) != 0
  }

  /// Those that there are.
  package var all: [Quirk] { Quirk.allCases.filter { has($0) } }

  /// Gives a quirk what a scenario says; no time at all is none.
  package mutating func set(_ quirk: Quirk, _ setting: Setting) {
    let length: SimDuration
    let number: Int32
    let isPresent: Bool
    switch setting {
    case .flag(let flag): (length, number, isPresent) = (.zero, 0, flag)
    case .length(let value): (length, number, isPresent) = (value, 0, value > .zero)
    case .number(let value): (length, number, isPresent) = (.zero, value, true)
    }
    present = isPresent ? present | Self.bit(of: quirk) : present & ~Self.bit(of: quirk)
    switch quirk {
    case .revocationDateDrift: revocationDateDrift = length.wholeSeconds
    case .outerSignedLater: outerSignedLater = length
    case .lateRenewal: lateRenewal = length
    case .failureAfterRecovery: failureAfterRecovery = length
    case .capJitter: capJitter = number
    case .spuriousRecovery: spuriousRecovery = number
    case .graceWithoutDate, .graceWithoutRetry, .retryWithoutIntent, .renewalDateOnly,
      .priceMissing, .silentCap,
      .dropExpired, .oneTimeChargeMissing, .graceAfterCancel, .cancelledRetryExpires, .monthsInUTC:
      break
    }
  }

  /// Whether nobody is told of a fact.
  package func silences(_ fact: Fact) -> Bool {
    guard present != 0 else { return false }
    return switch fact.notificationKind.type {
    case .didChangeRenewalStatus: has(.silentCap) && fact == .autoRenewDisabled(by: .store)
    case .expired: has(.dropExpired)
    case .oneTimeCharge: has(.oneTimeChargeMissing)
    case .subscribed, .didRenew, .didChangeRenewalPref, .didFailToRenew, .gracePeriodExpired,
      .offerRedeemed, .priceIncrease, .refund, .refundDeclined, .refundReversed,
      .consumptionRequest, .revoke, .renewalExtended, .renewalExtension, .test,
      .externalPurchaseToken, .rescindConsent, .metadataUpdate, .migration, .priceChange:
      false
    }
  }

  private static func bit(of quirk: Quirk) -> UInt32 {
    1 << UInt32(Quirk.allCases.firstIndex(of: quirk) ?? 0)
  }
}

extension StorePolicy {
  /// The store with quirks: those that are about its settings change them.
  ///
  /// - Parameter capDraw: Decides by how much the renewal cap differs.
  package func with(_ quirks: Quirks, capDraw: Draw) -> StorePolicy {
    var policy = self
    policy.quirks = quirks
    if let cap = renewalCap, quirks.capJitter > 0 {
      policy.renewalCap = max(0, cap - Int32(capDraw.value(in: 0...Int64(quirks.capJitter))))
    }
    if quirks.has(.monthsInUTC), calendar == .real { policy.calendar = .universal }
    return policy
  }
}
