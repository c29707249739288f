/// A resume turns auto-renew on again. After the instant at which the renewal would have been
/// booked it is booked at once, unless the cap has struck by then. Of a price that was raised
/// meanwhile the customer hears now.
enum ResumeRule {
  static func apply(
    to subscription: Subscription, renewalDue: SimInstant, _ context: RuleContext
  ) throws(Refusal) -> Transition {
    guard !subscription.autoRenews else { throw .autoRenewAlreadyOn }
    try context.refuseAtCap(subscription, renewalDue: renewalDue)
    var after = subscription
    after.autoRenews = true
    after.postponeRenewal(to: context.now)
    let news = after.hearOfPrice(context)
    return Transition(to: after, .autoRenewEnabled, news)
  }
}
