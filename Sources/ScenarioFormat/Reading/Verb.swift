/// What a step can do; the raw values are the words of scenario files.
enum Verb: String, CaseIterable {
  case buy
  case changePlan
  case cancel
  case resume
  case redeem
  case failBilling
  case fixBilling

  /// The options that steps with this verb have.
  var options: [String] {
    switch self {
    case .buy: ["offer", "intro", "accountToken", "newRun"]
    case .changePlan: ["offer"]
    case .redeem: ["product", "accountToken"]
    case .failBilling: ["for"]
    case .cancel, .resume, .fixBilling: []
    }
  }

  /// The options of all verbs, each once.
  static let allOptions = allCases.reduce(into: [String]()) { options, verb in
    options += verb.options.filter { !options.contains($0) }
  }
}
