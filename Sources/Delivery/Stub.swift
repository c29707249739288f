internal import Foundation
public import Signing
public struct LedgerError: Error {}
public struct RunIdentity: Hashable, Sendable {
  package init(scenario: String, title: String, digest: String, seed: UInt64, start: Int64, authority: String?, form: NotificationForm, generator: Int) {}
}
public final class Ledger: Sendable {
  package func run(_ identity: RunIdentity) throws(LedgerError) -> LedgerRun { LedgerRun() }
}
struct BegunAttempt { let notification: Int64; let sink: String; let number: Int; let planned: Int64; let began: Int64; let mayRepeat: Bool }
struct SettledAttempt { let notification: Int64; let sink: String; let number: Int; let answer: Answer }
struct RecordedAttempt { let number: Int; let answer: Answer? }
package final class LedgerRun: Sendable {
  var isResumed: Bool { false }
  package func record(_ parcels: [Parcel]) throws(LedgerError) -> [Int64] { [] }
  func begin(_ attempts: [BegunAttempt]) throws(LedgerError) {}
  func settle(_ attempts: [SettledAttempt]) throws(LedgerError) {}
  func history(of notification: Int64, sink: String) throws -> [RecordedAttempt] { [] }
  package func finish() throws {}
}

extension Ledger {
  package static func create(_ path: String) throws -> Ledger { Ledger() }
  package static func resume(_ path: String) throws -> Ledger { Ledger() }
  package var runs: [RunIdentity] { [] }
}
extension RunIdentity { package var scenario: String { "" } }
public final class PipeSink: NotificationSink {
  package init(_ command: String, form: NotificationForm) throws {}
  public func deliver(_ parcel: Parcel) async throws {}
}
