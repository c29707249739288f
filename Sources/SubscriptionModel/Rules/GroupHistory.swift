/// What a customer has had of a group, as far as offers ask.
package struct GroupHistory: Hashable, Sendable {
  /// To whom an offer would have to be open.
  package let audience: Offer.Audience
  /// Whether an introductory offer of the group was ever taken: nobody gets a second.
  package let hadIntroductoryOffer: Bool

  /// Nothing.
  package static let none = GroupHistory(audience: .new, hadIntroductoryOffer: false)

  private init(audience: Offer.Audience, hadIntroductoryOffer: Bool) {
    self.audience = audience
    self.hadIntroductoryOffer = hadIntroductoryOffer
  }

  /// What a customer has had whose latest subscription of the group this is.
  package init(_ run: Subscription) {
    audience = run.nextDue == nil ? .expired : .existing
    hadIntroductoryOffer = run.hadIntroductoryOffer
  }
}
