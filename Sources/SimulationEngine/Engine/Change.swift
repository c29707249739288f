internal import SubscriptionModel

/// What a transition has changed of a run, for those who go on from there.
struct Change {
  /// Whether the latest transaction is another.
  let isNewTransaction: Bool
  /// The phase before; `nil`: there was no run.
  let phaseBefore: Phase?
  /// What was due next before.
  let dueBefore: DueDeadline?

  init(from before: Subscription?, to after: Subscription) {
    isNewTransaction = before?.latest.identifier != after.latest.identifier
    phaseBefore = before?.phase
    dueBefore = before?.nextDue
  }
}
