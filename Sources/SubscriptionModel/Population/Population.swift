/// People without names or scripts, who live by odds. Nothing is kept of a member: all that one is
/// and does is a function of the run's root and the member's place. An object, because everybody
/// asks for it all the time and nobody changes it.
package final class Population: Sendable {
  /// How many members there are; of those who never end, how many there can be.
  package let count: Int
  /// Whether new members come for as long as the run goes on.
  package let isEndless: Bool
  /// How long before the plan's start they begin to come.
  package let since: SimDuration
  /// Whether members may share what they buy: each with somebody of the family, who stands, and has
  /// a key, behind all members.
  package let hasFamilies: Bool
  /// The key of the first; the others follow.
  package let firstKey: CustomerKey
  package let arrival: Arrival
  /// What members buy first, by weight.
  package let products: Weights<ProductIndex>
  /// Where they live, by weight.
  package let storefronts: Weights<Storefront>
  package let odds: Odds
  /// Whether members do nothing of their own in a period.
  package let isQuiet: Bool
  /// The account token of each; `nil`: one is drawn.
  package let accountTokens: [RandomUUID]?
  package let terms: CustomerTerms

  /// The most members a population can have: half of all keys are left to others.
  package static let limit = Int(CustomerKey.limit / 2)

  package init(
    count: Int, firstKey: CustomerKey, arrival: Arrival, products: Weights<ProductIndex>,
    storefronts: Weights<Storefront>, odds: Odds, accountTokens: [RandomUUID]? = nil,
    app: AppIdentity, policy: StorePolicy, delivery: DeliveryTerms, isEndless: Bool = false,
    since: SimDuration = .zero, hasFamilies: Bool = false
  ) {
    self.count = count
    self.isEndless = isEndless
    self.since = since
    self.hasFamilies = hasFamilies
    self.firstKey = firstKey
    self.arrival = arrival
    self.products = products
    self.storefronts = storefronts
    self.odds = odds
    isQuiet = [
      MemberChoice.cancel, .cancelTrial, .upgrade, .downgrade, .failBilling, .refund, .share,
    ]
    .allSatisfy { odds[$0] == 0 }
    self.accountTokens = accountTokens
    terms = CustomerTerms(app: app, policy: policy, delivery: delivery)
  }

  /// The key of the member at a place.
  package func key(of member: Int) -> CustomerKey {
    CustomerKey(number: (firstKey.number + UInt64(member)) % CustomerKey.limit)
  }

  /// The place of the member with a key; `nil`: it is nobody's here.
  package func member(of key: CustomerKey) -> Int? {
    let place = (key.number + CustomerKey.limit - firstKey.number) % CustomerKey.limit
    return place < UInt64(placeCount) ? Int(place) : nil
  }

  /// The name of the member at a place: `p1`, `p2`, …
  package static func name(of member: Int) -> String {
    Digits.text(UInt64(member) + 1, after: "p")
  }

  /// The place of the member who would have a name; `nil`: no member would.
  package static func member(named name: some StringProtocol) -> Int? {
    let digits = name.dropFirst()
    guard name.first == "p", let first = digits.first, first != "0",
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return Int(digits).map { $0 - 1 }
  }

  /// What the member at a place buys first.
  package func product(of member: Int, _ chance: Chance) -> ProductIndex {
    products.choice(by: chance.draw(.memberProduct, of: key(of: member), 0))
  }

  /// Which of the storefronts the member at a place lives in; a family lives in one.
  package func storefrontPlace(of place: Int, _ chance: Chance) -> Int {
    storefronts.isSingle
      ? 0
      : storefronts.place(by: chance.draw(.memberStorefront, of: key(of: purchaser(of: place)), 0))
  }

  @inlinable package var app: AppIdentity { @inline(__always) get { terms.app } }
  /// How the store behaves towards them.
  @inlinable package var policy: StorePolicy { @inline(__always) get { terms.policy } }
  /// How the store delivers what it tells their developer.
  @inlinable package var delivery: DeliveryTerms { @inline(__always) get { terms.delivery } }

  /// How the store behaves towards the member at a place.
  package func policy(of member: Int, _ chance: Chance) -> StorePolicy {
    guard policy.quirks.capJitter > 0 else { return policy }
    return policy.with(
      policy.quirks, capDraw: chance.draw(.capJitter, of: key(of: member), 0))
  }

  /// Who stands at a place, as any other customer.
  func customer(_ member: Int, _ chance: Chance) -> PlannedCustomer {
    PlannedCustomer(
      member: member, of: self,
      storefront: storefronts.values[storefrontPlace(of: member, chance)],
      terms: terms(of: member, chance), accountToken: accountToken(of: member, chance))
  }

  private func terms(of member: Int, _ chance: Chance) -> CustomerTerms {
    guard policy.quirks.capJitter > 0 else { return terms }
    return CustomerTerms(
      app: terms.app, policy: policy(of: member, chance), delivery: terms.delivery)
  }

  func accountToken(of member: Int, _ chance: Chance) -> RandomUUID {
    (isFamily(member) ? nil : accountTokens?[member])
      ?? chance.uuid(.accountToken, of: key(of: member), 0)
  }
}
