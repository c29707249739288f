/// Why a run cannot go on: it left the room that identifiers and dates have.
package enum SimulationError: Error, Hashable, Sendable {
  /// The customer has used up all transaction numbers.
  case outOfTransactions(customer: String, limit: Int)
  /// A period would end in or after the year 2100.
  case endOfTime(customer: String)
  /// More members came than there can be.
  case outOfMembers(limit: Int)
}

extension SimulationError: CustomStringConvertible {
  /// The error in words: what was found and what would do.
  package var description: String {
    switch self {
    case .outOfTransactions(let customer, let limit):
      "\(customer) needs more than \(limit) transactions, which is all one customer has; "
        + "end the run earlier with \"until\" or a lower renewalCap"
    case .endOfTime(let customer):
      "\(customer) is subscribed beyond the year 2099, where instants end; "
        + "start earlier or end the run with \"until\""
    case .outOfMembers(let limit):
      "more than \(limit) members have come, which is all there can be; end the run earlier with "
        + "\"until\", or let them come more slowly"
    }
  }
}
