/// What Family Sharing makes of a member's run: it mirrors that of the member who bought it, under
/// an original transaction and transactions of its own. Whatever happens to it has happened to the
/// purchaser's first.
///
/// https://developer.apple.com/documentation/storekit/supporting-family-sharing-in-your-app
package enum FamilySharingRule {
  /// A member has access from now on, to the end of the purchaser's period.
  ///
  /// - Parameters:
  ///   - purchased: The purchaser's run, which is active.
  ///   - member: The member's run of the same; `nil`: this is the first access.
  package static func share(
    _ purchased: Subscription, with member: Subscription?, _ context: RuleContext
  ) -> Transition {
    var latest = own(purchased.latest, context)
    latest.purchaseDate = context.now.wholeSecond
    latest.reason = .purchase
    let delay = context.policy.promptness.length(
      of: .originalPurchaseDate, in: latest.period, draw: context.originalPurchaseDateDelay)
    var after =
      member
      ?? Subscription(
        customer: context.customer, originalTransaction: latest.identifier,
        originalPurchaseDate: latest.purchaseDate + delay.wholeSeconds,
        recentStart: latest.purchaseDate, billingAnchor: purchased.billingAnchor, latest: latest,
        phase: purchased.phase, autoRenews: purchased.autoRenews, renewsTo: purchased.renewsTo,
        renewals: 0)
    after.ownership = .familyShared
    after.accountToken = .none
    after.recentStart = latest.purchaseDate
    after.latest = latest
    after.renewals = 0
    after.mirror(purchased)
    return Transition(to: after, .shared(member == nil ? .first : .again))
  }

  /// What a fact in the purchaser's run means for a member's; `nil`: nothing.
  ///
  /// - Parameters:
  ///   - before: The purchaser's run before it.
  ///   - purchased: The purchaser's run after it.
  ///   - isShareable: Whether the purchaser's product can be shared.
  ///   - member: The member's run; `nil`: there was nothing to share yet.
  package static func follow(
    _ fact: Fact, from before: Subscription, to purchased: Subscription, isShareable: Bool,
    with member: Subscription?, _ context: RuleContext
  ) -> Transition? {
    let live = member.flatMap { $0.nextDue == nil ? nil : $0 }
    switch fact.meaningForFamily {
    case .nothing: return nil
    case .moneyBack:
      guard case .revoked = purchased.phase else { return nil }
      return live.map {
        withdraw(from: $0, purchased.latest.revocation?.reason ?? .other, context)
      }
    case .accessAgain:
      guard case .active = purchased.phase else { return nil }
      return isShareable
        ? share(purchased, with: member, context)
        : live.map { withdraw(from: $0, .other, context) }
    case .theSame:
      let isNewPeriod = before.latest.identifier != purchased.latest.identifier
      if isNewPeriod, !isShareable { return live.map { withdraw(from: $0, .other, context) } }
      guard var after = live else {
        return isNewPeriod ? share(purchased, with: member, context) : nil
      }
      if isNewPeriod {
        after.latest = own(purchased.latest, context)
        after.renewals = purchased.latest.reason == .renewal ? after.renewals + 1 : 0
      }
      after.mirror(purchased)
      return fact.told(of: after, before: live).map { Transition(to: after, $0) }
    }
  }

  /// A member has access no more: sharing was stopped, the member left, or the purchaser got the
  /// money back.
  package static func withdraw(
    from member: Subscription, _ reason: RefundReason, _ context: RuleContext
  ) -> Transition {
    var after = member
    after.stopRenewing()
    after.latest.revocation = withdrawal(reason, context)
    after.phase = .revoked(renewalDue: context.now)
    return Transition(to: after, .unshared)
  }

  /// How access that ends now is marked, and why.
  package static func withdrawal(_ reason: RefundReason, _ context: RuleContext) -> Revocation {
    Revocation(date: context.now.wholeSecond, percentage: 0, kind: .family, reason: reason)
  }

  /// Something bought once that a member has access to from now on.
  package static func share(_ purchased: OneTimePurchase, _ context: RuleContext) -> OneTimePurchase
  {
    var shared = purchased
    shared.customer = context.customer
    shared.identifier = context.nextTransaction
    shared.purchaseDate = context.now.wholeSecond
    shared.ownership = .familyShared
    shared.accountToken = .none
    shared.revocation = nil
    return shared
  }

  /// The purchaser's transaction under numbers of the member's. Of an offer that it was bought
  /// under it says nothing, as it says nothing of a price: that members take none is inferred.
  private static func own(_ transaction: Transaction, _ context: RuleContext) -> Transaction {
    var own = transaction
    own.identifier = context.nextTransaction
    own.offer = nil
    return own
  }
}

extension Subscription {
  /// Takes over what a member's run has in common with the purchaser's.
  fileprivate mutating func mirror(_ purchased: Subscription) {
    latest.expiresDate = purchased.latest.expiresDate
    billingAnchor = purchased.billingAnchor
    extensions = purchased.extensions
    extendedBy = purchased.extendedBy
    endsFor = purchased.endsFor
    phase = purchased.phase
    autoRenews = purchased.autoRenews
    renewsTo = purchased.renewsTo
    renewsAt = purchased.renewsAt
    priceIncrease = purchased.priceIncrease
  }
}

/// What a fact in a purchaser's run means for the members it is shared with.
enum FamilyMeaning {
  /// It is between the store and the purchaser.
  case nothing
  /// It happens to members too, and is told of them.
  case theSame
  /// Members have access again.
  case accessAgain
  /// Members lose access, where the purchaser does.
  case moneyBack
}

extension Fact {
  /// What a member is told of it, for whom there is no offer; `nil`: nothing has changed.
  fileprivate func told(of member: Subscription, before: Subscription?) -> Fact? {
    guard case .offerRedeemed(let effect) = self else { return self }
    switch effect {
    case .upgrade: return .upgraded
    case .crossgrade(let subtype): return .crossgraded(subtype)
    case .firstPurchase, .resubscription: return nil
    case .downgrade, .crossgradeAtRenewal, .renewal: break
    }
    guard member.renewsTo != before?.renewsTo else {
      return member.autoRenews == before?.autoRenews ? nil : .autoRenewEnabled
    }
    return switch effect {
    case .downgrade: .downgradeChosen
    case .crossgradeAtRenewal(let subtype): .crossgradeChosen(subtype)
    case .firstPurchase, .resubscription, .renewal, .upgrade, .crossgrade: .planChangeUndone
    }
  }

  /// What it means for the members of the purchaser's family.
  var meaningForFamily: FamilyMeaning {
    switch self {
    case .renewed, .renewedAsRecovery, .upgraded, .crossgraded, .downgradeChosen,
      .crossgradeChosen, .planChangeUndone,
      .autoRenewDisabled, .autoRenewEnabled, .renewalFailed, .graceEnded, .recovered, .expired,
      .extended:
      .theSame
    case .resubscribed, .refundReversed, .offerRedeemed(.resubscription): .accessAgain
    case .offerRedeemed(.firstPurchase): .nothing
    case .offerRedeemed: .theSame
    case .refunded: .moneyBack
    case .subscribed, .refundRequested, .refundDeclined, .priceIncrease, .advancedCommerce,
      .boughtOnce, .told, .shared, .unshared, .extensionFailed, .allExtended, .failureToldLate:
      .nothing
    }
  }
}
