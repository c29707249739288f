internal import Sandclock

/// Sealing on one core beside libcrypto's own signatures, one at a time, on the same core: a
/// notification has three.
enum SealingStage {
  static func run(_ report: inout Report) throws {
    let scenario = Scenario.crowd(of: 50, title: "sealing")
    let drafts = scenario.composed(try scenario.announcements()[...])
    let sealer = try NotificationSealer([.signed]) { try TestAuthority.made() }
    var sealed: [Double] = []
    var signed: [Double] = []
    var bodySize = 0
    for _ in 0..<Report.rounds {
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
    report.rate("sealed notifications", Stopwatch.median(sealed), "of \(bodySize) bytes, one core")
    report.rate(
      "libcrypto ÷ 3", Stopwatch.median(signed), "ECDSA_do_sign one at a time, same core")
    report.judge(.sealing, Stopwatch.median(zip(sealed, signed).map { $0 / $1 }))
  }
}
