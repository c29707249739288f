/// One step of a script as it was tried: what the timeline and the report read.
package struct AttemptedAction: Hashable, Sendable {
  package let customer: CustomerIndex
  package let instant: SimInstant
  package let step: PlannedStep
  /// Why the action did not apply; `nil`: it did.
  package let refusal: Refusal?

  package init(
    customer: CustomerIndex, instant: SimInstant, step: PlannedStep, refusal: Refusal?
  ) {
    self.customer = customer
    self.instant = instant
    self.step = step
    self.refusal = refusal
  }
}
