package import SubscriptionModel

/// A product that a customer has, where nobody has two of it.
struct Ownership: Hashable {
  let customer: CustomerIndex
  let product: ProductIndex
}

extension Auditor {
  /// Re-reads something that was bought once, or what became of it.
  package mutating func recorded(_ record: PurchaseRecord) {
    let purchase = record.purchase
    let judgements =
      if record.fact == .boughtOnce {
        judged(record)
      } else if record.fact == .shared(.once) || record.fact == .unshared {
        judgedSharing(record)
      } else {
        judgedRefund(record)
      }
    for (violation, fine) in judgements where !fine {
      note(violation, record.customer, at: record.instant)
    }
    latest = record.instant
    transactions.insert(purchase.identifier)
    purchases.insert(purchase)
    let isOwned = purchase.kind == .nonConsumable || purchase.kind == .free
    if isOwned, purchase.ownership == .purchased {
      owned.insert(Ownership(customer: record.customer, product: purchase.product))
    }
  }

  /// Money is wanted or given back for what was bought.
  private func judgedRefund(_ record: PurchaseRecord) -> [(AuditFinding.Violation, Bool)] {
    var before = record.purchase
    before.revocation = nil
    let isRefunded = record.purchase.revocation != nil
    return [
      (.outOfOrder, record.instant >= latest),
      (.wrongPurchase, purchases.contains(before)),
      (.wrongRefund, isRefunded == (record.fact == .refunded)),
    ]
  }

  private func judged(_ record: PurchaseRecord) -> [(AuditFinding.Violation, Bool)] {
    let purchase = record.purchase
    let product = catalog.oneTimeProduct(purchase.product)
    let second = record.instant.milliseconds / 1000
    return [
      (.outOfOrder, record.instant >= latest),
      (.reusedTransaction, !transactions.contains(purchase.identifier)),
      (.fractionOfSecond, purchase.purchaseDate.milliseconds % 1000 == 0),
      (.wrongPurchase, purchase.purchaseDate.milliseconds / 1000 == second),
      (.wrongPurchase, purchase.kind == product?.kind && purchase.customer == record.customer),
      (.wrongPurchase, purchase.quantity == 1 || purchase.kind == .consumable),
      (.wrongPurchase, purchase.quantity > 0 && purchase.price.milliunits >= 0),
      (
        .ownedAlready,
        !owned.contains(Ownership(customer: record.customer, product: purchase.product))
      ),
    ]
  }

  /// What must hold of what is signed: that it speaks of what its fact is about, to whom it
  /// concerns.
  mutating func judged(_ announcement: Announcement) -> [(AuditFinding.Violation, Bool)] {
    let isStores = announcement.customer == storePlace
    switch (announcement.fact, announcement.subject) {
    case (.boughtOnce, .purchase(let purchase)), (.shared(.once), .purchase(let purchase)):
      return [
        (.wrongPurchase, purchases.contains(purchase) && !isStores),
        (.signedOutOfOrder, announcement.instant >= purchase.purchaseDate),
      ]
    case (.refundRequested, .purchase(let purchase)), (.refunded, .purchase(let purchase)),
      (.refundDeclined, .purchase(let purchase)), (.refundReversed, .purchase(let purchase)),
      (.unshared, .purchase(let purchase)):
      return [(.wrongPurchase, purchases.contains(purchase) && !isStores)]
    case (.told(.test), .app(nil)): return [(.wrongSubject, isStores)]
    case (.told(.consentRescinded), .app(nil)): return [(.wrongSubject, !isStores)]
    case (.allExtended, .app(.extensions(let result))):
      return [(.wrongSubject, isStores)] + judged(result)
    case (.told(.externalPurchaseToken(let event, let kind)), .app(.token(let token))):
      let isNew = token.created == announcement.instant
      return [
        (.wrongSubject, isStores),
        (.wrongToken, token.kind == kind && token.created <= announcement.instant),
        (.wrongToken, event != .created || isNew),
      ]
    case (.boughtOnce, _), (.told, _), (_, .purchase), (_, .app): return [(.wrongSubject, false)]
    case (_, .run): return [(.wrongSubject, !isStores)]
    }
  }

  /// What the developer changed in a live run. Only a migration changes anything that is known.
  func judged(
    _ record: LifecycleRecord, _ change: AdvancedCommerceChange
  ) -> [(AuditFinding.Violation, Bool)] {
    guard let before = record.before, before.nextDue != nil else { return [(.wrongState, false)] }
    let after = record.after
    guard change == .migration else { return [(.wrongState, after == before)] }
    return [
      (.startsAsAnother, after.originalTransaction == after.latest.identifier),
      (.startsAsAnother, after.previousOriginalTransaction == before.originalTransaction),
      (.wrongState, after.latest.purchaseDate == before.latest.purchaseDate),
      (.wrongState, after.latest.expiresDate == before.latest.expiresDate),
      (.wrongPlan, after.latest.product == before.latest.product),
      (.wrongPlan, after.renewsTo == before.renewsTo && after.autoRenews == before.autoRenews),
      (.wrongState, after.latest.reason == .purchase && after.renewals == 0),
    ]
  }
}
