import COpenSSL
import Foundation

@testable import Signing

/// Bytes from hexadecimal digits.
func bytes(_ hex: String) -> [UInt8] {
  let digits = Array(hex.filter { !$0.isWhitespace })
  return stride(from: 0, to: digits.count, by: 2).map {
    UInt8(String(digits[$0...($0 + 1)]), radix: 16)!
  }
}

/// Lower-case hexadecimal digits.
func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// Runs a test with a folder of its own, which is gone afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("sandclock-tests-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

/// The base64url text as bytes, by way of Foundation.
func decoded(base64URL text: some StringProtocol) -> [UInt8]? {
  let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(
    of: "_", with: "/")
  let padded = plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)
  return Data(base64Encoded: padded).map { Array($0) }
}

/// libcrypto's own opinion on a signature over a digest.
enum Verification {
  /// Whether r and s, side by side, sign the digest with the key of an uncompressed point.
  static func accepts(_ signature: [UInt8], _ digest: [UInt8], _ key: KeyPair) -> Bool {
    let nid = key.curve == .p256 ? NID_X9_62_prime256v1 : NID_secp384r1
    let holder = EC_KEY_new_by_curve_name(nid)
    let parts = ECDSA_SIG_new()
    defer {
      EC_KEY_free(holder)
      ECDSA_SIG_free(parts)
    }
    guard EC_KEY_oct2key(holder, key.publicKey, key.publicKey.count, nil) == 1 else { return false }
    let half = signature.count / 2
    ECDSA_SIG_set0(
      parts, BN_bin2bn(Array(signature.prefix(half)), Int32(half), nil),
      BN_bin2bn(Array(signature.suffix(half)), Int32(half), nil))
    return ECDSA_do_verify(digest, Int32(digest.count), parts, holder) == 1
  }

  /// libcrypto's result for a chain (leaf, intermediate, root) in strict mode at an instant in
  /// seconds since 1970, trusting the given root: `X509_V_OK` or an error.
  static func chain(_ chain: [[UInt8]], trusting root: [UInt8], at seconds: Int) -> Int32 {
    let certificates = chain.map { parsed($0) }
    let trusted = parsed(root)
    let store = X509_STORE_new()
    let between = OPENSSL_sk_new_null()
    let context = X509_STORE_CTX_new()
    defer {
      X509_STORE_CTX_free(context)
      OPENSSL_sk_free(between)
      X509_STORE_free(store)
      for certificate in certificates + [trusted] { X509_free(certificate) }
    }
    X509_STORE_add_cert(store, trusted)
    OPENSSL_sk_push(between, certificates[1].map { UnsafeRawPointer($0) })
    X509_STORE_CTX_init(context, store, certificates[0], between)
    let parameters = X509_STORE_CTX_get0_param(context)
    X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_X509_STRICT))
    X509_VERIFY_PARAM_set_time(parameters, time_t(seconds))
    return X509_verify_cert(context) == 1 ? X509_V_OK : X509_STORE_CTX_get_error(context)
  }

  /// A certificate in DER as libcrypto reads it; the caller frees it.
  static func parsed(_ certificate: [UInt8]) -> OpaquePointer? {
    certificate.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_X509(nil, &start, buffer.count)
    }
  }
}
