/// How many of some notifications are to be found among others: for populations.
package struct ShareExpectation: Hashable, Sendable {
  package let part: NotificationPattern
  package let whole: NotificationPattern
  /// In parts per million, both ends included.
  package let range: ClosedRange<Int64>
  /// Where it stands in the file, for reports: `$.expect[2]`.
  package let path: String
  /// The two patterns and the range as they are written: `REFUND of DID_RENEW is 2%..4%`.
  package let text: String

  package init(
    part: NotificationPattern, whole: NotificationPattern, range: ClosedRange<Int64>, path: String,
    text: String
  ) {
    self.part = part
    self.whole = whole
    self.range = range
    self.path = path
    self.text = text
  }
}
