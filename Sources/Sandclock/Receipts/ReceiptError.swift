internal import ScenarioFormat

/// Why there is no receipt to ask about.
public enum ReceiptError: Error, Hashable, Sendable {
  /// The scenario has no customer of this name.
  case unknownCustomer(String, known: [String])
  /// The moment does not come in the run.
  case notReached(moment: String)
  /// The customer has bought nothing by then.
  case nothingBought(customer: String)
}

extension ReceiptError: CustomStringConvertible {
  /// The error in words: what was found and what would do.
  public var description: String {
    switch self {
    case .unknownCustomer(let name, let known):
      if let closest = Suggestion.closest(to: name, among: known) {
        return "there is no customer \"\(name)\"; did you mean \"\(closest)\"?"
      }
      let some = known.prefix(6).joined(separator: ", ")
      return "there is no customer \"\(name)\"; "
        + (known.isEmpty ? "the scenario has none" : "\(some) would do")
    case .notReached(let moment):
      return "\"\(moment)\" does not come in this run; a moment that does would do, such as \"5m\""
    case .nothingBought(let customer):
      return "\(customer) has bought nothing by then; a later moment would do"
    }
  }
}
