/// The members that an object in the decoded form of a V2 notification can have, for whoever asks
/// for one that it never has.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2decodedpayload
package struct WireMembers: Sendable {
  /// A member's name with what is inside it.
  private struct Member: Sendable {
    let name: String
    let inside: WireMembers?
  }

  private let members: [Member]
  /// Whether it can have any others: nothing is said of them.
  private let isOpen: Bool

  /// Members of these names, and objects with members of their own.
  private init(_ names: String, _ objects: KeyValuePairs<String, WireMembers> = [:]) {
    members =
      names.split(whereSeparator: \.isWhitespace).map { Member(name: String($0), inside: nil) }
      + objects.map { Member(name: $0.key, inside: $0.value) }
    isOpen = false
  }

  private init(isOpen: Bool) {
    members = []
    self.isOpen = isOpen
  }

  /// The members' names.
  package var names: [String] { members.map(\.name) }

  /// Whether there can be a member of this name.
  package func has(_ name: String) -> Bool {
    isOpen || members.contains { $0.name == name }
  }

  /// What can be inside a member: nothing, where it is no object.
  package subscript(name: String) -> WireMembers {
    if isOpen { return self }
    return members.first { $0.name == name }?.inside ?? WireMembers(isOpen: false)
  }

  /// The ways to all members of a name: `data.transactionInfo.price`.
  package func ways(to name: String) -> [String] {
    members.flatMap { member in
      (member.name == name ? [name] : [])
        + (member.inside?.ways(to: name) ?? []).map { "\(member.name).\($0)" }
    }
  }

  /// The members of a notification.
  package static let notification = WireMembers(
    "notificationType subtype notificationUUID version signedDate",
    [
      "data": data, "summary": summary, "externalPurchaseToken": externalPurchaseToken,
      "appData": appData,
    ])

  private static let data = WireMembers(
    "appAppleId bundleId bundleVersion environment status consumptionRequestReason",
    ["transactionInfo": transactionInfo, "renewalInfo": renewalInfo])

  private static let transactionInfo = WireMembers(
    """
    transactionId originalTransactionId webOrderLineItemId bundleId productId
    subscriptionGroupIdentifier purchaseDate originalPurchaseDate expiresDate quantity type
    appAccountToken inAppOwnershipType signedDate revocationReason revocationDate revocationType
    revocationPercentage isUpgraded offerType offerIdentifier environment transactionReason
    storefront storefrontId price currency offerDiscountType appTransactionId offerPeriod
    previousOriginalTransactionId billingPlanType
    """,
    [
      "commitmentInfo": WireMembers(
        "billingPeriodNumber commitmentExpiresDate commitmentPrice totalBillingPeriods"),
      "advancedCommerceInfo": anything,
    ])

  private static let renewalInfo = WireMembers(
    """
    expirationIntent originalTransactionId autoRenewProductId productId autoRenewStatus
    isInBillingRetryPeriod priceIncreaseStatus gracePeriodExpiresDate offerType offerIdentifier
    renewalPrice currency signedDate environment recentSubscriptionStartDate renewalDate
    offerDiscountType eligibleWinBackOfferIds appTransactionId offerPeriod appAccountToken
    renewalBillingPlanType
    """,
    [
      "commitmentInfo": WireMembers(
        """
        commitmentAutoRenewProductId commitmentAutoRenewStatus commitmentRenewalBillingPlanType
        commitmentRenewalDate commitmentRenewalPrice
        """),
      "advancedCommerceInfo": anything,
    ])

  private static let summary = WireMembers(
    """
    requestIdentifier environment appAppleId bundleId productId storefrontCountryCodes failedCount
    succeededCount
    """)

  private static let externalPurchaseToken = WireMembers(
    "externalPurchaseId tokenCreationDate appAppleId bundleId tokenExpirationDate tokenType")

  private static let appData = WireMembers(
    "appAppleId bundleId environment", ["appTransactionInfo": anything])

  /// Objects of which nothing is said: no notification that is simulated has one.
  private static let anything = WireMembers(isOpen: true)
}
