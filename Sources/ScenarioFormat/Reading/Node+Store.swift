internal import SubscriptionModel

extension Node {
  /// The store's settings; what is wrong with them goes to the report.
  func storePolicy(hasUntil: Bool) -> StorePolicy {
    var policy = StorePolicy(.sandbox)
    let keys = ["profile", "renewalRate", "renewalCap", "promptness"]
    guard let object = object("settings of the store", keys: keys) else { return policy }
    if let profile = object["profile"]?.word("profile", as: Profile.self) {
      policy = StorePolicy(profile)
    }
    if let rate = object["renewalRate"]?.renewalRate() { policy.rate = rate }
    if let cap = object["renewalCap"] {
      if cap.value.string == "none" {
        policy.renewalCap = nil
        if !hasUntil { cap.found(TimeFact.neverEnds) }
      } else if let number = cap.integer(
        in: 1...1_000_000, "a count of renewals from 1 to 1000000, or \"none\",")
      {
        policy.renewalCap = Int32(number)
      }
    }
    if let promptness = object["promptness"]?.word("promptness", as: PromptnessWord.self) {
      policy.promptness = promptness.meaning
    }
    return policy
  }

  private func renewalRate() -> RenewalRate? {
    guard let text = text("the length of a month, such as \"5m\",") else { return nil }
    guard let month = DurationText.duration(text), month >= .seconds(1), month <= .days(30),
      month == month.wholeSeconds
    else {
      found(TimeFact.badRate(text))
      return nil
    }
    return RenewalRate(month: month)
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
