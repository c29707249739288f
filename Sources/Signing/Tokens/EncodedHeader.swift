internal import Foundation

/// The header of an authority's tokens as it is written inside the payload of another of its
/// tokens. A notification holds two tokens, whose headers are three quarters of its payload: what
/// they are in base64url is made once for each of the three places at which a group can begin.
struct EncodedHeader: Sendable {
  private let header: [UInt8]
  /// What the header is in whole groups, from its first, its second and its third byte on.
  private let groups: [[UInt8]]

  init(_ header: JWSHeader) {
    self.header = header.text
    groups = (0..<3).map { skipped in
      let whole = (header.text.count - skipped) / 3 * 3
      return Base64URL.encode(Array(header.text[skipped..<skipped + whole]))
    }
  }

  /// Writes the base64url of a payload, for which `text` has just the room.
  func encode(_ payload: UnsafeRawBufferPointer, into text: UnsafeMutableRawBufferPointer) {
    var (read, written) = (0, 0)
    func room(for count: Int) -> UnsafeMutableRawBufferPointer {
      defer { written += count }
      return UnsafeMutableRawBufferPointer(rebasing: text[written..<written + count])
    }
    func encode(upTo end: Int) {
      let bytes = UnsafeRawBufferPointer(rebasing: payload[read..<end])
      Base64URL.encode(bytes, into: room(for: Base64URL.encodedCount(of: bytes.count)))
      read = end
    }
    while let start = place(in: payload, from: read) {
      // Up to where a group begins, which is within the header.
      let skipped = (3 - start % 3) % 3
      encode(upTo: start + skipped)
      let known = groups[skipped]
      known.withUnsafeBytes { room(for: known.count).copyMemory(from: $0) }
      read += known.count / 4 * 3
    }
    encode(upTo: payload.count)
  }

  /// Where the header begins for the next time; `nil`: it does not. A token is a JSON string: it
  /// stands behind a quote, and there is none in it.
  private func place(in payload: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let bytes = payload.baseAddress else { return nil }
    return header.withUnsafeBytes { header in
      guard let sought = header.baseAddress else { return nil }
      var place = start
      while payload.count - place > header.count,
        let quote = memchr(bytes + place, Int32(UInt8(ascii: "\"")), payload.count - place)
      {
        place = bytes.distance(to: quote) + 1
        if payload.count - place >= header.count, memcmp(bytes + place, sought, header.count) == 0 {
          return place
        }
      }
      return nil
    }
  }
}
