/// One line of a script.
package struct PlannedStep: Hashable, Sendable {
  package let moment: Moment
  /// The moment as it is written; `nil` where nothing is.
  package let momentText: String?
  /// The product the step names: an action is about that product's group. `nil`: it concerns the
  /// app.
  package let product: ProductIndex?
  /// The purchase that began the run it is about, where it names one; `nil`: the latest run.
  package let begunBy: StepReference?
  package let action: Action
  /// What a purchase is made with.
  package let order: PurchaseOrder
  /// With whom it is about sharing something, if it is.
  package let family: FamilyOrder
  /// How often it happens in all, and how long after one another.
  package let repetition: Repetition
  /// Where the step stands, for reports: `$.customers[0].script[2]`.
  package let path: String

  /// How often a step happens.
  package struct Repetition: Hashable, Sendable {
    package let count: Int
    package let every: SimDuration

    package init(count: Int, every: SimDuration) {
      self.count = count
      self.every = every
    }

    /// Once, as steps do that say nothing else.
    package static let once = Repetition(count: 1, every: .zero)
  }

  package init(
    moment: Moment, momentText: String? = nil, product: ProductIndex?,
    begunBy: StepReference? = nil, action: Action, order: PurchaseOrder = PurchaseOrder(),
    family: FamilyOrder = FamilyOrder(), repetition: Repetition = .once, path: String
  ) {
    self.moment = moment
    self.momentText = momentText
    self.product = product
    self.begunBy = begunBy
    self.action = action
    self.order = order
    self.family = family
    self.repetition = repetition
    self.path = path
  }
}
