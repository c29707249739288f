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
}
