internal import SubscriptionModel

extension Node {
  /// How the store speaks to receivers of the legacy notifications; what is wrong with it goes to
  /// the report.
  func v1Policy() -> V1Policy {
    var policy = V1Policy()
    let keys = ["dialect", "legacy"]
    guard let object = object("settings of the legacy notifications", keys: keys) else {
      return policy
    }
    if let dialect = object["dialect"]?.word("dialect", as: V1Policy.Dialect.self) {
      policy.dialect = dialect
    }
    if let isLegacy = object["legacy"]?.truth() { policy.isLegacy = isLegacy }
    // What the two say under one name is not the same.
    if policy.isLegacy, policy.dialect != .apple {
      (object["legacy"] ?? self).found(V1Fact.legacyExtended)
    }
    return policy
  }
}
