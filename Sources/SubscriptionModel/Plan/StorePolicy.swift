/// How the store behaves towards a customer: a profile's numbers with a scenario's changes.
package struct StorePolicy: Hashable, Sendable {
  /// The store that is simulated.
  package var profile: Profile
  /// How fast subscriptions renew.
  package var rate: RenewalRate
  /// After how many renewals the store switches auto-renew off; `nil`: never.
  package var renewalCap: Int32?
  package var promptness: Promptness

  /// The store as the profile has it.
  package init(_ profile: Profile) {
    self.profile = profile
    switch profile {
    case .sandbox:
      rate = .standard
      renewalCap = 6
    }
    promptness = .measured
  }

  /// Whether a run with so many renewals behind it gets another.
  package func renews(after renewals: Int32) -> Bool {
    renewalCap.map { renewals < $0 } ?? true
  }
}

/// A store that can be simulated; the raw values are the words of scenario files.
package enum Profile: String, CaseIterable, Sendable {
  /// Apple's sandbox: compressed periods, a renewal cap.
  case sandbox

  /// Apple's word for where notifications come from.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/environment
  package var environment: String {
    switch self {
    case .sandbox: "Sandbox"
    }
  }
}
