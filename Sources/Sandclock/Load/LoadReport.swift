package import Delivery

/// What came of a load, or of several that were joined.
package struct LoadReport: Sendable {
  /// How a load ended.
  package enum Ending: Hashable, Sendable {
    /// After its whole duration.
    case complete
    /// Because somebody stopped it; the nanoseconds since its beginning.
    case stopped(after: Int64)
    /// Because a requirement could no longer be met; the nanoseconds since its beginning.
    case lost(after: Int64)
  }

  /// What it was, for whoever reads of it.
  package struct Head: Hashable, Sendable {
    /// The scenario's title.
    package var title: String
    /// The seed that its draws came from.
    package var seed: UInt64
    /// When simulated time began: RFC 3339 in UTC.
    package var start: String
    /// The receiver's address.
    package var target: String
    /// How its rate went, as it was typed.
    package var rate: String
    /// Thousandths of a notification a second, the mean of its duration.
    package var asked: Int64
    /// How long it was to count, in nanoseconds.
    package var duration: Int64
    /// How long it was to go on before that, in nanoseconds.
    package var warmUp: Int64
  }

  /// What the generator took of the machine while it sent, warm-up included; in nanoseconds of one
  /// processor.
  package struct Share: Hashable, Sendable {
    /// Simulating, composing, sealing.
    package var making: Int64
    /// Posting and reading answers.
    package var posting: Int64
    /// Of real time, all this while.
    package var elapsed: Int64
  }

  package var head: Head
  /// How many were joined; 1: it is one load's own.
  package var parts = 1
  package var figures: LoadFigures
  /// From the end of the warm-up until the end, or until the last was sent that was due before it;
  /// in nanoseconds.
  package var sending: Int64
  package var share: Share
  package var ending: Ending
  /// What it had to show.
  package var requirements: [LoadRequirement]

  /// Whether it showed it.
  package var verdicts: [LoadVerdict] { requirements.map { $0.verdict(on: figures) } }

  /// Whether it came to its end, all was sent, and it showed what it had to.
  package var isPassed: Bool {
    ending == .complete && figures.unsent == 0 && verdicts.allSatisfy(\.isMet)
  }

  /// Thousandths of a notification a second that were sent.
  package var achieved: Int64 {
    Int64(Int128(figures.sent) * 1_000_000_000_000 / Int128(max(1, sending)))
  }

  /// Several loads of the same moments, each on a machine of its own, as one: counts and histograms
  /// add up, and so do rates. Answers `nil` where there is none.
  package static func joined(_ reports: [LoadReport]) -> LoadReport? {
    guard var sum = reports.first else { return nil }
    for report in reports.dropFirst() { sum.join(report) }
    return sum
  }

  private mutating func join(_ other: LoadReport) {
    parts += other.parts
    if head.title != other.head.title { head.title = "several scenarios" }
    if !head.target.split(separator: " ").contains(Substring(other.head.target)) {
      head.target += " " + other.head.target
    }
    if head.rate != other.head.rate { head.rate += " and \(other.head.rate)" }
    head.asked += other.head.asked
    head.duration = max(head.duration, other.head.duration)
    head.warmUp = max(head.warmUp, other.head.warmUp)
    figures.merge(other.figures)
    sending = max(sending, other.sending)
    share.making += other.share.making
    share.posting += other.share.posting
    share.elapsed = max(share.elapsed, other.share.elapsed)
    if ending == .complete { ending = other.ending }
    for requirement in other.requirements where !requirements.contains(requirement) {
      requirements.append(requirement)
    }
  }
}
