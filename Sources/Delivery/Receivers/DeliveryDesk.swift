internal import Signing
internal import SubscriptionModel

/// Who waits for the threads that post.
struct DeliveryWaiters {
  /// For room to hand over more, or for the end.
  let room = Waiters()
  /// For what is settled.
  let steps = Waiters()
}

/// What passes between the tasks that hand notifications to a receiver and the threads that post
/// them.
struct DeliveryDesk {
  /// What is handed over.
  enum Order {
    case notification(Parcel)
    case mark(SimInstant)
  }

  /// How many notifications and marks wait in the sink at most, beside those that are due.
  static let inboxLimit = 256

  /// Whether there are threads.
  var hasBegun = false
  /// Handed over, and not taken by a thread yet.
  var orders: [Order] = []
  /// How much they have taken that is not due yet.
  var inbox = 0
  /// Nothing more is handed over.
  var isEnded = false
  /// Nothing more is to begin.
  var isStopped = false
  /// The threads have ended.
  var isDone = false
  /// What made them end early.
  var failure: (any Error)?
  /// Whether somebody asks what is settled.
  var isFollowed = false
  /// Settled, and not told yet.
  var settled: [SettledStep] = []
  var tally: DeliveryTally

  init(_ tally: DeliveryTally) {
    self.tally = tally
  }

  /// How much is handed over and not due yet.
  var waiting: Int { orders.count + inbox }
}
