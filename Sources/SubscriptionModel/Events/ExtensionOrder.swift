/// What a developer asks for who extends the renewal date of a subscription.
///
/// https://developer.apple.com/documentation/appstoreserverapi/extendrenewaldaterequest
package struct ExtensionOrder: Hashable, Sendable {
  /// `extendByDays`.
  package var days: Int32
  /// `extendReasonCode`; no notification carries it.
  package var reason = ExtensionReason.undeclared

  package init(days: Int32, reason: ExtensionReason = .undeclared) {
    self.days = days
    self.reason = reason
  }

  /// How many days can be asked for at once.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/extendbydays
  package static let possibleDays: ClosedRange<Int64> = 1...90
}

/// Why a renewal date is extended, spelt as Apple's libraries name the codes 0 to 3.
///
/// https://developer.apple.com/documentation/appstoreserverapi/extendreasoncode
package enum ExtensionReason: String, CaseIterable, Sendable {
  case undeclared = "UNDECLARED"
  case customerSatisfaction = "CUSTOMER_SATISFACTION"
  case other = "OTHER"
  case serviceIssueOrOutage = "SERVICE_ISSUE_OR_OUTAGE"
}

/// What a developer asks for who extends the renewal dates of all who subscribe to a product.
///
/// https://developer.apple.com/documentation/appstoreserverapi/massextendrenewaldaterequest
package struct MassExtension: Hashable, Sendable {
  /// What each of them gets.
  package var each: ExtensionOrder
  /// `storefrontCountryCodes`: of which storefronts; `nil`: of all.
  package var storefronts: StorefrontSet?
  /// For how many of those who could get it it fails all the same, in thousandths of a percent.
  package var failingShare: Int32 = 0

  package init(
    each: ExtensionOrder, storefronts: StorefrontSet? = nil, failingShare: Int32 = 0
  ) {
    self.each = each
    self.storefronts = storefronts
    self.failingShare = failingShare
  }
}

/// What came of a mass extension: what the store sums up when it is done.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/summary
package struct MassExtensionResult: Hashable, Sendable {
  /// Counts the mass extensions of a run from 0; the request's identifier is drawn for it.
  package let number: UInt32
  package let product: ProductIndex
  /// `nil`: all storefronts.
  package let storefronts: StorefrontSet?
  /// How many subscriptions were extended.
  package var succeeded: Int64 = 0
  /// How many were not.
  package var failed: Int64 = 0

  package init(number: UInt32, product: ProductIndex, storefronts: StorefrontSet?) {
    self.number = number
    self.product = product
    self.storefronts = storefronts
  }
}
