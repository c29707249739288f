import NotificationWire
import SubscriptionModel

extension GoldenCase {
  /// Renewal dates that were extended or not, and subscriptions of an account that was closed.
  static let extensions: [GoldenCase] = {
    let paid = Sample.transaction(0)
    var longer = paid
    longer.expiresDate = paid.expiresDate + .minutes(5)
    var closed = Sample.run(paid, autoRenews: false)
    closed.endsFor = .other
    return [
      GoldenCase(
        "extended", Sample.announcement(.extended, 1, at: 123_000, longer, Sample.run(longer))),
      GoldenCase(
        "extensionFailed",
        Sample.announcement(.extensionFailed, 1, at: 123_000, paid, Sample.run(paid))),
      GoldenCase(
        "autoRenewDisabled-closedAccount",
        Sample.announcement(.autoRenewDisabled(by: .closedAccount), 1, at: 123_000, paid, closed)),
      GoldenCase(
        "expired-other",
        Sample.announcement(
          .expired(.other), 2, at: 312_345, paid,
          Sample.run(paid, autoRenews: false, phase: .expired(.other)))),
    ]
  }()

  /// What came of extensions for all subscribers.
  static let summaries: [GoldenCase] = {
    func summary(_ name: String, in storefronts: StorefrontSet?) -> GoldenCase {
      var result = MassExtensionResult(
        number: 0, product: ProductIndex(0), storefronts: storefronts)
      result.succeeded = 5
      result.failed = 2
      return GoldenCase(name, Sample.announcement(.allExtended, .app(.extensions(result))))
    }
    return [
      summary("summary", in: nil),
      summary(
        "summary-of-storefronts",
        in: StorefrontSet(["USA", "CAN"].compactMap { Storefront.of(country: $0) })),
    ]
  }()
}
