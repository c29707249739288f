import SubscriptionModel
import Testing

/// Runs are copied millions of times a second: they stay small and hold no reference.
@Suite struct LayoutTests {
  @Test func aRunTakesAtMost152Bytes() {
    #expect(MemoryLayout<Subscription>.stride <= 144)
  }

  @Test func noReferenceInARunOrATransition() {
    #expect(_isPOD(Subscription.self))
    #expect(_isPOD(Transaction.self))
    #expect(_isPOD(Transition.self))
    #expect(_isPOD(Event.self))
  }
}
