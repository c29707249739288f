internal import SubscriptionModel

/// Who takes part in a scenario and which of their steps have ids: what moments and patterns can
/// speak of before the scripts themselves are read.
struct Cast {
  /// The customers' names in file order; empty where there is none.
  private(set) var customers: [String] = []
  /// Whether there are customers and all of them have a name, be it a wrong one; otherwise a name
  /// that is not among theirs may only have been lost.
  let hasAllNames: Bool
  /// Steps by id.
  private(set) var steps: [String: StepReference] = [:]
  /// What each customer buys, as the file writes it.
  private(set) var bought: [[String]] = []
  /// What the steps with an id buy, as the file writes it.
  private var purchases: [[String: String]] = []
  private let places: [String: Int]

  /// Looks through the list of customers. What is wrong there is found by whoever reads it.
  init(_ list: JSONValue?) {
    var places: [String: Int] = [:]
    for customer in list?.elements ?? [] {
      var purchases: [String: String] = [:]
      let script = customer["script"]?.elements ?? []
      for (index, step) in script.enumerated() {
        guard let id = step["id"]?.string else { continue }
        let reference = StepReference(customer: CustomerIndex(customers.count), step: index)
        steps[id] = steps[id] ?? reference
        purchases[id] = step["buy"]?.string
      }
      let name = customer["name"]?.string ?? ""
      places[name] = places[name] ?? customers.count
      customers.append(name)
      bought.append(script.compactMap { $0["buy"]?.string })
      self.purchases.append(purchases)
    }
    self.places = places
    hasAllNames = !customers.isEmpty && places[""] == nil
  }

  /// The place of a customer.
  func customer(named name: String) -> Int? {
    places[name]
  }

  /// The product that a customer's step with this id buys.
  func purchase(_ id: String, of customer: Int?) -> String? {
    guard let customer else { return nil }
    return purchases[customer][id]
  }

  /// The customer's step with this id, if it buys something.
  func purchaseStep(_ id: String, of customer: Int?) -> StepReference? {
    purchase(id, of: customer) == nil ? nil : steps[id]
  }
}
