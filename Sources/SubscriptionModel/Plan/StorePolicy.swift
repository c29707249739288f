/// How the store behaves towards a customer: a profile's numbers with a scenario's changes.
package struct StorePolicy: Hashable, Sendable {
  /// The store that is simulated.
  package var profile: Profile
  /// Where notifications say they come from.
  package var environment: StoreEnvironment
  /// How long billing periods last.
  package var calendar: BillingCalendar
  /// After how many renewals the store switches auto-renew off; `nil`: never.
  package var renewalCap: Int32?
  package var promptness: Promptness
  package var crossgradeSubtype: CrossgradeSubtype
  package var offerRedeemed: OfferAnnouncement
  /// What happens to renewals that cannot be charged.
  package var billing = BillingPolicy()
  /// How it speaks to receivers of the legacy notifications.
  package var v1 = V1Policy()
  /// What is odd about it.
  package var quirks = Quirks()

  /// The store as the profile has it.
  package init(_ profile: Profile) {
    self.profile = profile
    switch profile {
    case .sandbox:
      environment = .sandbox
      calendar = .compressed(.standard)
      renewalCap = 6
    case .testflight:
      environment = .sandbox
      calendar = .uniform(.days(1))
      renewalCap = 6
    case .xcode:
      environment = .xcode
      calendar = .real
      renewalCap = nil
    case .production:
      environment = .production
      calendar = .real
      renewalCap = nil
    }
    promptness = .measured
    crossgradeSubtype = .apple
    offerRedeemed = .current
  }

  /// Whether a run with so many renewals behind it gets another.
  package func renews(after renewals: Int32) -> Bool {
    renewalCap.map { renewals < $0 } ?? true
  }

  /// The end of a product's period that is billed so, under an offer or without one, and begins at
  /// `start`.
  ///
  /// - Parameter anchor: The purchase that set the billing date.
  package func periodEnd(
    of product: ProductIndex, on plan: BillingPlan, under offer: OfferIndex?, at tariff: Tariff,
    from start: SimInstant, anchor: SimInstant
  ) -> SimInstant {
    guard let offer else {
      return calendar.end(of: tariff.period(of: product, on: plan), from: start, anchor: anchor)
    }
    let period = tariff.terms(of: offer, for: product).period
    return calendar.end(of: period, from: start, anchor: anchor)
  }

  /// How long a subscription may be interrupted without a new `recentSubscriptionStartDate`: sixty
  /// days by Apple's page, not a second in genuine sandbox tokens.
  ///
  /// https://developer.apple.com/documentation/appstoreserverapi/recentsubscriptionstartdate
  package var forgivenLapse: SimDuration? {
    switch profile {
    case .production: .days(60)
    case .sandbox, .testflight, .xcode: nil
    }
  }
}

/// A store that can be simulated; the raw values are the words of scenario files.
package enum Profile: String, CaseIterable, Sendable {
  /// Apple's sandbox: compressed periods, a renewal cap.
  case sandbox
  /// TestFlight without a sandbox account: every period is a day, with a renewal cap.
  case testflight
  /// StoreKit testing in Xcode: real periods until a rate says otherwise, no cap.
  case xcode
  /// The App Store: calendar months on the Pacific wall clock, no cap.
  case production
}

/// Apple's word for where notifications come from.
///
/// https://developer.apple.com/documentation/appstoreserverapi/environment
package enum StoreEnvironment: String, CaseIterable, Sendable {
  case sandbox = "Sandbox"
  case production = "Production"
  case xcode = "Xcode"
  case localTesting = "LocalTesting"
}
