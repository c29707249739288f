package import Delivery
internal import NotificationWire
package import Signing
internal import SubscriptionModel

/// Sends what a ledger holds once more, byte for byte.
package struct Replay: Sendable {
  private let ledger: Ledger
  private let form: NotificationForm
  private let filter: ReplayFilter
  private let isFailedOnly: Bool
  private let rate: Int?

  /// A replay out of a ledger.
  ///
  /// - Parameters:
  ///   - ledger: The ledger. It learns what comes of what had failed; a replay of everything is no
  ///     matter of its.
  ///   - filter: Which notifications.
  ///   - isFailedOnly: Whether those alone that a receiver has not acknowledged.
  ///   - rate: How many notifications a second at most; `nil`: as many as can be.
  /// - Throws: ``ReplayError`` where there is no run in it, or ``LedgerError``.
  package init(
    _ ledger: Ledger, _ filter: ReplayFilter, isFailedOnly: Bool, rate: Int?
  ) throws {
    let forms = Set(try ledger.runs().map(\.form))
    // All runs of a call are sent in one form.
    guard let form = forms.first else { throw ReplayError.noRuns(path: ledger.path) }
    self.ledger = ledger
    self.form = form
    self.filter = filter
    self.isFailedOnly = isFailedOnly
    self.rate = rate
  }

  /// What the ledger's receivers were sent.
  package var bodyForm: NotificationForm { form }

  /// Sends to every sink. Answers how many notifications were handed over. A task that is cancelled
  /// stops it. Throws ``LedgerError``, or what a sink throws.
  package func run(
    into sinks: [any NotificationSink], progress: RunProgress
  ) async throws -> Int {
    let receivers = sinks.compactMap { $0 as? any AnsweringSink }
    let pacer = Pacer(.instant, from: SimInstant(milliseconds: 0))
    let deliveries = isFailedOnly ? DeliveryLedger(ledger, .replay) : nil
    for receiver in receivers { receiver.begin(pacer, deliveries, isFollowed: false) }
    progress.begin(receivers)
    let fan = FanOut(sinks, pacer)
    do {
      let count = try await handOver(to: fan, receivers.map(\.name), progress)
      if Task.isCancelled { try await fan.stop() } else { try await fan.finish() }
      return count
    } catch {
      try? await fan.stop()
      throw error
    }
  }

  private func handOver(
    to fan: FanOut, _ receivers: [String], _ progress: RunProgress
  ) async throws -> Int {
    let clock = Pacer(.realtime, from: SimInstant(milliseconds: 0))
    let sinks = isFailedOnly ? receivers : nil
    var stored = ledger.notifications([form], undeliveredTo: sinks)
    var count = 0
    // A batch is handed over at once: slowly, it is one notification.
    let batch = rate.map { min(NotificationSealer.batch, max(1, $0 / 1000)) }
    while case let page = try stored.next(
      batch ?? NotificationSealer.batch, where: filter.matches), !page.isEmpty
    {
      if let rate {
        let due = SimInstant(milliseconds: Int64(count) * 1000 / Int64(rate))
        do { try await clock.wait(until: due) } catch { return count }
      }
      if Task.isCancelled { return count }
      let items = page.map { notification in
        var parcel = notification.parcel
        parcel.ledgerID = notification.id
        return RunItem(parcel.instant, [parcel])
      }
      try await fan.deliver(items)
      count += items.count
      progress.handedOver(items.count)
    }
    return count
  }
}

/// Why a ledger cannot be replayed.
package enum ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It holds no run.
  case noRuns(path: String)

  /// The error in words.
  package var description: String {
    switch self {
    case .noRuns(let path): "\(path) holds no run yet; a ledger that a run has written would do"
    }
  }
}
