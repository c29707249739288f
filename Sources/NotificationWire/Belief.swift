internal import SubscriptionModel

/// What a correct receiver believes after a notification: of a subscription, or of something that
/// was bought once.
public struct Belief: Hashable, Sendable {
  private let source: Source

  // The words are put together when somebody asks: most sinks never do.
  private enum Source: Sendable {
    case run(Subscription, at: SimInstant)
    case purchase(OneTimePurchase)
    case words(status: String, isEntitled: Bool, reason: String)
  }

  /// What is believed of a run at an instant.
  init(_ run: Subscription, at instant: SimInstant) {
    source = .run(run, at: instant)
  }

  /// What is believed of something that was bought once.
  init(_ purchase: OneTimePurchase) {
    source = .purchase(purchase)
  }

  /// What was believed when somebody asked before and kept the answers.
  package init(status: String, isEntitled: Bool, reason: String) {
    source = .words(status: status, isEntitled: isEntitled, reason: reason)
  }

  /// The status in a word. Of a subscription it is `active`, `expired` and so on; Apple's number
  /// for it stands in the payload. Of what was bought once it is `owned`, or `bought` if it is used
  /// up.
  public var status: String {
    switch source {
    case .run(let run, _): run.status.word
    case .purchase(let purchase): purchase.word
    case .words(let status, _, _): status
    }
  }

  /// Whether the customer has access: time that was paid for or granted is running at the instant
  /// of signing. What was bought once is the customer's; that of a consumable is delivered once.
  public var isEntitled: Bool {
    switch source {
    case .run(let run, let instant): run.isEntitled(at: instant)
    case .purchase(let purchase): purchase.revocation == nil
    case .words(_, let isEntitled, _): isEntitled
    }
  }

  /// Why, in a few words with the instant (UTC) that decides it.
  public var reason: String {
    switch source {
    case .run(let run, _): Self.reason(of: run)
    case .purchase(let purchase): Self.reason(of: purchase)
    case .words(_, _, let reason): reason
    }
  }

  private static func reason(of run: Subscription) -> String {
    let end = run.latest.expiresDate.text
    let isShared = run.ownership == .familyShared
    return switch run.phase {
    case .active where isShared: "shared by the family until \(end)"
    case .revoked where isShared:
      "shared until \(end), but no longer since \(run.latest.revocation?.date.text ?? "")"
    case .active where run.latest.price.milliunits == 0: "free until \(end)"
    case .active: "paid until \(end)"
    case .grace(let ends, _): "not paid since \(end), in its grace period until \(ends.text)"
    case .retry(let ends): "not paid since \(end), the store tries to charge until \(ends.text)"
    case .revoked: "paid until \(end), but paid back \(run.latest.revocation?.date.text ?? "")"
    case .expired(.voluntary): "ended \(end), auto-renew was off"
    case .expired(.other): "ended \(end), the account was closed"
    case .expired(.billing): "ended \(end), the renewal could not be charged"
    case .expired(.priceIncrease): "ended \(end), the higher price was not agreed to"
    case .expired(.notForSale): "ended \(end), the product was no longer sold"
    }
  }

  private static func reason(of purchase: OneTimePurchase) -> String {
    let date = purchase.purchaseDate.text
    if let revocation = purchase.revocation {
      return purchase.ownership == .familyShared
        ? "shared \(date), but no longer since \(revocation.date.text)"
        : "bought \(date), but paid back \(revocation.date.text)"
    }
    if purchase.ownership == .familyShared { return "shared by the family since \(date)" }
    return switch purchase.kind {
    case .consumable: "\(purchase.quantity) bought \(date), to be delivered once"
    case .nonConsumable: "bought \(date) for good"
    case .nonRenewing: "bought \(date), the app decides for how long"
    case .free: "subscribed \(date), it costs nothing and never expires"
    }
  }

  /// Beliefs are the same when they say the same, wherever they come from.
  public static func == (one: Belief, other: Belief) -> Bool {
    one.status == other.status && one.isEntitled == other.isEntitled && one.reason == other.reason
  }

  /// Feeds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(status)
    hasher.combine(isEntitled)
    hasher.combine(reason)
  }
}
