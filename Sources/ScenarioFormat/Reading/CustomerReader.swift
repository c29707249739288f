internal import SubscriptionModel

/// Reads the list of customers, and the script beside it.
struct CustomerReader {
  /// What holds for customers who say nothing else.
  struct Defaults {
    let storefront: Storefront
    let app: Node?
    let store: Node?
    let quirks: Node?
    /// Whether something ends the run that needs no renewal cap.
    let hasUntil: Bool
  }

  private let chance: Chance
  private let defaults: Defaults
  private let app: AppIdentity
  private let policy: StorePolicy
  /// The quirks of customers who have none of their own.
  let quirks: Quirks
  private var script: ScriptReader
  private var keys: Set<CustomerKey> = []
  /// Who has names and keys that no customer can have; `nil`: nobody.
  var population: Population?

  init(
    chance: Chance, defaults: Defaults, app: AppIdentity, policy: StorePolicy,
    references: References
  ) {
    self.chance = chance
    self.defaults = defaults
    self.app = app
    self.policy = policy
    quirks = defaults.quirks?.quirks() ?? Quirks()
    script = ScriptReader(references: references)
  }

  /// The customers; what is wrong with them goes to the report.
  mutating func read(_ node: Node, _ names: inout Names) -> [PlannedCustomer] {
    var customers: [PlannedCustomer] = []
    for (index, element) in (node.elements("a list of customers") ?? []).enumerated() {
      if let customer = readCustomer(element, index, &names) { customers.append(customer) }
    }
    return customers
  }

  /// The store with the script that concerns no single customer; read after the customers, behind
  /// whom it stands.
  mutating func readStore(_ node: Node, _ names: inout Names) -> PlannedCustomer {
    let name = Cast.storeName
    let place = script.references.cast.storePlace
    let key = claimedKey(for: name)
    return PlannedCustomer(
      name: name, key: key, storefront: defaults.storefront, app: app,
      policy: policy.with(quirks, capDraw: chance.draw(.capJitter, of: key, 0)),
      delivery: defaults.store?.deliveryTerms(of: policy.profile),
      accountToken: nil,
      script: script.read(node, of: place, storefront: defaults.storefront, &names))
  }

  /// Finds moments of all the scripts that were read that hang on themselves.
  func findCircles() { script.findCircles() }

  /// The account tokens that single purchases carry.
  var accountTokens: [RandomUUID] { script.accountTokens }

  /// How the developer raises prices.
  var priceIncreases: [PriceIncrease] { script.priceIncreases }

  private mutating func readCustomer(
    _ node: Node, _ index: Int, _ names: inout Names
  ) -> PlannedCustomer? {
    let known = ["name", "storefront", "accountToken", "app", "store", "quirks", "script"]
    guard let object = node.object("a customer", keys: known) else { return nil }
    let name = object.required("name", example: "name: \"ana\"").flatMap {
      readName($0, &names)
    }
    let storefront = object["storefront"].map { $0.storefront() } ?? defaults.storefront
    let app = object["app"].map { $0.merged(over: defaults.app).app() } ?? app
    let ownStore = object["store"].map { $0.merged(over: defaults.store) }
    let policy = ownStore?.storePolicy(hasUntil: defaults.hasUntil) ?? policy
    let delivery = (ownStore ?? defaults.store)?.deliveryTerms(of: policy.profile)
    let steps = object["script"].map {
      script.read($0, of: index, storefront: storefront ?? defaults.storefront, &names)
    }
    let key = claimedKey(for: name ?? "")
    let token = accountToken(object, key)
    let quirks = object["quirks"].map { $0.merged(over: defaults.quirks).quirks() } ?? quirks
    guard let name, let storefront, let app else { return nil }
    return PlannedCustomer(
      name: name, key: key, storefront: storefront, app: app,
      policy: policy.with(quirks, capDraw: chance.draw(.capJitter, of: key, 0)), delivery: delivery,
      accountToken: token, script: steps ?? [])
  }

  private func readName(_ node: Node, _ names: inout Names) -> String? {
    guard let name = node.filledText("the name") else { return nil }
    if Names.reserved.contains(name) {
      node.found(NameFact.reservedName(name))
    } else if !Names.isName(name) {
      node.found(NameFact.badName(name))
    } else if let population, let member = Population.member(named: name),
      member < population.count
    {
      node.found(PopulationFact.memberName(name))
    } else if names.claim(name, at: node) {
      return name
    }
    return nil
  }

  /// The key that the name asks for, or the next one that is free.
  private mutating func claimedKey(for name: String) -> CustomerKey {
    var key = chance.wishedKey(ofCustomerNamed: name)
    while population?.member(of: key) != nil || !keys.insert(key).inserted { key = key.next }
    return key
  }

  private func accountToken(_ customer: ObjectNode, _ key: CustomerKey) -> RandomUUID? {
    if customer.isNull("accountToken") { return nil }
    guard let node = customer["accountToken"] else {
      return chance.uuid(.accountToken, of: key, 0)
    }
    return node.accountToken()
  }
}

extension Node {
  /// This value merged over another, for what a customer has otherwise than the scenario.
  fileprivate func merged(over base: Node?) -> Node {
    guard let base else { return self }
    return Node(value: base.value.merged(with: value), path: path, report: report)
  }
}
