internal import Foundation
internal import Sandclock

/// Whole runs to /dev/null on all cores, signed and decoded, beside libcrypto's own signatures on
/// all cores.
enum RunStage {
  static func run(_ report: inout Report) throws {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let authority = try TestAuthority.made()
    let signedCrowd = Scenario.crowd(of: 2500, title: "signed run")
    let decodedCrowd = Scenario.crowd(of: 25_000, title: "decoded run")
    var sealed: [Double] = []
    var decoded: [Double] = []
    var signatures: [Double] = []
    for _ in 0..<Report.rounds {
      signatures.append(try Waiting.onPool { try await signing(on: cores) } / 3)
      sealed.append(try Waiting.onPool { try await rate(of: signedCrowd, .signed, authority) })
      decoded.append(
        try Waiting.onPool { try await rate(of: decodedCrowd, .decoded, authority) })
    }
    report.rate("sealed run", Stopwatch.median(sealed), "to /dev/null, \(cores) cores")
    report.rate(
      "libcrypto ÷ 3", Stopwatch.median(signatures), "ECDSA_do_sign one at a time, all cores")
    report.judge(.sealedRun, Stopwatch.median(zip(sealed, signatures).map { $0 / $1 }))
    report.rate("decoded run", Stopwatch.median(decoded), "to /dev/null, \(cores) cores")
    report.judge(.decodedRun, Stopwatch.median(zip(decoded, sealed).map { $0 / $1 }))
  }

  private static func rate(
    of scenario: Scenario, _ form: NotificationForm, _ authority: TestAuthority
  ) async throws -> Double {
    guard let null = FileHandle(forWritingAtPath: "/dev/null") else { return 0 }
    defer { try? null.close() }
    let sink = DescriptorSink(null.fileDescriptor, form: form)
    return try await Stopwatch.waitingRate {
      try await scenario.run(into: [sink], signedBy: authority).notificationCount
    }
  }

  private static func signing(on cores: Int) async throws -> Double {
    try await Stopwatch.waitingRate {
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<cores {
          group.addTask { try LibcryptoBaseline.oneAtATime(count: 6000) }
        }
        return try await group.reduce(0, +)
      }
    }
  }
}
