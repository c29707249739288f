internal import SubscriptionModel

/// Who takes part in a scenario and which of their steps have ids: what moments and patterns can
/// speak of before the scripts themselves are read.
struct Cast {
  /// The customers' names in file order; empty where there is none.
  private(set) var customers: [String] = []
  /// Whether there is anybody and all customers have a name, be it a wrong one; otherwise a name
  /// that is not among theirs may only have been lost.
  let hasAllNames: Bool
  /// Whether there is a script that concerns no single customer: it is the store's.
  let hasStore: Bool
  /// Whether there are people without names.
  let hasPopulation: Bool
  /// Steps by id.
  private(set) var steps: [String: StepReference] = [:]
  /// What each customer buys or has by way of the family, as the file writes it.
  private(set) var bought: [[Purchase]] = []
  /// What the steps with an id buy.
  private var purchases: [[String: Purchase]] = []
  /// Whether some store announces offers as Apple no longer does.
  let hasLegacyOffers: Bool
  private let places: [String: Int]

  /// What a step buys, as the file writes it.
  struct Purchase {
    /// A product, or a code.
    let name: String
    let isCode: Bool

    fileprivate init(of product: String) {
      name = product
      isCode = false
    }

    fileprivate init?(_ step: JSONValue) {
      let product = step["buy"]?.string
      let code = step["redeem"]?.string
      guard let name = product ?? code.map({ step["product"]?.string ?? $0 }) else { return nil }
      self.name = name
      isCode = product == nil && step["product"]?.string == nil
    }
  }

  /// Looks through the list of customers and the script beside it. What is wrong there is found by
  /// whoever reads it.
  ///
  /// - Parameter store: What holds for customers who say nothing else.
  init(
    customers list: JSONValue?, script: JSONValue?, store: JSONValue? = nil,
    population: JSONValue? = nil
  ) {
    let stores = [store] + (list?.elements ?? []).map { $0["store"] }
    hasLegacyOffers = stores.contains {
      $0?["offerRedeemed"]?.string == OfferAnnouncement.legacy.rawValue
    }
    var places: [String: Int] = [:]
    for customer in list?.elements ?? [] {
      let name = customer["name"]?.string ?? ""
      places[name] = places[name] ?? customers.count
      customers.append(name)
    }
    hasStore = script?.elements?.isEmpty == false
    hasPopulation = population?.members != nil
    hasAllNames = (hasStore || hasPopulation || !customers.isEmpty) && places[""] == nil
    self.places = places
    for (place, customer) in (list?.elements ?? []).enumerated() {
      look(through: customer["script"]?.elements ?? [], of: place)
    }
    look(through: script?.elements ?? [], of: storePlace)
    for (place, customer) in (list?.elements ?? []).enumerated() {
      lookForSharing(in: customer["script"]?.elements ?? [], of: place)
    }
  }

  /// Keeps the ids of a script's steps, and what is bought in it.
  private mutating func look(through script: [JSONValue], of place: Int) {
    var purchases: [String: Purchase] = [:]
    for (index, step) in script.enumerated() {
      guard let id = step["id"]?.string else { continue }
      let reference = StepReference(customer: CustomerIndex(place), step: index)
      steps[id] = steps[id] ?? reference
      purchases[id] = Purchase(step)
    }
    bought.append(script.compactMap { Purchase($0) })
    self.purchases.append(purchases)
  }

  /// Keeps what a customer shares with others.
  private mutating func lookForSharing(in script: [JSONValue], of customer: Int) {
    for step in script {
      guard let name = step["shareWithFamily"]?.string else { continue }
      let product = purchase(name, of: customer) ?? Purchase(of: name)
      for member in step["members"]?.elements ?? [] {
        if let place = member.string.flatMap({ places[$0] }) { bought[place].append(product) }
      }
    }
  }

  /// The word that stands for the store, where customers have their names.
  static let storeName = "store"

  /// The place of the store: behind the customers.
  var storePlace: Int { customers.count }

  /// The names that lines and patterns can begin with.
  var names: [String] { customers + (hasStore ? [Self.storeName] : []) }

  /// The name of who stands at a place.
  func name(_ place: Int) -> String { place == storePlace ? Self.storeName : customers[place] }

  /// The place of a customer, or of the store where there is one.
  func customer(named name: String) -> Int? {
    name == Self.storeName && hasStore ? storePlace : places[name]
  }

  /// What a customer's step with this id buys.
  func purchase(_ id: String, of customer: Int?) -> Purchase? {
    guard let customer else { return nil }
    return purchases[customer][id]
  }

  /// The customer's step with this id, if it buys something.
  func purchaseStep(_ id: String, of customer: Int?) -> StepReference? {
    purchase(id, of: customer) == nil ? nil : steps[id]
  }
}
