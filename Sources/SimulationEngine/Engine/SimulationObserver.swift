package import SubscriptionModel

/// Who is told what a simulation does, in the order in which it does it.
package protocol SimulationObserver {
  /// A step of a script was tried.
  mutating func attempted(_ action: AttemptedAction)
  /// A fact happened to a run.
  mutating func recorded(_ record: LifecycleRecord)
  /// Something was bought once.
  mutating func recorded(_ record: PurchaseRecord)
  /// The store signed a notification.
  mutating func announced(_ announcement: Announcement)
  /// The moment of an expected belief came.
  mutating func asked(_ snapshot: BeliefSnapshot)
}

extension SimulationObserver {
  package mutating func asked(_ snapshot: BeliefSnapshot) {}
}

/// A subscription as it stands at the moment of an expected belief, after everything else that
/// happens at that instant: deadlines, steps, and notifications that are signed then.
package struct BeliefSnapshot: Hashable, Sendable {
  /// The belief's place in the plan.
  package let belief: Int
  package let instant: SimInstant
  /// The customer's latest subscription of the group; `nil`: there was none yet.
  package let subject: Subscription?
}
