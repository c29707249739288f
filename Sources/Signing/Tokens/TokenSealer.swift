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
  private let encodedHeader: EncodedHeader
  private let signer: ES256Signer

  /// Signs with the leaf key of an authority. Throws `LibcryptoError`.
  package init(_ authority: TestAuthority) throws {
    FreedMemory.keep()
    header = JWSHeader(chain: authority.chain)
    encodedHeader = EncodedHeader(header)
    signer = try ES256Signer(scalar: authority.leafScalar)
  }

  /// One token a payload, in the order of the payloads: header, payload and signature in ASCII,
  /// with dots between them. Throws `LibcryptoError`.
  ///
  /// - Parameters:
  ///   - prefix: Stands before each token, and is not signed.
  ///   - suffix: Stands behind it likewise. To copy a token to where it is wanted is felt.
  package func seal(
    _ payloads: [ArraySlice<UInt8>], after prefix: StaticString = "",
    before suffix: StaticString = ""
  ) throws -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var digests: [SHA256Digest] = []
    tokens.reserveCapacity(payloads.count)
    digests.reserveCapacity(payloads.count)
    for payload in payloads { tokens.append(unsigned(payload, prefix, suffix, &digests)) }
    let signatures = try signer.sign(digests)
    for (index, signature) in signatures.enumerated() {
      // In place: the array has one owner, and its text is long.
      tokens[index].withUnsafeMutableBytes { token in
        let room = UnsafeMutableRawBufferPointer(
          rebasing: token.dropLast(suffix.utf8CodeUnitCount).suffix(Self.signatureText))
        signature.withUnsafeBytes { Base64URL.encode($0, into: room) }
      }
    }
    return tokens
  }

  /// Header, payload and the second dot, with room for the signature, which the caller writes, all
  /// of it between prefix and suffix.
  private func unsigned(
    _ payload: ArraySlice<UInt8>, _ prefix: StaticString, _ suffix: StaticString,
    _ digests: inout [SHA256Digest]
  ) -> [UInt8] {
    let start = prefix.utf8CodeUnitCount
    let claims = start + header.text.count
    let signed = claims + Base64URL.encodedCount(of: payload.count)
    let end = signed + 1 + Self.signatureText
    let whole = end + suffix.utf8CodeUnitCount
    // Bytes are written once, into memory that nobody cleared before: a token is some 18 kB.
    return [UInt8](unsafeUninitializedCapacity: whole) { buffer, count in
      let text = UnsafeMutableRawBufferPointer(buffer)
      func part(_ range: Range<Int>) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(rebasing: text[range])
      }
      prefix.withUTF8Buffer { text.copyBytes(from: $0) }
      header.text.withUnsafeBytes { part(start..<claims).copyMemory(from: $0) }
      payload.withUnsafeBytes { encodedHeader.encode($0, into: part(claims..<signed)) }
      digests.append(
        header.digest(ofTextWithHeader: UnsafeRawBufferPointer(part(start..<signed))))
      text[signed] = UInt8(ascii: ".")
      part(signed + 1..<end).initializeMemory(as: UInt8.self, repeating: 0)
      suffix.withUTF8Buffer { part(end..<whole).copyBytes(from: $0) }
      count = whole
    }
  }
}
