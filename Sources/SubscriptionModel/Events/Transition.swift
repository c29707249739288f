/// What a rule answers: the state after, and at most two facts. Inline, without an array: with
/// arrays in it the engine lost a third of its speed.
package struct Transition: Hashable, Sendable {
  package let after: Subscription
  package let first: Fact?
  package let second: Fact?

  /// The transition to `after`, in which this has happened, or nothing that anybody is told of.
  @inlinable package init(to after: Subscription, _ first: Fact? = nil, _ second: Fact? = nil) {
    self.after = after
    self.first = first
    self.second = second
  }
}
