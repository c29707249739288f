/// Makes JSON payloads into signed tokens (JWS compact serialisation, RFC 7515 §7.1) of one
/// authority, as Apple signs transactions, renewal infos and notifications.
///
/// https://developer.apple.com/documentation/appstoreservernotifications/jwstransaction
///
/// All payloads of a call are signed in one batch, which is much faster than one by one and
/// changes no byte. A notification contains its inner tokens, so many notifications are two
/// calls: all inner payloads first, then the outer ones. A sealer keeps working space: it belongs
/// to one thread at a time, and each thread makes its own.
package final class TokenSealer {
  private static let signatureText = Base64URL.encodedCount(of: 64)

  private let header: JWSHeader
  private let signer: ES256Signer

  /// Signs with the leaf key of an authority. Throws `LibcryptoError`.
  package init(_ authority: TestAuthority) throws {
    FreedMemory.keep()
    header = JWSHeader(chain: authority.chain)
    signer = try ES256Signer(scalar: authority.leafScalar)
  }

  /// One token a payload, in the order of the payloads: header, payload and signature in ASCII,
  /// with dots between them. Throws `LibcryptoError`.
  package func seal(_ payloads: [[UInt8]]) throws -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var digests: [SHA256Digest] = []
    tokens.reserveCapacity(payloads.count)
    digests.reserveCapacity(payloads.count)
    for payload in payloads { tokens.append(unsigned(payload, &digests)) }
    let signatures = try signer.sign(digests)
    for (index, signature) in signatures.enumerated() {
      // In place: the array has one owner, and its text is long.
      tokens[index].withUnsafeMutableBytes { token in
        let room = UnsafeMutableRawBufferPointer(rebasing: token.suffix(Self.signatureText))
        signature.withUnsafeBytes { Base64URL.encode($0, into: room) }
      }
    }
    return tokens
  }

  /// Header, payload and the second dot, with room for the signature, which the caller writes.
  private func unsigned(_ payload: [UInt8], _ digests: inout [SHA256Digest]) -> [UInt8] {
    let encoded = Base64URL.encodedCount(of: payload.count)
    let signed = header.text.count + encoded
    let whole = signed + 1 + Self.signatureText
    // Bytes are written once, into memory that nobody cleared before: a token is some 18 kB.
    return [UInt8](unsafeUninitializedCapacity: whole) { buffer, count in
      let token = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[..<whole])
      header.text.withUnsafeBytes { token.copyMemory(from: $0) }
      payload.withUnsafeBytes {
        let room = token[header.text.count..<signed]
        Base64URL.encode($0, into: UnsafeMutableRawBufferPointer(rebasing: room))
      }
      digests.append(
        header.digest(ofTextWithHeader: UnsafeRawBufferPointer(rebasing: token[..<signed])))
      token[signed] = UInt8(ascii: ".")
      token[(signed + 1)...].initializeMemory(as: UInt8.self, repeating: 0)
      count = whole
    }
  }
}
