internal import Foundation
internal import Sandclock

/// How the command ends. The greater of two wins.
enum ExitStatus: Int32, Comparable {
  /// All is well.
  case success = 0
  /// An expectation failed, a step was not reached, or with `--strict` an action was refused.
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

  /// The status that an error ends the command with, after its words are told. The one place that
  /// decides it.
  static func after(_ error: any Error, told console: Console) -> ExitStatus {
    switch error {
    case OutputError.closed:
      return .success
    case let error as UsageError:
      console.complain("sandclock: \(error)")
      return .usage
    case let error as ScenarioError:
      console.complain(error.description)
      return .badInput
    case let error as InputError:
      console.complain("\(error)")
      return .badInput
    case let error as RunError:
      console.complain("sandclock: \(error)")
      return .badInput
    default:
      console.complain("sandclock: \(error)")
      return .outputFailed
    }
  }
}

/// Input that is wrong, in words that begin with its place.
struct InputError: Error, CustomStringConvertible {
  let description: String
}
