/// A validated scenario, ready to run: everything that a run depends on.
package struct Plan: Sendable {
  package var title: String { didSet { chance = Chance(seed: seed, title: title) } }
  package var seed: UInt64 { didSet { chance = Chance(seed: seed, title: title) } }
  /// Where the run's draws come from.
  package private(set) var chance: Chance
  package var start: SimInstant
  /// What is due at or before it happens; `nil`: until nothing is due any more.
  package var end: PlanEnd?
  package var app: AppIdentity
  package var catalog: Catalog
  /// The short names of products, for timelines.
  package var aliases: [ProductIndex: String]
  package var policy: StorePolicy
  package var customers: [PlannedCustomer]
  /// Who has what concerns no single customer: the top-level script and the notifications about
  /// nobody. It stands behind the customers; `nil`: there is no such script.
  package var store: PlannedCustomer?
  /// People without names, who stand behind everybody else; `nil`: there are none.
  package var population: Population?
  /// The account tokens that single purchases carry; spoken of by place.
  package var accountTokens: [RandomUUID]
  /// How the developer raises prices; spoken of by place.
  package var priceIncreases: [PriceIncrease]
  /// What each customer's notifications should be, in their order.
  package var expectations: [Expectation]
  /// What certain notifications must have.
  package var notificationExpectations: [NotificationExpectation]
  /// What a correct receiver must believe at certain moments, each asked at a mark of its own.
  package var beliefs: [BeliefExpectation]
  /// How many of some notifications there should be among others.
  package var shares: [ShareExpectation] = []
  /// Moments that the run is to find out, such as the bounds of an expectation; spoken of by place.
  package var marks: [Moment]
  /// Who signs: a folder, its path made out, or `seed:WORD`; `nil`: the user's own.
  package var authority: String?

  package init(
    title: String, seed: UInt64, start: SimInstant, end: PlanEnd?, app: AppIdentity,
    catalog: Catalog, aliases: [ProductIndex: String], policy: StorePolicy,
    customers: [PlannedCustomer], store: PlannedCustomer? = nil,
    accountTokens: [RandomUUID] = [], priceIncreases: [PriceIncrease] = [],
    expectations: [Expectation],
    notificationExpectations: [NotificationExpectation] = [], beliefs: [BeliefExpectation] = [],
    marks: [Moment] = [], authority: String?
  ) {
    self.title = title
    self.seed = seed
    chance = Chance(seed: seed, title: title)
    self.start = start
    self.end = end
    self.app = app
    self.catalog = catalog
    self.aliases = aliases
    self.policy = policy
    self.customers = customers
    self.store = store
    self.accountTokens = accountTokens
    self.priceIncreases = priceIncreases
    self.expectations = expectations
    self.notificationExpectations = notificationExpectations
    self.beliefs = beliefs
    self.marks = marks
    self.authority = authority
  }

  /// Everybody who can have a script, by place: the customers, then the store. Members of the
  /// population have none.
  package var everybody: [PlannedCustomer] { customers + (store.map { [$0] } ?? []) }

  /// Whether a place is the store's.
  package func isStore(_ index: CustomerIndex) -> Bool {
    store != nil && index.number == customers.count
  }

  /// Where the members of the population begin.
  package var firstMember: Int { customers.count + (store == nil ? 0 : 1) }

  /// The member of the population at a place, or the place of a member's family among them; `nil`:
  /// somebody else stands there.
  package func member(at index: CustomerIndex) -> Int? {
    let member = Int(index.number) - firstMember
    return member >= 0 ? member : nil
  }

  /// Who stands at a place: a customer, the store behind them all, or a member of the population
  /// behind it.
  package func customer(_ index: CustomerIndex) -> PlannedCustomer {
    if isStore(index), let store { return store }
    if let population, let member = member(at: index) { return population.customer(member, chance) }
    return customers[Int(index.number)]
  }

  /// The `appAccountToken` of what a customer bought; `nil`: it has none.
  package func accountToken(_ token: AccountToken, of customer: PlannedCustomer) -> RandomUUID? {
    switch token.meaning {
    case .customers: customer.accountToken
    case .none: nil
    case .listed(let place): accountTokens[place]
    }
  }

  /// A product's alias, or its id where it has none.
  package func shortName(of product: ProductIndex) -> String {
    aliases[product] ?? catalog.identifier(of: product)
  }
}

/// When a run ends that something could still be due in.
package enum PlanEnd: Hashable, Sendable {
  /// At a fixed instant.
  case at(SimInstant)
  /// At a mark of the plan's, spoken of by place; the text says it as the scenario does.
  case mark(Int, text: String)
}
