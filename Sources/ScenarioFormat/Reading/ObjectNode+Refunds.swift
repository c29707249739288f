internal import SubscriptionModel

// The options of the verbs about refunds. What is wrong with one is found, and the step is lost.

extension ObjectNode {
  /// What is asked for.
  func refundOrder() -> RefundOrder? {
    var order = RefundOrder()
    guard let period = refundedPeriod() else { return nil }
    order.period = period.number
    if let via = self["via"] {
      guard let way = via.word("way to ask", as: RefundWay.self) else { return nil }
      order.isInApp = way == .app
    }
    if let node = self["reason"] {
      guard let reason = node.word("reason for a refund", as: RefundReason.self) else { return nil }
      order.reason = reason
    }
    if let node = self["decision"] {
      guard let word = node.word("decision", as: RefundDecisionWord.self) else { return nil }
      order.decision = RefundDecision(rawValue: word.rawValue)
    }
    return order
  }

  /// What the store decides.
  func refundDecision(_ verb: Node) -> Action? {
    guard let decision = verb.word("decision", as: RefundDecision.self),
      let period = refundedPeriod()
    else { return nil }
    var percent: Int32?
    if let node = self["percent"] {
      guard let share = node.share() else { return nil }
      percent = share
    }
    return .decideRefund(decision, period: period.number, percent: percent)
  }

  /// The number of a period, where there is one; `nil`: it was found to be wrong.
  func refundedPeriod() -> (number: Int32?, Void)? {
    guard let node = self["period"] else { return (nil, ()) }
    return node.integer(in: 1...16_384, "the number of a period, from 1,").map { (Int32($0), ()) }
  }
}

extension Node {
  /// A share such as `"40%"` in thousandths of a percent, or a finding.
  fileprivate func share() -> Int32? {
    let wanted = "a percentage such as \"40%\""
    guard let text = text(wanted) else { return nil }
    guard text.last == "%", let price = Price(decimal: String(text.dropLast())),
      (1...100_000) ~= price.milliunits
    else {
      found(ShapeFact.numberOutside(found: Quotation.of(text), wanted: wanted))
      return nil
    }
    return Int32(price.milliunits)
  }
}

/// Where a refund is asked for.
private enum RefundWay: String, CaseIterable {
  case app
  case support
}

/// What the store will decide by itself.
private enum RefundDecisionWord: String, CaseIterable {
  case granted
  case declined
  case prorated
  /// Nothing.
  case none
}
