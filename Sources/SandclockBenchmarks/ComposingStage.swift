internal import Foundation
internal import Sandclock

/// Composing and writing the decoded form, nothing signed, beside Foundation writing the same.
enum ComposingStage {
  static func run(_ report: inout Report) throws {
    let scenario = Scenario.crowd(of: 1000, title: "composing")
    let announcements = try scenario.announcements()
    let sealer = try NotificationSealer([.decoded]) { try TestAuthority.made() }
    let objects = try sealer.seal(scenario.composed(announcements[...])).map {
      try JSONSerialization.jsonObject(with: Data($0.body(.decoded) ?? []))
    }
    var composed: [Double] = []
    var written: [Double] = []
    for _ in 0..<Report.rounds {
      composed.append(
        try Stopwatch.rate { try sealer.seal(scenario.composed(announcements[...])).count })
      written.append(
        try Stopwatch.rate {
          try objects.count { try !JSONSerialization.data(withJSONObject: $0).isEmpty }
        })
    }
    report.rate("composed notifications", Stopwatch.median(composed), "decoded form, one core")
    report.rate("JSONSerialization", Stopwatch.median(written), "of the same objects, same core")
    report.judge(.composing, Stopwatch.median(zip(composed, written).map { $0 / $1 }))
  }
}
