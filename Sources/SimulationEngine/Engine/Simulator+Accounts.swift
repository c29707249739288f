internal import SubscriptionModel

extension Simulator {
  /// Closes a customer's account: auto-renew goes off for every subscription, the oldest first,
  /// families lose a member, and from now on the customer does nothing more.
  mutating func closeAccount(
    of customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    closedAccounts.insert(customer)
    var places: [Int] = []
    var place = customers[Int(customer.number)].latestRun
    while place >= 0 {
      places.append(Int(place))
      place = runs[Int(place)].previous
    }
    for run in places.reversed() {
      // What was cancelled before or is over stays as it is.
      _ = try commit(.action(.closeAccount), run: run, customer: customer, &observer)
    }
    for share in families.shares.indices where families.shares[share].member == customer {
      families.shares[share].isWanted = false
      try settle(share, &observer)
    }
  }
}

extension Action {
  /// Whether the customer does it, with an Apple account.
  var needsAccount: Bool {
    switch self {
    case .buy, .changePlan, .redeem, .cancel, .resume, .failBilling, .fixBilling, .consentToPrice,
      .declinePrice, .requestRefund, .closeAccount, .shareWithFamily, .stopSharing:
      true
    case .raisePrice, .withdrawProduct, .decideRefund, .reverseRefund, .extendRenewal, .extendAll,
      .advancedCommerce, .tell:
      false
    }
  }
}
