internal import SubscriptionModel

extension Simulator {
  /// In production the developer is asked three times what was used, everywhere else once.
  ///
  /// https://developer.apple.com/documentation/appstoreservernotifications/notificationtype
  private static let inquiryInterval = SimDuration.hours(8)
  private static let mostInquiries = 3

  /// Asks for a refund: the developer is asked what was used, and the store decides in its time.
  mutating func requestRefund(
    _ order: RefundOrder, of reference: RefundReference,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    if isOnlyShared(reference) { return .onlyForPurchaser }
    guard let item = refundable(reference, order.period) else { return .nothingToRefund }
    if revocation(of: item) != nil { return .alreadyRefunded }
    let customer = reference.customer
    if order.isInApp, case .period(let run, let place) = item, isCurrent(run, place),
      runs[run].subscription.autoRenews
    {
      // The system does so by itself; nothing speaks against it.
      _ = try commit(.refund(.asked), run: run, customer: customer, &observer)
    }
    inquire(about: item, order.reason, to: customer, &observer)
    let due = order.decision.map { _ in
      now + length(of: .refundDecision, for: customer, in: nil)
    }
    refunds.append(
      RefundRequest(customer: customer, item: item, order: order, decisionDue: due))
    if let due { expect(refunds.count - 1, at: due) }
    if asksAgain(customer), isInquired(item) {
      expect(refunds.count - 1, at: now + Self.inquiryInterval)
    }
    return nil
  }

  /// Goes on with a request whose time has come: it is decided, or the developer is asked again.
  mutating func goOn(
    withRefund place: Int, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let request = refunds[place]
    if isMember(request.customer) {
      customers[Int(request.customer.number)].waiting -= 1
    }
    if request.isDecided {
      release(request.customer)
      return
    }
    if request.decisionDue == now, let decision = request.order.decision {
      _ = try decide(place, decision, percent: nil, &observer)
    } else {
      inquire(about: request.item, request.order.reason, to: request.customer, &observer)
      refunds[place].inquiries += 1
      if refunds[place].inquiries < Self.mostInquiries {
        expect(place, at: now + Self.inquiryInterval)
      }
    }
    release(request.customer)
  }

  /// Decides about a request, the first time or once more.
  mutating func decideRefund(
    _ decision: RefundDecision, _ percent: Int32?, of reference: RefundReference, _ period: Int32?,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    let item = reference.product == nil ? nil : refundable(reference, period)
    let place = refunds.lastIndex {
      $0.customer == reference.customer && (reference.product == nil || $0.item == item)
    }
    guard let place else { return .noRefundRequested }
    return try decide(place, decision, percent: percent, &observer)
  }

  /// Takes a refund back.
  mutating func reverseRefund(
    of reference: RefundReference, _ period: Int32?, _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    guard let item = refundable(reference, period) else { return .nothingToRefund }
    guard revocation(of: item) != nil else { return .notRefunded }
    try revoke(item, nil, .refundReversed, for: reference.customer, &observer)
    return nil
  }

  private mutating func decide(
    _ place: Int, _ decision: RefundDecision, percent: Int32?,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    let request = refunds[place]
    if revocation(of: request.item) != nil { return .alreadyRefunded }
    refunds[place].isDecided = true
    if decision == .declined {
      tell(.refundDeclined, about: request.item, to: request.customer, &observer)
      return nil
    }
    let isFull = decision == .granted
    let share = isFull ? Revocation.wholePercentage : percent ?? unusedShare(of: request.item)
    let revocation = Revocation(
      date: now.wholeSecond, percentage: share, kind: isFull ? .full : .prorated,
      reason: request.order.reason)
    try revoke(request.item, revocation, .refunded, for: request.customer, &observer)
    return nil
  }

  /// What of a transaction is not used up: of a period the time that is left, of all else half.
  ///
  /// https://developer.apple.com/documentation/storekit/testing-refund-requests
  private func unusedShare(of item: RefundRequest.Item) -> Int32 {
    guard case .period(let run, let place) = item else { return Revocation.wholePercentage / 2 }
    let transaction = histories[run]?[place] ?? runs[run].subscription.latest
    let left = max((transaction.expiresDate - now).milliseconds, 0)
    let whole = Int64(Revocation.wholePercentage)
    return Int32(min(left * whole / max(transaction.period.milliseconds, 1), whole))
  }

  /// Marks a transaction as refunded, or as refunded no more, and tells it.
  private mutating func revoke(
    _ item: RefundRequest.Item, _ revocation: Revocation?, _ fact: Fact,
    for customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    switch item {
    case .holding(let place): holdings[place].purchase.revocation = revocation
    case .period(let run, let place):
      histories[run]?[place].revocation = revocation
      if runs[run].subscription.latest.identifier == histories[run]?[place].identifier {
        let effect = revocation.map { RefundEffect.revoked($0) } ?? .restored
        _ = try commit(.refund(effect), run: run, customer: customer, &observer)
        return
      }
    }
    tell(fact, about: item, to: customer, &observer)
    if case .holding(let place) = item { try follow(revocation, ofHolding: place, &observer) }
  }

  private mutating func inquire(
    about item: RefundRequest.Item, _ reason: RefundReason, to customer: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) {
    guard isInquired(item) else { return }
    tell(.refundRequested(reason), about: item, to: customer, &observer)
  }

  /// The developer is asked about subscriptions and about what is used up.
  private func isInquired(_ item: RefundRequest.Item) -> Bool {
    guard case .holding(let place) = item else { return true }
    return holdings[place].purchase.kind == .consumable
  }

  private func asksAgain(_ customer: CustomerIndex) -> Bool {
    policy(of: customer).profile == .production
  }

  private mutating func expect(_ place: Int, at instant: SimInstant) {
    let customer = refunds[place].customer
    if isMember(customer) { customers[Int(customer.number)].waiting += 1 }
    queue.push(
      QueueEntry(
        at: instant, .refunds, customer, ordinal: UInt32(place),
        target: UInt32(place)))
  }
}
