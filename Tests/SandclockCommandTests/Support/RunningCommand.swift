import Foundation
import Testing

/// The built command while it runs. What it prints goes to files, which are read at any time.
final class RunningCommand {
  private let process = Process()
  private let folder: Folder

  /// Begins `sandclock` with these arguments and an empty environment.
  init(_ arguments: [String], in path: String) throws {
    folder = try Folder()
    process.executableURL = URL(fileURLWithPath: try Command.path())
    process.arguments = arguments
    process.environment = [:]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder.write("output", "")))
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder.write("errors", "")))
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// What it has printed so far.
  var output: String { text("output") }
  var errors: String { text("errors") }

  /// Sends it a signal.
  func signal(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// Waits for its end. The status of a command that a signal has ended is that of a shell: 128 and
  /// the signal's number.
  func end() -> Command {
    process.waitUntilExit()
    let status = process.terminationStatus
    return Command(
      status: process.terminationReason == .exit ? status : 128 + status, output: output,
      errors: errors)
  }

  private func text(_ name: String) -> String {
    // The file manager leaks a page for an empty file, which the sanitizer reports.
    let file = FileHandle(forReadingAtPath: "\(folder.path)/\(name)")
    return String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
