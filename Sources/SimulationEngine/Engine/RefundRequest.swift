internal import SubscriptionModel

/// What a step about refunds speaks of; without a product it is the latest request.
struct RefundReference {
  let customer: CustomerIndex
  let product: ProductIndex?
  let begunBy: StepReference?
}

/// A request for a refund, as the store keeps it.
struct RefundRequest {
  /// What money is wanted back for.
  enum Item: Equatable {
    /// A transaction of a run, by their places.
    case period(run: Int, Int)
    /// Something that was bought once, by its place.
    case holding(Int)
  }

  let customer: CustomerIndex
  let item: Item
  let order: RefundOrder
  /// When the store decides by itself.
  let decisionDue: SimInstant?
  /// Whether it was decided, once or more often.
  var isDecided = false
  /// How often the developer was asked.
  var inquiries = 1
}
