internal import Foundation
internal import Sandclock

/// How the command ends. The greater of two wins.
enum ExitStatus: Int32, Comparable {
  /// All is well.
  case success = 0
  /// An expectation failed, a step was not reached, the auditor found something, something was not
  /// delivered, a fixture differs, the run was stopped, or with `--strict` an action was refused.
  case notAsExpected = 1
  /// The command was called in a way it does not know.
  case usage = 64
  /// The input is wrong.
  case badInput = 65
  /// An output or a key could not do its work.
  case outputFailed = 74

  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The status that an error ends a run of the command with. The one place that decides it.
  init(after error: any Error) {
    switch error {
    case OutputError.closed: self = .success
    case is UsageError, is UnknownKind: self = .usage
    case is ScenarioError, is InputError, is NoSuchLife, is UnverifiedEnvironment, is RunError,
      is ReplayError, is ReceiptError, is LoadError:
      self = .badInput
    case let error as LedgerError: self = error.isAboutInput ? .badInput : .outputFailed
    case let error as HTTPError: self = error.isAboutCall ? .usage : .outputFailed
    default: self = .outputFailed
    }
  }

  /// The status that an error ends the command with, after its words are told.
  static func after(_ error: any Error, told console: Console) -> ExitStatus {
    switch error {
    case OutputError.closed: break
    // Findings begin with their place, so that editors and CI annotate it.
    case is ScenarioError, is InputError: console.complain("\(error)")
    case let error as NoSuchLife where !error.findings.isEmpty: console.complain("\(error)")
    default: console.complain("sandclock: \(error)")
    }
    return ExitStatus(after: error)
  }
}

/// Input that is wrong, in words that begin with its place.
struct InputError: Error, CustomStringConvertible {
  let description: String
}

/// An output or a key that could not do its work, in words that may be read.
struct OutputFailure: Error, CustomStringConvertible {
  let description: String
}
