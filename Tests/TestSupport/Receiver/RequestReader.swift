internal import Foundation

/// Reads requests from a connection, one after another.
struct RequestReader {
  /// A request with a body of a length it says.
  struct Request {
    let method: String
    let path: String
    let headers: [String]
    let body: [UInt8]
  }

  /// What came next.
  enum Input {
    case request(Request)
    /// Bytes that begin no request, those of TLS for one.
    case noHTTP
    /// The end of the connection, perhaps in the middle of a request.
    case end
  }

  private let socket: Int32
  private var held: [UInt8] = []

  init(socket: Int32) { self.socket = socket }

  /// Waits for a whole request.
  mutating func next() -> Input {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let first = held.first, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
        return .noHTTP
      }
      if let place = held[searched...].firstRange(of: end) {
        return request(head: held[..<place.lowerBound], bodyFrom: place.upperBound)
      }
      searched = max(0, held.count - 3)
      guard readMore() else { return .end }
    }
  }

  private mutating func request(head: ArraySlice<UInt8>, bodyFrom start: Int) -> Input {
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return .noHTTP }
    let headers = Array(lines.dropFirst())
    let length = headers.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst("content-length:".count).filter { $0 != " " }) }
    let count = length ?? 0
    while held.count < start + count {
      guard readMore() else { return .end }
    }
    let body = Array(held[start..<start + count])
    held.removeFirst(start + count)
    return .request(
      Request(method: String(words[0]), path: String(words[1]), headers: headers, body: body))
  }

  private mutating func readMore() -> Bool {
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &part, part.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      held += part[..<count]
      return true
    }
  }
}
