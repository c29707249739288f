internal import COpenSSL

/// A private scalar with its public point.
struct KeyPair: Sendable {
  /// The curve both belong to.
  let curve: NamedCurve

  /// The private scalar, big-endian, as long as the curve's size, in [1, n-1].
  let scalar: [UInt8]

  /// The public point, uncompressed.
  let publicKey: [UInt8]

  /// Multiplies the public point out. Throws `LibcryptoError`.
  init(_ name: NamedCurve, scalar: [UInt8]) throws {
    curve = name
    self.scalar = scalar
    publicKey = try Curve(name).publicKey(of: scalar)
  }

  /// A fresh key from the system's random numbers.
  static func random(_ name: NamedCurve) throws -> KeyPair {
    let curve = try Curve(name)
    var scalar: [UInt8]
    // Trying again until it fits keeps every scalar equally likely.
    repeat { scalar = try randomBytes(name.size, secret: true) } while !curve.accepts(scalar)
    return try KeyPair(name, scalar: scalar)
  }

  /// The key that belongs to a purpose and a word: 512 bits of hash modulo n-1, plus one. So many
  /// bits more than the order has make every scalar practically equally likely.
  static func derived(_ name: NamedCurve, purpose: String, word: String) throws -> KeyPair {
    let curve = try Curve(name)
    let wide = try Handle.number(wordHash(purpose: purpose, word: word))
    let range = try Handle.number(curve.orderBytes)
    try check(BN_sub_word(range.pointer, 1), "BN_sub_word")
    try check(BN_div(nil, wide.pointer, wide.pointer, range.pointer, curve.scratch), "BN_div")
    try check(BN_add_word(wide.pointer, 1), "BN_add_word")
    return try KeyPair(name, scalar: curve.bytes(wide.pointer))
  }

  /// The key's algorithm and curve (RFC 5480 §2.1), in DER.
  var algorithm: [UInt8] {
    DER.sequence(
      DER.objectIdentifier("1.2.840.10045.2.1"), DER.objectIdentifier(curve.objectIdentifier))
  }

  /// The public key as certificates carry it (SubjectPublicKeyInfo), in DER.
  var publicKeyInfo: [UInt8] { DER.sequence(algorithm, DER.bits(publicKey)) }

  /// Names the key in certificates: the first 20 bytes of the SHA-256 of the public point
  /// (RFC 7093 §2, method 1).
  var identifier: [UInt8] { Array(SHA256State.hash(publicKey).prefix(20)) }
}

/// Bytes from the system's random numbers, by way of libcrypto. Throws `LibcryptoError`.
func randomBytes(_ count: Int, secret: Bool) throws -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  let code = secret ? RAND_priv_bytes(&bytes, Int32(count)) : RAND_bytes(&bytes, Int32(count))
  try check(code, "RAND_bytes")
  return bytes
}

/// 64 bytes that depend on a purpose and a word alone. The word is taken as its UTF-8 bytes, as it
/// was written.
func wordHash(purpose: String, word: String) -> [UInt8] {
  // Purposes contain no zero byte, so where the word begins is never in doubt.
  let text = Array("sandclock test authority 1\u{0}\(purpose)\u{0}\(word)".utf8)
  var result = [UInt8](repeating: 0, count: Int(SHA512_DIGEST_LENGTH))
  _ = SHA512(text, text.count, &result)
  return result
}
