internal import SubscriptionModel

extension Simulator {
  /// Sets a fact to be signed at an instant, unless the customer's store does not tell it.
  ///
  /// - Parameters:
  ///   - subject: What it is about, right after the fact.
  ///   - place: Where that is among the runs or the holdings; `nil`: it is the app.
  ///   - ordinal: Orders what one customer has signed at one instant.
  mutating func announce(
    _ fact: Fact, of subject: Subject, place: Int?, to customer: CustomerIndex,
    at signed: SimInstant, ordinal: UInt32
  ) {
    if policy(of: customer).quirks.silences(fact) { return }
    let waiting = pending.add(
      PendingAnnouncement(
        fact: fact, happened: now, after: subject, place: place.map { Int32($0) } ?? -1))
    if plan.member(at: customer) != nil { customers[Int(customer.number)].waiting += 1 }
    queue.push(
      QueueEntry(at: signed, .announcements, customer, ordinal: ordinal, target: waiting))
  }

  /// Composes what is signed now. The state is the present one, except at the very instant of the
  /// fact, where it is the one right after the fact.
  mutating func sign(
    _ place: UInt32, of customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) {
    guard let waiting = pending.take(place) else {
      preconditionFailure("an announcement was composed twice")
    }
    let announcement = Announcement(
      customer: customer, ordinal: customers[Int(customer.number)].announcements, instant: now,
      fact: waiting.fact,
      subject: waiting.happened == now ? waiting.after : present(of: waiting))
    customers[Int(customer.number)].announcements += 1
    observer.announced(announcement)
    if plan.member(at: customer) != nil { customers[Int(customer.number)].waiting -= 1 }
    // Scripts begin at the start: they hear nothing of what came before it.
    if now >= plan.start { hear(announcement) }
    release(customer)
  }

  /// What a fact is about, as it stands now, with the transaction that it was about then.
  private func present(of waiting: PendingAnnouncement) -> Subject {
    switch waiting.after {
    case .run(_, let transaction):
      .run(runs[Int(waiting.place)].subscription, transaction: transaction)
    case .purchase: .purchase(holdings[Int(waiting.place)].purchase)
    case .app: waiting.after
    }
  }
}
