internal import Delivery
internal import ScenarioFormat

extension RunReportReader {
  /// What came of the deliveries to a receiver.
  func tally(_ value: JSONValue) throws(ReportFailure) -> DeliveryTally {
    var tally = DeliveryTally(sink: try text.text(value, "sink"))
    tally.notifications = try text.count(value, "notifications")
    tally.acknowledged = try text.count(value, "acknowledged")
    tally.acknowledgedBefore = try text.count(value, "acknowledgedBefore")
    tally.attempts = try text.count(value, "attempts")
    tally.repeated = try text.count(value, "perhapsTwice")
    tally.undeliveredCount = try text.count(value, "undeliveredCount")
    tally.results = try text.results(value)
    tally.statuses = try text.statuses(value)
    tally.latencies = try text.histogram(value, "latencies")
    for notification in try text.list(value, "undelivered", undelivered) {
      tally.list(notification)
    }
    return tally
  }

  /// How long the last answer took is in the histogram, and nowhere else.
  private func undelivered(
    _ value: JSONValue
  ) throws(ReportFailure) -> DeliveryTally.Undelivered {
    let word = try text.text(value, "result")
    guard let result = AttemptResult(rawValue: word) else {
      throw text.failure(value.place, "\"\(word)\" is no result of an attempt")
    }
    return DeliveryTally.Undelivered(
      customer: try text.text(value, "customer"), kind: try text.text(value, "kind"),
      notificationUUID: try text.text(value, "notificationUUID"),
      signedDate: try text.integer(value, "signedDate"),
      attempts: try text.count(value, "attempts"),
      answer: Answer(
        result, status: value["status"] == nil ? nil : try text.count(value, "status"), latency: 0,
        reason: value["reason"]?.string))
  }
}
