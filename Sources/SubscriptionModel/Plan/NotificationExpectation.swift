/// What certain notifications must have, whoever gets them and in whatever order.
package struct NotificationExpectation: Hashable, Sendable {
  /// Which are spoken of.
  package let pattern: NotificationPattern
  /// Only the so-manieth of them; `nil`: all.
  package let number: Int?
  /// Of them, those whose decoded form fits.
  package let selects: Shape?
  /// How many must be selected.
  package let count: ClosedRange<Int>
  /// What the decoded form of each must fit.
  package let has: Shape?
  /// The plan's marks between which each must be signed, by place.
  package let between: Interval?
  /// Where it stands in the file, for reports: `$.expect[2]`.
  package let path: String
  /// The pattern as it is written.
  package let text: String

  /// Two marks, both included.
  package struct Interval: Hashable, Sendable {
    package let from: Int
    package let to: Int

    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  package init(
    pattern: NotificationPattern, number: Int?, selects: Shape?, count: ClosedRange<Int>,
    has: Shape?, between: Interval?, path: String, text: String
  ) {
    self.pattern = pattern
    self.number = number
    self.selects = selects
    self.count = count
    self.has = has
    self.between = between
    self.path = path
    self.text = text
  }
}
