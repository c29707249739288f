internal import SubscriptionModel

// The options of the verbs about refunds. What is wrong with one goes to the report.

extension ObjectNode {
  /// What is asked for.
  func refundOrder() -> RefundOrder {
    var order = RefundOrder()
    order.period = refundedPeriod()
    if let way = self["via"]?.word("way to ask", as: RefundWay.self) {
      order.isInApp = way == .app
    }
    if let reason = self["reason"]?.word("reason for a refund", as: RefundReason.self) {
      order.reason = reason
    }
    if let word = self["decision"]?.word("decision", as: RefundDecisionWord.self) {
      order.decision = RefundDecision(rawValue: word.rawValue)
    }
    return order
  }

  /// What the store decides.
  func refundDecision(_ verb: Node) -> Action? {
    verb.word("decision", as: RefundDecision.self).map {
      .decideRefund($0, period: refundedPeriod(), percent: self["percent"]?.share(from: 1))
    }
  }

  /// The number of a period.
  func refundedPeriod() -> Int32? {
    self["period"]?.integer(in: 1...16_384, "the number of a period, from 1,").map { Int32($0) }
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
