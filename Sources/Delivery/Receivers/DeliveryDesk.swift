internal import Signing
internal import SubscriptionModel

/// Who waits for the thread that posts.
struct DeliveryWaiters {
  /// For room to hand over more, or for the end.
  let room = Waiters()
  /// For what is settled.
  let steps = Waiters()
}

/// What passes between the tasks that hand notifications to a receiver and the thread that posts
/// them.
struct DeliveryDesk {
  /// What is handed over.
  enum Order {
    case notification(Parcel)
    case mark(SimInstant)
  }

  /// How many notifications and marks wait in the sink at most, beside those that are due.
  static let inboxLimit = 256

  /// Whether there is a thread.
  var hasBegun = false
  /// Handed over, and not taken by the thread yet.
  var orders: [Order] = []
  /// How much the thread has taken that is not due yet.
  var inbox = 0
  /// Whether something was said since the thread looked last.
  var hasNews = false
  /// Whether the thread waits for the receiver or for an instant, and has to be woken.
  var isAsleep = false
  /// Nothing more is handed over.
  var isEnded = false
  /// Nothing more is to begin.
  var isStopped = false
  /// The thread has ended.
  var isDone = false
  /// What made it end early.
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

  /// Changes what the thread is told. Answers whether it has to be woken.
  mutating func tell(_ change: (inout DeliveryDesk) -> Void) -> Bool {
    change(&self)
    hasNews = true
    defer { isAsleep = false }
    return isAsleep
  }
}
