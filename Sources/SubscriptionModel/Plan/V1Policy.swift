/// How the store tells what happens to receivers of the legacy notifications, version 1.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/app-store-server-notifications-v1
package struct V1Policy: Hashable, Sendable {
  /// Whose words are used; the raw values are those of scenario files.
  package enum Dialect: String, CaseIterable, Sendable {
    /// Apple's, and what some receivers have been written for besides: transactions and pending
    /// renewals also at the top level, `upgrade_downgrade_choice`, and an upgrade as
    /// DID_CHANGE_RENEWAL_PREF. No public evidence shows Apple sending these.
    case extended
    /// What Apple sends and nothing else.
    case apple
  }

  package var dialect = Dialect.extended
  /// Whether bodies have the shape that they had until 10 March 2021.
  package var isLegacy = false

  /// As the store is until a scenario says otherwise.
  package init() {}
}
