internal import SubscriptionModel

extension Simulator {
  /// Sets a fact to be signed at an instant, unless the customer's store does not tell it.
  ///
  /// - Parameters:
  ///   - subject: What it is about, right after the fact.
  ///   - transaction: That of the run which it is about; `nil`: it is about none.
  ///   - place: Where that is among the runs or the holdings; `nil`: it is the app.
  ///   - ordinal: Orders what one customer has signed at one instant.
  mutating func announce(
    _ fact: Fact, of subject: @autoclosure () -> Subject, _ transaction: Transaction? = nil,
    place: Int?, to customer: CustomerIndex, at signed: SimInstant, ordinal: UInt32
  ) {
    if silences(fact, of: customer) { return }
    let place = place.map { Int32($0) } ?? -1
    let waiting =
      if place < 0 || signed == now {
        pending.add(fact, place: place, fixed: subject())
      } else {
        pending.add(fact, place: place, transaction.map { .run($0) } ?? .holding)
      }
    if isMember(customer) { customers[Int(customer.number)].waiting += 1 }
    queue.push(
      QueueEntry(at: signed, .announcements, customer, ordinal: ordinal, target: waiting))
  }

  /// Composes what is signed now.
  mutating func sign(
    _ place: UInt32, of customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) {
    let waiting = pending.take(place)
    let announcement = Announcement(
      customer: customer, ordinal: customers[Int(customer.number)].announcements, instant: now,
      fact: waiting.fact, subject: subject(of: waiting))
    customers[Int(customer.number)].announcements += 1
    observer.announced(announcement)
    if isMember(customer) { customers[Int(customer.number)].waiting -= 1 }
    // Scripts begin at the start: they hear nothing of what came before it.
    if now >= plan.start { hear(announcement) }
    release(customer)
  }

  /// What a fact is about, as it stands now, with the transaction that it was about then.
  private mutating func subject(of waiting: PendingAnnouncement) -> Subject {
    switch waiting.matter {
    case .run(let transaction):
      .run(runs[Int(waiting.place)].subscription, transaction: transaction)
    case .holding: .purchase(holdings[Int(waiting.place)].purchase)
    case .fixed(let place): pending.takeSubject(place)
    }
  }
}
