internal import SubscriptionModel

/// What can be wrong with how a subscription is billed.
enum PlanFact: FindingFact {
  case noMonthlyPlan(product: String)
  case noMonthlyPrice(product: String, storefront: String)
  case monthlyPlanOfOther
  case paidAtOnce

  var words: String {
    switch self {
    case .noMonthlyPlan(let product):
      "\(Quotation.of(product)) has no plan that is billed by the month; the catalog says which "
        + "have: \"monthlyPlan\", in a .storekit file \"billingPlans\""
    case .noMonthlyPrice(let product, let storefront):
      "the monthly plan of \(Quotation.of(product)) has no price in \(storefront); give it one in "
        + "the catalog"
    case .monthlyPlanOfOther:
      "only a subscription of a year, \"P1Y\", can be billed by the month"
    case .paidAtOnce: "what is bought once is paid at once; leave the plan out"
    }
  }
}
