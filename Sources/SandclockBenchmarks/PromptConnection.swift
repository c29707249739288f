internal import Foundation

/// A connection over which bodies are posted one after another, each with its length, and answered
/// with 200 as soon as they are there.
struct PromptConnection {
  private static let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".utf8)
  private static let headEnd = Array("\r\n\r\n".utf8)
  private static let lengthName = Array("content-length:".utf8)

  private let socket: Int32
  /// What is there of a request's head.
  private var head: [UInt8] = []
  /// How much of the body is still to come; `nil`: the head has not ended.
  private var bodyLeft: Int?

  /// Over a socket that is connected.
  init(_ socket: Int32) { self.socket = socket }

  /// Reads what has come and answers what is whole. Says whether the connection goes on.
  mutating func read(into memory: UnsafeMutableRawBufferPointer) -> Bool {
    let count = recv(socket, memory.baseAddress, memory.count, 0)
    if count < 0 && errno == EINTR { return true }
    guard count > 0 else { return false }
    var bytes = memory[..<count]
    while !bytes.isEmpty {
      if bodyLeft == nil {
        guard readHead(from: &bytes) else { return true }
        guard let length = bodyLength else { return false }
        bodyLeft = length
      }
      let taken = min(bodyLeft ?? 0, bytes.count)
      bytes = bytes.dropFirst(taken)
      bodyLeft = bodyLeft.map { $0 - taken }
      if bodyLeft == 0 {
        head.removeAll(keepingCapacity: true)
        bodyLeft = nil
        guard sendAnswer() else { return false }
      }
    }
    return true
  }

  /// Whether the head has come to its end.
  private mutating func readHead(from bytes: inout Slice<UnsafeMutableRawBufferPointer>) -> Bool {
    while let byte = bytes.popFirst() {
      head.append(byte)
      if byte == UInt8(ascii: "\n"), head.suffix(4) == Self.headEnd[...] { return true }
    }
    return false
  }

  /// The length of the body that the head announces; `nil`: none.
  private var bodyLength: Int? {
    let line = head.split(separator: UInt8(ascii: "\n")).first { line in
      line.lazy.map { $0 | 0x20 }.starts(with: Self.lengthName)
    }
    let digits = line?.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  private func sendAnswer() -> Bool {
    Self.answer.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, 0) == $0.count }
  }
}
