internal import COpenSSL

/// The yardstick of the benchmarks: P-256 signatures as libcrypto makes them by itself, one at a
/// time with a random nonce each. Nothing signs tokens this way.
package enum LibcryptoBaseline {
  /// Makes a key, signs `count` different digests with `ECDSA_do_sign` and returns how many
  /// signatures came out. The key costs about as much as one signature. Throws `LibcryptoError`.
  package static func oneAtATime(count: Int) throws -> Int {
    let key = try Handle(
      EC_KEY_new_by_curve_name(NID_X9_62_prime256v1), from: "EC_KEY_new_by_curve_name",
      release: { EC_KEY_free($0) })
    try check(EC_KEY_generate_key(key.pointer), "EC_KEY_generate_key")
    var digest = [UInt8](repeating: 0x5a, count: 32)
    var made = 0
    for number in 0..<count {
      withUnsafeBytes(of: UInt64(number)) { digest.replaceSubrange(0..<8, with: $0) }
      guard let signature = ECDSA_do_sign(digest, Int32(digest.count), key.pointer) else {
        throw LibcryptoError(call: "ECDSA_do_sign")
      }
      ECDSA_SIG_free(signature)
      made += 1
    }
    return made
  }
}
