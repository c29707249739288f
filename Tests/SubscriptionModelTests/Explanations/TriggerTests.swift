import SubscriptionModel
import Testing

/// What makes the store send each kind of notification.
@Suite struct TriggerTests {
  /// The last row of a type stands for the rest of it, so a subtype without a row of its own would
  /// have another's words.
  @Test func noTwoKindsShareATrigger() {
    let triggers = Dictionary(grouping: NotificationKind.all, by: \.trigger)
    #expect(triggers.values.filter { $0.count > 1 }.isEmpty)
    #expect(triggers.keys.allSatisfy { (10...100).contains($0.count) })
  }

  @Test func onlyAnUnseenKindIsNotListed() {
    #expect(
      NotificationKind.all.filter { !$0.isListed }.map(\.text) == ["DID_CHANGE_RENEWAL_STATUS"])
  }
}
