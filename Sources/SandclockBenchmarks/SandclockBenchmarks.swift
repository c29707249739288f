internal import Foundation
internal import Sandclock

/// `sandclock-bench`: each stage of a run against its limit or beside the others, all in one run,
/// since absolute figures wander with the machine and ratios do not.
@main
struct SandclockBenchmarks {
  private static let rounds = 7

  static func main() throws {
    var isGood = try sealing()
    try composing()
    try engine()
    if try !LedgerStage.run(rounds: rounds) { isGood = false }
    if !isGood { exit(1) }
  }

  /// Sealing on one core against libcrypto's own signatures, one at a time, on the same core.
  private static func sealing() throws -> Bool {
    let least = 1.2
    let scenario = Scenario.crowd(of: 50, title: "sealing")
    let announcements = try scenario.announcements()
    let drafts = scenario.composed(announcements[...])
    let sealer = try NotificationSealer([.signed]) { try TestAuthority.made() }
    var sealed: [Double] = []
    var signed: [Double] = []
    var bodySize = 0
    for _ in 0..<rounds {
      signed.append(try Stopwatch.rate { try LibcryptoBaseline.oneAtATime(count: 3000) } / 3)
      sealed.append(
        try Stopwatch.rate {
          for start in stride(from: 0, to: drafts.count, by: NotificationSealer.batch) {
            let end = min(start + NotificationSealer.batch, drafts.count)
            let parcels = try sealer.seal(Array(drafts[start..<end]))
            bodySize = parcels.first?.body(.signed)?.count ?? 0
          }
          return drafts.count
        })
    }
    let ratio = Stopwatch.median(zip(sealed, signed).map { $0 / $1 })
    report("sealed notifications", Stopwatch.median(sealed), "of \(bodySize) bytes, one core")
    report("libcrypto ÷ 3", Stopwatch.median(signed), "ECDSA_do_sign one at a time, same core")
    print("  ratio \(rounded(ratio)), at least \(least): \(ratio >= least ? "ok" : "TOO SLOW")")
    return ratio >= least
  }

  /// Composing and writing the decoded form, nothing signed.
  private static func composing() throws {
    let scenario = Scenario.crowd(of: 2000, title: "composing")
    let announcements = try scenario.announcements()
    let sealer = try NotificationSealer([.decoded]) { try TestAuthority.made() }
    let rates = try (0..<rounds).map { _ in
      try Stopwatch.rate { try sealer.seal(scenario.composed(announcements[...])).count }
    }
    report("composed notifications", Stopwatch.median(rates), "decoded form, unsigned, one core")
  }

  /// The engine alone: every customer buys, renews six times, is switched off and expires.
  private static func engine() throws {
    let scenario = Scenario.crowd(of: 50_000, title: "engine")
    let rates = try (0..<rounds).map { _ in
      try Stopwatch.rate { try scenario.simulated() }
    }
    report("engine events", Stopwatch.median(rates), "50,000 customers, nothing composed, one core")
  }

  /// A line about a stage: how often it was done in a second, and what "it" was.
  static func report(_ what: String, _ rate: Double, _ remark: String) {
    let number = String(Int(rate.rounded()))
    let grouped = String(
      number.reversed().enumerated().reduce(into: "") { text, digit in
        text += (digit.offset > 0 && digit.offset % 3 == 0 ? "," : "") + String(digit.element)
      }.reversed())
    let name = what.padding(toLength: 24, withPad: " ", startingAt: 0)
    print(
      "\(name)\(String(repeating: " ", count: max(0, 11 - grouped.count)))\(grouped)/s  \(remark)")
  }

  /// A ratio with two digits.
  static func rounded(_ ratio: Double) -> String {
    String(format: "%.2f", ratio)
  }
}
