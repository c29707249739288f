internal import SubscriptionModel

extension Simulator {
  /// Shares what a customer has bought with members of the family.
  mutating func shareWithFamily(
    _ step: PlannedStep, by customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    guard let item = shareable(step, by: customer) else {
      return isOnlyShared(step, with: customer) ? .onlyForPurchaser : .nothingToShare
    }
    let product = product(of: item)
    guard plan.catalog.isFamilyShareable(product) else { return .notShareable(product) }
    let shares = step.family.members.map { families.share(of: item, with: $0) }
    let changed = shares.filter { !families.shares[$0].isWanted }
    if changed.isEmpty { return .alreadyShared }
    try wish(true, changed, step.family, &observer)
    return nil
  }

  /// Stops sharing it, with some or with all.
  mutating func stopSharing(
    _ step: PlannedStep, by customer: CustomerIndex, _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    if isOnlyShared(step, with: customer) { return .onlyForPurchaser }
    let members = step.family.members
    let changed = (item(step, by: customer).map { families.shares(of: $0) } ?? []).filter {
      families.shares[$0].isWanted
        && (members.isEmpty || members.contains(families.shares[$0].member))
    }
    if changed.isEmpty { return .notShared }
    try wish(false, changed, step.family, &observer)
    return nil
  }

  /// Notes a wish, which is met for each member in the member's own time.
  private mutating func wish(
    _ isWanted: Bool, _ shares: [Int], _ order: FamilyOrder,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    for share in shares {
      families.shares[share].isWanted = isWanted
      let member = families.shares[share].member
      if order.delay.upperBound == .zero {
        try settle(share, &observer)
        continue
      }
      let draw = chance.draw(
        .familyDelay, of: key(of: member), families.nextDraw(of: member))
      let delay = draw.value(
        in: order.delay.lowerBound.milliseconds...order.delay.upperBound.milliseconds)
      queue.push(
        QueueEntry(
          at: now + SimDuration(milliseconds: delay), .families, member,
          ordinal: UInt32(share), target: UInt32(share)))
    }
  }

  /// Meets the purchaser's wish, unless that has changed meanwhile.
  mutating func settle(
    _ place: Int, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let share = families.shares[place]
    guard share.isWanted != share.isGiven else { return }
    families.shares[place].isGiven = share.isWanted
    if share.isWanted {
      try give(place, &observer)
    } else {
      try take(place, .other, &observer)
    }
  }

  /// Gives a member access, if the purchaser has any by now.
  private mutating func give(
    _ place: Int, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let share = families.shares[place]
    let context = context(for: share.member, .none)
    switch share.item {
    case .run(let run):
      let purchased = runs[run].subscription
      guard plan.catalog.isFamilyShareable(purchased.latest.product),
        case .active = purchased.phase
      else { return }
      let member = share.place.map { runs[$0].subscription }
      try change(
        place, FamilySharingRule.share(purchased, with: member, context), &observer)
    case .holding(let holding):
      guard holdings[holding].purchase.revocation == nil else { return }
      let shared = FamilySharingRule.share(holdings[holding].purchase, context)
      families.shares[place].place = try keep(shared, .shared(.once), of: share.member, &observer)
    }
  }

  /// Takes a member's access away, if there is any.
  private mutating func take(
    _ place: Int, _ reason: RefundReason, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let share = families.shares[place]
    guard let kept = share.place else { return }
    let context = context(for: share.member, .none)
    switch share.item {
    case .run:
      guard runs[kept].subscription.nextDue != nil else { return }
      let withdrawn = FamilySharingRule.withdraw(
        from: runs[kept].subscription, reason, context)
      try change(place, withdrawn, &observer)
    case .holding:
      guard holdings[kept].purchase.revocation == nil else { return }
      holdings[kept].purchase.revocation = FamilySharingRule.withdrawal(reason, context)
      tell(.unshared, about: .holding(kept), to: share.member, &observer)
    }
  }

  /// Lets the members' runs follow what has happened to the purchaser's.
  mutating func follow(
    _ transition: Transition, from before: Subscription, ofRun run: Int,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let isShareable = plan.catalog.isFamilyShareable(transition.after.latest.product)
    for fact in [transition.first, transition.second].compactMap(\.self) {
      for place in families.shares(of: .run(run)) where families.shares[place].isGiven {
        let share = families.shares[place]
        let followed = FamilySharingRule.follow(
          fact, from: before, to: transition.after, isShareable: isShareable,
          with: share.place.map { runs[$0].subscription }, context(for: share.member, .none))
        if let followed { try change(place, followed, &observer) }
      }
    }
  }

  /// Lets the members have, or no longer have, what the purchaser was or was not paid back for.
  mutating func follow(
    _ revocation: Revocation?, ofHolding holding: Int,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    for place in families.shares(of: .holding(holding)) where families.shares[place].isGiven {
      if let revocation {
        try take(place, revocation.reason, &observer)
      } else {
        try give(place, &observer)
      }
    }
  }

  /// Commits what happens to a member's run.
  private mutating func change(
    _ place: Int, _ transition: Transition, _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    let share = families.shares[place]
    families.shares[place].place = try carryOut(
      transition, from: share.place.map { runs[$0].subscription }, run: share.place,
      customer: share.member, &observer)
  }

  /// What a step about sharing speaks of, if the customer has bought it.
  private func item(_ step: PlannedStep, by customer: CustomerIndex) -> FamilyBook.Item? {
    guard let product = step.product else { preconditionFailure("\(step.action) of nothing") }
    if plan.catalog.oneTimeProduct(product) != nil {
      return latestHolding(of: product, customer).map { .holding($0) }
    }
    let meant = RunReference(customer: customer, product: product, begunBy: step.begunBy)
    return run(meant).flatMap { isShared($0) ? nil : .run($0) }
  }

  /// The same, if it is paid for.
  private func shareable(_ step: PlannedStep, by customer: CustomerIndex) -> FamilyBook.Item? {
    switch item(step, by: customer) {
    case .run(let run):
      guard case .active = runs[run].subscription.phase else { return nil }
      return .run(run)
    case .holding(let holding):
      return holdings[holding].purchase.revocation == nil ? .holding(holding) : nil
    case nil: return nil
    }
  }

  private func product(of item: FamilyBook.Item) -> ProductIndex {
    switch item {
    case .run(let run): runs[run].subscription.latest.product
    case .holding(let holding): holdings[holding].purchase.product
    }
  }

  private func isOnlyShared(_ step: PlannedStep, with customer: CustomerIndex) -> Bool {
    isOnlyShared(
      RefundReference(customer: customer, product: step.product, begunBy: step.begunBy))
  }
}
