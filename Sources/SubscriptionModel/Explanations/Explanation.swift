/// Why the store does something, and how that is known, so that a person can argue with it.
package struct Explanation: Hashable, Sendable {
  /// The rule, in words.
  package let words: String
  /// How well the rule is attested: by its best source.
  package let grade: Grade
  /// The journey that shows it.
  package let journey: Journey
  /// Where it can be read, if anywhere.
  package let page: String?

  /// How something is known, the best first.
  package enum Grade: String, CaseIterable, Sendable {
    /// A token that Apple has signed.
    case decoded = "from a decoded token"
    /// Apple's documentation or help.
    case page = "from Apple's page"
    /// What an engineer of Apple's has answered.
    case engineer = "from an engineer of Apple's"
    /// What developers tell of what they have seen.
    case reported = "reported by developers"
    /// Nothing but what follows from the rest.
    case inferred = "inferred"
  }

  /// A rule with where it comes from.
  package init(
    _ words: String, _ grade: Grade, _ journey: Journey, page: Page? = nil
  ) {
    self.words = words
    self.grade = grade
    self.journey = journey
    self.page = page?.rawValue
  }

  /// Where it comes from: `from Apple's page, https://… (J3: cancel, …)`.
  package var source: String {
    grade.rawValue + (page.map { ", \($0)" } ?? "") + " (\(journey.name): \(journey.title))"
  }

  /// A public page that says so.
  package enum Page: String, CaseIterable, Sendable {
    case notificationType =
      "https://developer.apple.com/documentation/appstoreservernotifications/notificationtype"
    case involuntaryChurn =
      "https://developer.apple.com/documentation/storekit/reducing-involuntary-subscriber-churn"
    case priceIncreases =
      """
      https://developer.apple.com/documentation/storekit/\
      managing-price-increases-for-auto-renewable-subscriptions
      """
    case sandboxTesting =
      "https://developer.apple.com/documentation/storekit/testing-an-auto-renewable-subscription"
    case recoveryThread = "https://developer.apple.com/forums/thread/745515"
    case changelog =
      """
      https://developer.apple.com/documentation/appstoreservernotifications/\
      app-store-server-notifications-changelog
      """
    case crossgradeThread = "https://developer.apple.com/forums/thread/729677"
  }
}
