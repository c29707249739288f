/// What a step can do; the raw values are the words of scenario files.
enum Verb: String, CaseIterable {
  case buy
  case changePlan
  case cancel
  case resume
  case redeem

  /// The keys that a step of this verb can have besides.
  var options: [String] {
    switch self {
    case .buy: ["offer", "intro", "accountToken"]
    case .changePlan: ["offer"]
    case .redeem: ["product", "accountToken"]
    case .cancel, .resume: []
    }
  }

  /// The options of all verbs, each once.
  static let allOptions = allCases.reduce(into: [String]()) { options, verb in
    options += verb.options.filter { !options.contains($0) }
  }
}
