package import Delivery
internal import ScenarioFormat
internal import SubscriptionModel

/// What a load must show, as it is typed: `p99<300ms`, `p99{REFUND}<1s`, `failed<0.1%`.
package struct LoadRequirement: Hashable, Sendable {
  /// What is measured.
  enum Measure: Hashable, Sendable {
    /// A latency from the planned moment that so many millionths do not exceed, in microseconds.
    case percentile(millionths: Int)
    /// The longest latency, in microseconds.
    case longest
    /// The first attempts that came to nothing, in millionths of all.
    case failed
    /// Those that the generator sent late, in millionths of all.
    case late
    /// Those that were never sent, in millionths of all.
    case unsent
  }

  /// As it was typed.
  package let text: String
  let measure: Measure
  /// Which kinds count; `nil`: all.
  let kind: KindPattern?
  /// In the measure's unit.
  let limit: Int64
  /// Whether the limit itself is allowed.
  let isInclusive: Bool

  /// Whether a value is as it must be.
  private func allows(_ value: Int64) -> Bool { isInclusive ? value <= limit : value < limit }

  /// The figures that count.
  private func part(of figures: LoadFigures) -> LoadFigures.Kind {
    guard let kind else { return figures.all }
    return NotificationKind.everyone.filter(kind.matches).reduce(into: LoadFigures.Kind()) {
      if let other = figures.kinds[$1.text] { $0.merge(other) }
    }
  }

  /// What was measured, in the measure's unit; `nil` where nothing was. Shares are rounded up, so
  /// that what is beyond a limit never seems to be at it.
  private func value(in figures: LoadFigures) -> Int64? {
    let part = part(of: figures)
    func share(_ count: Int, of all: Int) -> Int64? {
      all > 0 ? Int64((count * 1_000_000 + all - 1) / all) : nil
    }
    return switch measure {
    case .percentile(let millionths): part.fromPlanned.percentile(millionths: millionths)
    case .longest: part.fromPlanned.count > 0 ? part.fromPlanned.longest : nil
    case .failed: share(part.failed, of: kind == nil ? figures.ended : part.sent)
    case .late: share(figures.late, of: figures.sent)
    case .unsent: share(figures.unsent, of: figures.planned)
    }
  }

  /// What came of it.
  package func verdict(on figures: LoadFigures) -> LoadVerdict {
    guard let value = value(in: figures) else {
      return LoadVerdict(requirement: text, isMet: false, found: "nothing was measured")
    }
    let found =
      switch measure {
      case .percentile, .longest: LoadWords.milliseconds(value)
      case .failed, .late, .unsent: LoadWords.percent(millionths: value)
      }
    return LoadVerdict(requirement: text, isMet: allows(value), found: found)
  }

  /// Whether it can no longer be met, whatever the rest brings.
  ///
  /// - Parameters:
  ///   - figures: What has come of the load so far.
  ///   - total: How many notifications count in all of it.
  package func isLost(in figures: LoadFigures, of total: Int) -> Bool {
    let part = part(of: figures)
    // As many of the kinds as there can be at most.
    let most = kind == nil ? total : part.sent + max(0, total - figures.sent)
    let first = isInclusive ? limit + 1 : limit
    func isBeyond(_ count: Int) -> Bool {
      count > 0 && !allows(Int64(count * 1_000_000 / max(1, most)))
    }
    return switch measure {
    case .percentile(let millionths):
      part.fromPlanned.count(from: first)
        > most - LatencyHistogram.rank(ofMillionths: millionths, among: most)
    case .longest: part.fromPlanned.count > 0 && part.fromPlanned.longest >= first
    case .failed: isBeyond(part.failed)
    case .late: isBeyond(figures.late)
    case .unsent: isBeyond(figures.unsent)
    }
  }
}

/// Whether a load showed what it must.
package struct LoadVerdict: Hashable, Sendable {
  /// What it must show, as it was typed.
  package let requirement: String
  package let isMet: Bool
  /// What was measured, in words.
  package let found: String
}

extension NotificationKind {
  /// Every kind that there is or was.
  static let everyone = all + legacy
}
