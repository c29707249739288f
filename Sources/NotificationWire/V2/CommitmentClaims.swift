internal import SubscriptionModel

/// What a transaction's `commitmentInfo` says: of which commitment it pays for a month.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/transactioncommitmentinfo
struct CommitmentClaims {
  let month: Int
  /// When the commitment ends.
  let end: SimInstant
  /// What all its months cost; `nil`: the catalog does not say, or a member of the family pays.
  let price: Price?

  func write(into writer: inout JSONWriter) {
    writer.key("commitmentInfo")
    writer.object { writer in
      writer.member("billingPeriodNumber", Int64(month))
      writer.member("commitmentExpiresDate", end.milliseconds)
      writer.member("commitmentPrice", price?.milliunits)
      writer.member("totalBillingPeriods", Int64(MonthlyPlan.months))
    }
  }
}

/// What the renewal info's `commitmentInfo` says: what comes after the commitment.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/renewalcommitmentinfo
struct CommitmentRenewalClaims {
  /// What it is renewed as.
  let productID: String
  let isRenewed: Bool
  let plan: BillingPlan
  /// When the commitment ends.
  let end: SimInstant
  /// What the first period after it costs.
  let price: Price

  func write(into writer: inout JSONWriter) {
    writer.key("commitmentInfo")
    writer.object { writer in
      writer.member("commitmentAutoRenewProductId", productID)
      writer.member("commitmentAutoRenewStatus", isRenewed ? 1 : 0)
      writer.member("commitmentRenewalBillingPlanType", word: plan.rawValue)
      writer.member("commitmentRenewalDate", end.milliseconds)
      writer.member("commitmentRenewalPrice", price.milliunits)
    }
  }
}
