import Foundation
import TestSupport
import Testing

/// A folder for what commands of a test write, and the words they are told it by.
final class PipeFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/sandclock-pipe-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The content of a file; `nil` if it is not there.
  func content(_ name: String) -> Data? {
    // The file manager leaks a page for an empty file, which the sanitizer reports.
    guard let file = FileHandle(forReadingAtPath: "\(path)/\(name)") else { return nil }
    return (try? file.readToEnd()) ?? Data()
  }

  /// The number that a command has written into a file, once it has.
  func number(_ name: String) async -> Int32 {
    var number: Int32?
    await eventually {
      number = content(name).flatMap {
        let text = String(decoding: $0, as: UTF8.self)
        return text.hasSuffix("\n") ? Int32(text.dropLast()) : nil
      }
      return number != nil
    }
    return number ?? 0
  }

  /// Makes an empty file, for which a command waits.
  func touch(_ name: String) {
    #expect(FileManager.default.createFile(atPath: "\(path)/\(name)", contents: nil))
  }

  /// Shell words that wait for a file.
  func await(_ name: String) -> String {
    "while [ ! -e \(path)/\(name) ]; do sleep 0.01; done"
  }
}

/// Whether a process is there.
func isAlive(_ process: Int32) -> Bool {
  process > 0 && kill(process, 0) == 0
}

/// A count that several tasks share.
actor Counter {
  private(set) var value = 0
  func increase() { value += 1 }
}
