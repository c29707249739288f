import Delivery
import Foundation
import Testing

struct LineOutputTests {
  /// Lines of several runs that write to one file: short ones wait for others, long ones do not.
  @Test func noLineComesBeforeTheEndOfAnother() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("sandclock-lines-\(UUID().uuidString)").path
    let file = open(path, O_CREAT | O_RDWR | O_APPEND, 0o600)
    defer {
      close(file)
      unlink(path)
    }
    let outputs = [LineOutput(file), LineOutput(file)]
    for length in [1, 9000, 2, 20_000, 8191, 8192, 70_000] {
      for (output, letter) in zip(outputs, "ab".utf8) {
        try output.write(line: Array(repeating: letter, count: length))
      }
    }
    for output in outputs { try output.flush() }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.allSatisfy { Set($0).count == 1 })
    let lengths = Dictionary(grouping: lines, by: \.first).mapValues { $0.map(\.count) }
    #expect(lengths["a"] == [1, 9000, 2, 20_000, 8191, 8192, 70_000])
    #expect(lengths["b"] == lengths["a"])
  }
}
