internal import Foundation
internal import Sandclock

/// `sandclock decode [FILE]`: bodies out of a log, one a line, as decoded JSON, one a line.
enum DecodeVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .decode)
    try arguments.limitOperands(to: 1)
    let name = arguments.operands.first.flatMap { $0 == "-" ? nil : $0 }
    let text = try name.map { try contents(of: $0) } ?? FileHandle.standardInput.readToEnd()
    let lines = (text ?? Data()).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var found = false
    var status = ExitStatus.success
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == 13 || $0 == 32 }) {
      found = true
      let decoded: [UInt8]
      do throws(BodyDecoder.Fault) {
        decoded = try BodyDecoder.decode(Array(line))
      } catch {
        // The other lines of a log are worth reading all the same.
        console.complain("\(name ?? "standard input"):\(index + 1):1: \(error)")
        status = .badInput
        continue
      }
      try console.say(decoded)
    }
    guard found else {
      throw InputError(
        description: "\(name ?? "standard input"):1:1: there is no body; "
          + "one a line would do, {\"signedPayload\":\"…\"}")
    }
    return status
  }

  private static func contents(of file: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw InputError(description: "\(file):1:1: the file cannot be read")
    }
  }
}
