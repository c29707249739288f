/// What can be wrong with what is said of the legacy notifications.
enum V1Fact: FindingFact {
  case legacyExtended

  var words: String {
    switch self {
    case .legacyExtended:
      "the shape of before 2021 is Apple's, and the extended dialect is not; add "
        + "dialect: \"apple\""
    }
  }
}
