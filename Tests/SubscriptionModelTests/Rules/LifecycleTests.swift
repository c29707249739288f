import SubscriptionModel
import Testing

/// The law of a subscription's life as a table: the run before, the event, the instant and the
/// cap; then the run after, what has happened and what is due next, or the refusal.
@Suite struct LifecycleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: Subscription?
    let event: Event
    let now: SimInstant
    let cap: Int32?
    let grace: BillingPolicy.GracePeriod
    let sold: Sold
    let outcome: Outcome

    init(
      _ rule: String, _ before: Subscription?, _ event: Event, _ now: SimInstant,
      cap: Int32? = 6, grace: BillingPolicy.GracePeriod = .off, sold: Sold = .asEver,
      _ outcome: Outcome
    ) {
      testDescription = rule
      self.before = before
      self.event = event
      self.now = now
      self.cap = cap
      self.grace = grace
      self.sold = sold
      self.outcome = outcome
    }
  }

  enum Outcome: Hashable, Sendable {
    case becomes(Subscription, [Fact], due: DueDeadline?)
    case refused(Refusal)
  }

  @Test(
    arguments: starts + choices + deadlines + caps + ends + plans + billing + refunds + extensions
      + prices)
  func anEventMakesOfARun(_ row: Row) {
    let outcome: Outcome
    do {
      let transition = try Lifecycle.transition(
        of: row.before, on: row.event,
        in: .now(row.now, cap: row.cap, grace: row.grace, sold: row.sold))
      outcome = .becomes(
        transition.after, [transition.first, transition.second].compactMap(\.self),
        due: transition.after.nextDue)
    } catch {
      outcome = .refused(error)
    }
    #expect(outcome == row.outcome)
  }

  @Test func aRunIsActiveUntilItExpires() {
    let runs = [Subscription.bought, .booked, .cancelled, .expired, .retry, .grace, .revoked]
    #expect(runs.map(\.status) == [.active, .active, .active, .expired, .retry, .grace, .revoked])
    #expect(runs.map(\.status.rawValue) == [1, 1, 1, 2, 3, 4, 5])
    #expect(
      runs.map(\.status.word) == [
        "active", "active", "active", "expired", "retry", "grace", "revoked",
      ])
  }
}

/// A renewal that is to be booked so many seconds after the start.
func renewal(_ seconds: Int64) -> DueDeadline {
  DueDeadline(instant: at(seconds), deadline: .renewal)
}

/// A period that ends, with nothing after it, so many seconds after the start.
func periodEnd(_ seconds: Int64) -> DueDeadline {
  DueDeadline(instant: at(seconds), deadline: .periodEnd)
}
