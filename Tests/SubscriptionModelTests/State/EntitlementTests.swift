import SubscriptionModel
import Testing

/// Access is for the time that was paid for, to the millisecond.
@Suite struct EntitlementTests {
  @Test(arguments: [
    (Subscription.bought, at(0), true), (.bought, at(299, 999), true), (.bought, at(300), false),
    (.cancelled, at(299, 999), true), (.cancelled, at(300), false),
    (.booked, at(250), true), (.booked, at(599, 999), true), (.booked, at(600), false),
    (.grace, at(300), true), (.grace, at(449, 999), true), (.grace, at(450), false),
    (.retry, at(450), false), (.revoked, at(150), false), (.retry, at(301), false),
    (.expired, at(299), false),
    (.expired, at(301), false),
  ])
  func lastsAsLongAsPaidTime(_ run: Subscription, _ instant: SimInstant, _ isEntitled: Bool) {
    #expect(run.isEntitled(at: instant) == isEntitled)
  }
}
