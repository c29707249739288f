internal import SubscriptionModel

/// Who takes part in a scenario and which of their steps have ids: what moments and patterns can
/// speak of before the scripts themselves are read.
struct Cast {
  /// The customers' names in file order; empty where there is none.
  private(set) var customers: [String] = []
  /// Steps by id.
  private(set) var steps: [String: StepReference] = [:]
  /// What each customer buys, as the file writes it.
  private var bought: [[String]] = []
  /// What the steps with an id buy, as the file writes it.
  private var purchases: [[String: String]] = []

  /// Looks through the list of customers. What is wrong there is found by whoever reads it.
  init(_ list: JSONValue?) {
    for customer in list?.elements ?? [] {
      var purchases: [String: String] = [:]
      let script = customer["script"]?.elements ?? []
      for (index, step) in script.enumerated() {
        guard let id = step["id"]?.string else { continue }
        let reference = StepReference(customer: CustomerIndex(customers.count), step: index)
        steps[id] = steps[id] ?? reference
        purchases[id] = step["buy"]?.string
      }
      customers.append(customer["name"]?.string ?? "")
      bought.append(script.compactMap { $0["buy"]?.string })
      self.purchases.append(purchases)
    }
  }

  /// The place of a customer.
  func customer(named name: String) -> Int? {
    customers.firstIndex(of: name)
  }

  /// The product that a customer's step with this id buys.
  func purchase(_ id: String, of customer: Int?) -> String? {
    guard let customer else { return nil }
    return purchases[customer][id]
  }

  /// What a customer buys, as the file writes it.
  func purchases(of customer: Int) -> [String] {
    bought[customer]
  }
}
