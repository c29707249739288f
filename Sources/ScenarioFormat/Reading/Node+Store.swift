internal import SubscriptionModel

extension Node {
  /// The store's settings; what is wrong with them goes to the report.
  ///
  /// - Parameter hasUntil: Whether something else ends the run: a store without a renewal cap needs
  ///   it.
  func storePolicy(hasUntil: Bool) -> StorePolicy {
    var policy = StorePolicy(.sandbox)
    let keys = [
      "profile", "environment", "renewalRate", "renewalCap", "promptness", "crossgradeSubtype",
      "offerRedeemed", "gracePeriod", "graceEligible", "graceLength", "retryLength", "retries",
      "noRetryOn", "timeout", "v1",
    ]
    guard let object = object("the store's settings", keys: keys) else { return policy }
    if let profile = object["profile"]?.word("profile", as: Profile.self) {
      policy = StorePolicy(profile)
    }
    if let environment = object["environment"]?.word("environment", as: StoreEnvironment.self) {
      policy.environment = environment
    }
    if let calendar = object["renewalRate"]?.renewalRate() { policy.calendar = calendar }
    if let cap = object["renewalCap"] {
      if cap.value.string == "none" {
        policy.renewalCap = nil
      } else if let number = cap.integer(
        in: 1...1_000_000, "a count of renewals from 1 to 1000000, or \"none\",")
      {
        policy.renewalCap = Int32(number)
      }
    }
    if policy.renewalCap == nil, !hasUntil {
      (object["renewalCap"] ?? object["profile"])?.found(TimeFact.neverEnds)
    }
    if let promptness = object["promptness"]?.word("promptness", as: PromptnessWord.self) {
      policy.promptness = promptness.meaning
    }
    if let subtype = object["crossgradeSubtype"]?
      .word("subtype of crossgrades", as: CrossgradeSubtype.self)
    {
      policy.crossgradeSubtype = subtype
    }
    if let announcement = object["offerRedeemed"]?
      .word("way to announce offers", as: OfferAnnouncement.self)
    {
      policy.offerRedeemed = announcement
    }
    policy.billing = object.billingPolicy()
    if let v1 = object["v1"] { policy.v1 = v1.v1Policy() }
    return policy
  }

  /// The settings of the store's that speak of deliveries, over those of a profile. Keys are judged
  /// by ``storePolicy(hasUntil:)``.
  func deliveryTerms(of profile: Profile) -> DeliveryTerms {
    var terms = DeliveryTerms(profile)
    let object = ObjectNode(node: self)
    if let retries = object["retries"]?.elements("a list of durations such as [\"1h\", \"12h\"]") {
      terms.retries = retries.compactMap { $0.duration() }
      terms.v1Retries = terms.retries
    }
    if let statuses = object["noRetryOn"]?.elements("a list of HTTP statuses such as [400, 410]") {
      terms.noRetryOn = statuses.compactMap {
        $0.integer(in: 100...599, "an HTTP status, 100 to 599,").map(Int.init)
      }
    }
    if let timeout = object["timeout"]?.duration() { terms.timeout = timeout }
    return terms
  }

  private func renewalRate() -> BillingCalendar? {
    guard let text = text("the length of a month such as \"5m\"") else { return nil }
    guard let calendar = RateText.calendar(text) else {
      found(TimeFact.badRate(text, suggestion: RateText.suggestion(for: text)))
      return nil
    }
    return calendar
  }
}

extension ObjectNode {
  /// What happens to renewals that cannot be charged.
  fileprivate func billingPolicy() -> BillingPolicy {
    var billing = BillingPolicy()
    if let setting = self["gracePeriod"]?
      .word("grace period", as: BillingPolicy.GracePeriod.self)
    {
      billing.gracePeriod = setting
    }
    if let eligibility = self["graceEligible"]?
      .word("eligibility", as: BillingPolicy.Eligibility.self)
    {
      billing.eligibility = eligibility
    }
    billing.graceLengthOverride = self["graceLength"]?.duration()
    billing.retryLengthOverride = self["retryLength"]?.duration()
    return billing
  }
}

/// The words for promptness in a scenario.
private enum PromptnessWord: String, CaseIterable {
  case measured
  case exact

  var meaning: Promptness {
    switch self {
    case .measured: .measured
    case .exact: .exact
    }
  }
}
