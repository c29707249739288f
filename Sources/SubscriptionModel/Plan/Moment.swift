/// When a step happens.
package enum Moment: Hashable, Sendable {
  /// At a fixed instant.
  case at(SimInstant)
  /// So long after the step before in the same list, or after the start for the first one.
  case afterStepBefore(SimDuration)
  /// When another step first happens, moved by the offset.
  case step(StepReference, offset: SimDuration)
  /// At the first such moment of a run strictly after the step before, moved by the offset.
  case anchor(Anchor, of: RunReference, offset: SimDuration)
  /// When the so-manieth such notification since the step before is signed, or so long after.
  case signing(NotificationPattern, number: Int, offset: SimDuration)
}

/// A moment of a subscription's own: a boundary, not its announcement.
package enum Anchor: Hashable, Sendable {
  /// The end of the n-th period since the last transaction with reason `PURCHASE`.
  case renewal(Int32)
  /// The end of a period.
  case periodEnd
  /// The end of a free trial, under whatever kind of offer.
  case trialEnd
  /// The end of a grace period.
  case graceEnd
  /// The instant at which the store gives up charging.
  case retryEnd
  /// The end of the subscription.
  case expiry
}

/// A step, by its script and its place there.
package struct StepReference: Hashable, Sendable {
  package let customer: CustomerIndex
  package let step: Int

  package init(customer: CustomerIndex, step: Int) {
    self.customer = customer
    self.step = step
  }
}

/// A subscription, by its customer and a product of its group, or by the purchase that began it.
package struct RunReference: Hashable, Sendable {
  package let customer: CustomerIndex
  package let product: ProductIndex
  /// The purchase that began it, where the customer has had several; `nil`: the latest.
  package let begunBy: StepReference?

  package init(customer: CustomerIndex, product: ProductIndex, begunBy: StepReference? = nil) {
    self.customer = customer
    self.product = product
    self.begunBy = begunBy
  }
}
