/// One step of a script as it was tried, or as somebody asked that it may be: what the timeline and
/// the report read.
package struct AttemptedAction: Hashable, Sendable {
  package let customer: CustomerIndex
  package let instant: SimInstant
  package let step: PlannedStep
  /// Whether it was only asked for: somebody has to approve it first.
  package let isAsked: Bool
  /// Why the action did not apply; `nil`: it did.
  package let refusal: Refusal?

  package init(
    customer: CustomerIndex, instant: SimInstant, step: PlannedStep, isAsked: Bool = false,
    refusal: Refusal?
  ) {
    self.customer = customer
    self.instant = instant
    self.step = step
    self.isAsked = isAsked
    self.refusal = refusal
  }
}
