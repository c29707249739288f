package import SubscriptionModel

/// A sink whose receiver answers. It keeps time itself: what it is handed comes to pass when the
/// clock of the deliveries reaches it, and its answers come back in that order.
package protocol AnsweringSink: NotificationSink {
  /// Where it sends to, in reports and ledgers.
  var name: String { get }

  /// Is called once, before anything is handed over.
  ///
  /// - Parameters:
  ///   - pacer: What time it is.
  ///   - ledger: Where attempts are kept.
  ///   - isFollowed: Whether somebody asks what is settled, and goes on to the end.
  func begin(_ pacer: Pacer, _ ledger: DeliveryLedger?, isFollowed: Bool)

  /// Takes a mark: something that has its place among the notifications but is not sent.
  func mark(_ instant: SimInstant) async throws

  /// The next steps that are settled, in their order; empty: nothing more comes.
  func settled() async -> [SettledStep]

  /// How far it has come.
  var tally: DeliveryTally { get }
}
