/// What findings say that a step can have, written out.
enum StepWords {
  static let options = ["at", "id", "repeat", "every"]
  static let verbs = [
    "buy", "changePlan", "cancel", "resume", "redeem", "failBilling", "fixBilling",
    "consentToPrice", "declinePrice", "requestRefund", "decideRefund", "reverseRefund",
    "extendRenewal", "closeAccount", "shareWithFamily", "stopSharing", "advancedCommerce",
    "rescindConsent",
  ]

  /// The options of a purchase.
  static let ofBuy = ["offer", "intro", "accountToken", "quantity", "newRun", "plan", "askToBuy"]

  /// `at, id, … and resume`: every key of a step, with the options of its verb.
  static func keys(_ own: [String] = []) -> String {
    let all = options + verbs + own
    return all.dropLast().joined(separator: ", ") + " and " + (all.last ?? "")
  }

  /// `"buy", … or "resume"`.
  static var anyVerb: String {
    let quoted = verbs.map { "\"\($0)\"" }
    return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }
}
