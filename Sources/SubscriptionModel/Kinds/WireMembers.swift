/// The names of all members that the decoded form of a V2 notification can have, for whoever asks
/// for one that none has.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2decodedpayload
package enum WireMembers {
  /// The names, outer ones first.
  package static let all: [String] = names.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let names = """
    notificationType subtype notificationUUID data version signedDate summary
    externalPurchaseToken appData

    appAppleId bundleId bundleVersion environment transactionInfo renewalInfo status
    consumptionRequestReason

    transactionId originalTransactionId webOrderLineItemId productId subscriptionGroupIdentifier
    purchaseDate originalPurchaseDate expiresDate quantity type appAccountToken
    inAppOwnershipType revocationReason revocationDate revocationType revocationPercentage
    isUpgraded offerType offerIdentifier transactionReason storefront storefrontId price currency
    offerDiscountType appTransactionId offerPeriod previousOriginalTransactionId billingPlanType
    commitmentInfo advancedCommerceInfo

    expirationIntent autoRenewProductId autoRenewStatus isInBillingRetryPeriod
    priceIncreaseStatus gracePeriodExpiresDate renewalPrice recentSubscriptionStartDate
    renewalDate eligibleWinBackOfferIds renewalBillingPlanType

    requestIdentifier storefrontCountryCodes failedCount succeededCount externalPurchaseId
    tokenCreationDate tokenExpirationDate tokenType appTransactionInfo
    billingPeriodNumber commitmentExpiresDate commitmentPrice totalBillingPeriods
    commitmentAutoRenewProductId commitmentAutoRenewStatus commitmentRenewalBillingPlanType
    commitmentRenewalDate commitmentRenewalPrice
    """
}
