/// What a correct receiver must believe of a subscription at a moment.
package struct BeliefExpectation: Hashable, Sendable {
  /// The plan's mark at whose instant it is asked, by place.
  package let mark: Int
  /// Whose subscription, of which group.
  package let run: RunReference
  /// What must hold, all of it.
  package let claims: [Claim]
  /// Where it stands in the file, for reports: `$.expect[2]`.
  package let path: String
  /// The moment as it is written.
  package let text: String

  /// Something that must hold; `nil` stands for nothing: there is no such product or date.
  package enum Claim: Hashable, Sendable {
    case status(BelievedStatus)
    /// Whether time that was paid for or granted is running.
    case entitled(Bool)
    /// The product of the latest transaction.
    case product(ProductIndex?)
    /// What the next renewal will buy; nothing where auto-renew is off.
    case renewsTo(ProductIndex?)
    /// The end of the latest transaction's period.
    case expires(End?)
  }

  /// An instant that a mark of the plan's finds out.
  package struct End: Hashable, Sendable {
    /// The mark's place.
    package let mark: Int
    /// The moment as it is written.
    package let text: String

    package init(mark: Int, text: String) {
      self.mark = mark
      self.text = text
    }
  }

  package init(mark: Int, run: RunReference, claims: [Claim], path: String, text: String) {
    self.mark = mark
    self.run = run
    self.claims = claims
    self.path = path
    self.text = text
  }
}

/// What a receiver can believe a subscription to be: the words of ``SubscriptionStatus``, and one
/// for a customer who never had it.
package enum BelievedStatus: String, CaseIterable, Sendable {
  case active
  case grace
  case retry
  case expired
  case revoked
  /// There never was one.
  case never = "none"
}
