import SubscriptionModel

/// What journeys of subscriptions ask of what was signed: it is always about a run.
extension Announcement {
  /// The run as it stands at the instant of signing.
  var run: Subscription { subject.run! }
  /// The transaction of the fact.
  var transaction: Transaction { subject.transaction! }
}
