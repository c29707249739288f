package import Signing

/// Why a ledger cannot be used.
package enum LedgerError: Error, Hashable, Sendable {
  /// A new ledger was wanted where a ledger is.
  case exists(path: String)
  /// Something is there that is no ledger.
  case foreign(path: String)
  /// Nothing is there.
  case missing(path: String)
  /// It is of another format than the one that is known here.
  case otherFormat(path: String, found: Int, known: Int)
  /// Another run or replay has it open.
  case inUse(path: String)
  /// It may be read and not written to, or nothing may be written beside it.
  case readOnly(path: String)
  /// It holds runs, none of them of the scenarios that are to be gone on with.
  case otherScenarios(path: String, wanted: [String], held: [String])
  /// The run it holds of a scenario is not the one that is to be gone on with.
  case otherRun(path: String, scenario: String, RunDifference)
  /// Two scenarios of one call have the same name.
  case sameName(path: String, scenario: String)
  /// The run that is gone on with comes to another notification than it did before; `sequence` is
  /// its place in the run, from 1.
  case otherNotification(path: String, scenario: String, sequence: Int)
  /// A notification lacks a form that its run keeps.
  case missingForm(NotificationForm, scenario: String, sequence: Int)
  /// It was closed before.
  case closed(path: String)
  /// SQLite or the system refused; `code` is SQLite's extended result code.
  case failed(path: String, LedgerAction, code: Int32, reason: String)
}

/// What could not be done with a ledger.
package enum LedgerAction: String, Hashable, Sendable {
  case open = "opened"
  case read = "read"
  case write = "written"
}

extension LedgerError {
  /// Whether the ledger that was named is the wrong one, rather than one that cannot be used.
  package var isAboutInput: Bool {
    switch self {
    case .foreign, .missing, .otherFormat, .otherScenarios, .otherRun, .otherNotification: true
    case .exists, .inUse, .readOnly, .sameName, .missingForm, .closed, .failed: false
    }
  }
}

extension LedgerError: CustomStringConvertible {
  /// The error in words: what was found and what would do.
  package var description: String {
    switch self {
    case .exists(let path):
      "\(path) holds a run already; --resume \(path) goes on with it, another file would do for "
        + "a new one"
    case .foreign(let path):
      "\(path) is no ledger of sandclock; a new file, or one that sandclock has written, would do"
    case .missing(let path): "there is no ledger \(path); that of an earlier run would do"
    case .otherFormat(let path, let found, let known):
      "\(path) is a ledger of format \(found), and this sandclock knows format \(known); the "
        + "sandclock that wrote it would do"
    case .inUse(let path):
      "\(path) is in use by another run or replay; it would do when that has ended"
    case .readOnly(let path):
      "\(path) or its folder may not be written to; a ledger that may be would do"
    case .otherScenarios(let path, let wanted, let held):
      "\(path) holds no run of \(wanted.joined(separator: ", ")); what it holds would do: "
        + held.joined(separator: ", ")
    case .otherRun(let path, let scenario, let difference):
      "\(path) holds another run of \(scenario): \(difference)"
    case .sameName(let path, let scenario):
      "two of the scenarios are called \(scenario), and \(path) tells runs apart by that; other "
        + "names would do"
    case .otherNotification(let path, let scenario, let sequence):
      "notification \(sequence) of \(scenario) is not the one that \(path) holds; the call that "
        + "made the ledger, with the same --only, would do"
    case .missingForm(let form, let scenario, let sequence):
      "notification \(sequence) of \(scenario) was not made in the form \(form.rawValue)"
    case .closed(let path): "\(path) is closed"
    case .failed(let path, let action, _, let reason):
      "\(path) cannot be \(action.rawValue): \(reason)"
    }
  }
}
