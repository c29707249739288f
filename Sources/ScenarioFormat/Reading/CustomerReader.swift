internal import SubscriptionModel

/// Reads the list of customers.
struct CustomerReader {
  let chance: Chance
  let defaultStorefront: Storefront
  let app: AppIdentity
  let policy: StorePolicy
  private var script: ScriptReader
  private var keys: Set<CustomerKey> = []

  init(
    chance: Chance, defaultStorefront: Storefront, app: AppIdentity, policy: StorePolicy,
    products: Products?, start: SimInstant
  ) {
    self.chance = chance
    self.defaultStorefront = defaultStorefront
    self.app = app
    self.policy = policy
    script = ScriptReader(products: products, start: start)
  }

  /// The customers; what is wrong with them goes to the report.
  mutating func read(_ node: Node, _ names: inout Names) -> [PlannedCustomer] {
    var customers: [PlannedCustomer] = []
    for element in node.elements("a list of customers") ?? [] {
      if let customer = readCustomer(element, &names) { customers.append(customer) }
    }
    return customers
  }

  private mutating func readCustomer(_ node: Node, _ names: inout Names) -> PlannedCustomer? {
    let known = ["name", "storefront", "accountToken", "script"]
    guard let object = node.object("a customer", keys: known) else { return nil }
    let name = object.required("name", example: "name: \"ana\"").flatMap {
      readName($0, &names)
    }
    let storefront = object["storefront"].map { $0.storefront() } ?? defaultStorefront
    let steps = object["script"].map {
      script.read($0, storefront: storefront ?? defaultStorefront)
    }
    let key = claimedKey(for: name ?? "")
    let token = accountToken(object, key)
    guard let name, let storefront else { return nil }
    return PlannedCustomer(
      name: name, key: key, storefront: storefront, app: app, policy: policy,
      accountToken: token, script: steps ?? [])
  }

  private func readName(_ node: Node, _ names: inout Names) -> String? {
    guard let name = node.filledText("the name") else { return nil }
    if Names.reserved.contains(name) {
      node.found(NameFact.reservedName(name))
    } else if !Names.isName(name) {
      node.found(NameFact.badName(name))
    } else if names.claim(name, at: node) {
      return name
    }
    return nil
  }

  /// The key that the name asks for, or the next one that is free.
  private mutating func claimedKey(for name: String) -> CustomerKey {
    var key = chance.wishedKey(ofCustomerNamed: name)
    while !keys.insert(key).inserted { key = key.next }
    return key
  }

  private func accountToken(_ customer: ObjectNode, _ key: CustomerKey) -> RandomUUID? {
    if customer.isNull("accountToken") { return nil }
    guard let node = customer["accountToken"] else {
      return chance.uuid(.accountToken, of: key, 0)
    }
    guard let text = node.text("a UUID in quotes") else { return nil }
    guard let token = RandomUUID(text: text) else {
      node.found(ScriptFact.badUUID(text))
      return nil
    }
    return token
  }
}
