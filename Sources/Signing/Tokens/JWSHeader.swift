internal import Foundation

/// The first part of every token of one authority: `alg` and `x5c`, nothing else, in that order,
/// as Apple's sandbox sends it.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/jwsdecodedheader
package struct JWSHeader: Sendable {
  /// The base64url text and the dot after it, in ASCII.
  package let text: [UInt8]

  // What is hashed always begins with the text, so its whole blocks are hashed once.
  private let state: SHA256State
  private let hashed: Int

  /// Takes the certificates in DER: leaf, intermediate, root.
  package init(chain: [[UInt8]]) {
    let certificates = chain.map { "\"\(Data($0).base64EncodedString())\"" }
    let json = "{\"alg\":\"ES256\",\"x5c\":[\(certificates.joined(separator: ","))]}"
    let text = Base64URL.encode(Array(json.utf8)) + [UInt8(ascii: ".")]
    let hashed = text.count / SHA256State.blockSize * SHA256State.blockSize
    var state = SHA256State()
    text.withUnsafeBytes { state.update(UnsafeRawBufferPointer(rebasing: $0[..<hashed])) }
    self.text = text
    self.state = state
    self.hashed = hashed
  }

  /// The digest of text that begins with the header's, of which only the rest is hashed.
  @inline(__always)
  func digest(ofTextWithHeader signed: UnsafeRawBufferPointer) -> SHA256Digest {
    var copy = state
    copy.update(UnsafeRawBufferPointer(rebasing: signed[hashed...]))
    return SHA256Digest(finishing: &copy)
  }
}
