import Foundation
import Sandclock
import TestSupport

/// A run into receivers, with everything that it said.
struct ReceiverRun {
  /// The lines as they were told.
  private(set) var lines: [String] = []
  /// What came of it; `nil` where it ended with an error.
  private(set) var report: RunReport?
  /// The error that it ended with.
  private(set) var failure: (any Error)?

  /// Runs a scenario into receivers, one connection each, so that what arrives has one order.
  ///
  /// - Parameters:
  ///   - ledger: What it keeps; it is closed afterwards.
  ///   - authority: The word that the authority is derived from.
  static func of(
    _ scenario: Scenario, to urls: [String], pace: Pace = .instant, ledger: Ledger? = nil,
    authority: String = "demo"
  ) async throws -> ReceiverRun {
    let sinks = try urls.map { try HTTPSink(HTTPTarget(url: $0)) }
    var run = ReceiverRun()
    do {
      run.report = try await scenario.run(
        into: sinks, signedBy: .derived(from: authority), pace: pace, ledger: ledger, audit: true,
        progress: RunProgress()
      ) { run.lines.append($0) }
    } catch {
      run.failure = error
    }
    try ledger?.close()
    return run
  }

  /// The lines between the head and the report, single spaces between words, and `N` for how long
  /// an answer took.
  var timeline: [String] {
    lines.drop { !$0.contains("  customer  ") }.dropFirst().prefix { !$0.isEmpty }.map { line in
      line.replacing(#/ +[0-9]+ ms/#, with: " N ms").split(separator: " ").joined(separator: " ")
    }
  }
}

/// Says of each body whether it has come before.
final class KnownBodies: @unchecked Sendable {
  private let lock = NSLock()
  private var bodies: Set<[UInt8]> = []

  /// Whether a body comes for the first time.
  func isNew(_ body: [UInt8]) -> Bool { lock.withLock { bodies.insert(body).inserted } }
}
