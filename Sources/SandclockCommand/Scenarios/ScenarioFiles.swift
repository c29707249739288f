internal import Foundation
internal import Sandclock

/// The scenario files that a call names: its operands, folders taken for the scenarios in them.
struct ScenarioFiles {
  /// The files in the order of the operands, none twice.
  private(set) var paths: [String] = []
  /// Whether the call names one file and nothing else.
  let isOneFile: Bool

  /// Throws ``UsageError`` where nothing is named, `InputError` where a folder holds no scenario.
  init(_ arguments: Arguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError.missingOperand(
        verb: arguments.verb, wanted: "a scenario file, or a folder of them")
    }
    isOneFile = arguments.operands.count == 1 && !Self.isFolder(arguments.operands[0])
    var seen: Set<String> = []
    for operand in arguments.operands {
      let files = Self.isFolder(operand) ? try Self.scenarios(in: operand) : [operand]
      paths += files.filter { seen.insert($0).inserted }
    }
  }

  /// Whether a path names a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func scenarios(in folder: String) throws -> [String] {
    guard let files = Scenario.files(inFolder: folder) else {
      throw InputError(
        description: "\(folder):1:1: the folder cannot be read; look at its permissions")
    }
    guard !files.isEmpty else {
      throw InputError(
        description: "\(folder):1:1: no scenario lies in this folder; "
          + "a .json5 file with customers in it would do")
    }
    return files
  }
}
