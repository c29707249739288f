internal import COpenSSL

/// A certificate that was read from outside.
struct Certificate {
  private let handle: Handle

  /// The first certificate in a PEM text, or nil if there is none.
  init?(pem: [UInt8]) {
    let read = withInput(pem) { PEM_read_bio_X509($0, nil, nil, nil) }
    guard let handle = try? Handle(read, from: "PEM_read_bio_X509", release: { X509_free($0) })
    else {
      ERR_clear_error()
      return nil
    }
    self.handle = handle
  }

  /// The certificate in DER, as it was read. Throws `LibcryptoError`.
  func encoded() throws -> [UInt8] {
    let count = i2d_X509(handle.pointer, nil)
    guard count > 0 else { throw LibcryptoError(call: "i2d_X509") }
    return try [UInt8](unsafeUninitializedCapacity: Int(count)) { bytes, initialized in
      // libcrypto moves the pointer it is given to behind what it wrote.
      var target = bytes.baseAddress
      guard i2d_X509(handle.pointer, &target) == count else {
        throw LibcryptoError(call: "i2d_X509")
      }
      initialized = Int(count)
    }
  }

  /// Whether the signature is the issuer's and the names and key identifiers agree.
  func isIssued(by issuer: Certificate) -> Bool {
    defer { ERR_clear_error() }
    return X509_check_issued(issuer.handle.pointer, handle.pointer) == X509_V_OK
      && X509_verify(handle.pointer, X509_get0_pubkey(issuer.handle.pointer)) == 1
  }

  /// Whether a private key belongs to the certificate's public key.
  func fits(_ key: PrivateKey) -> Bool {
    defer { ERR_clear_error() }
    return EVP_PKEY_eq(X509_get0_pubkey(handle.pointer), key.pointer) == 1
  }
}

/// A private key that was read from outside.
struct PrivateKey {
  private let handle: Handle

  /// The first private key in a PEM text, or nil if there is none without a passphrase.
  init?(pem: [UInt8]) {
    var noPassphrase: CChar = 0
    // With an empty passphrase libcrypto fails on an encrypted key; with none it would ask at the
    // terminal.
    let read = withInput(pem) { PEM_read_bio_PrivateKey($0, nil, nil, &noPassphrase) }
    guard
      let handle = try? Handle(
        read, from: "PEM_read_bio_PrivateKey", release: { EVP_PKEY_free($0) })
    else {
      ERR_clear_error()
      return nil
    }
    self.handle = handle
  }

  fileprivate var pointer: OpaquePointer { handle.pointer }

  /// What kind of key it is, in libcrypto's words, such as "secp384r1" or "RSA".
  var kind: String {
    var name = [CChar](repeating: 0, count: 64)
    var count = 0
    guard EVP_PKEY_get_group_name(pointer, &name, name.count, &count) == 1 else {
      ERR_clear_error()
      return EVP_PKEY_get0_type_name(pointer).map { String(cString: $0) } ?? "unknown"
    }
    return String(decoding: name.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The private scalar, big-endian, as long as those of a curve are, or nil if the key is not on
  /// it.
  func scalar(on name: NamedCurve) throws -> [UInt8]? {
    guard kind == name.keyKind else { return nil }
    var number: OpaquePointer?
    try check(
      EVP_PKEY_get_bn_param(pointer, OSSL_PKEY_PARAM_PRIV_KEY, &number), "EVP_PKEY_get_bn_param")
    let scalar = try Handle(
      number, from: "EVP_PKEY_get_bn_param", release: { BN_clear_free($0) })
    let curve = try Curve(name)
    let bytes = curve.bytes(scalar.pointer)
    return curve.accepts(bytes) ? bytes : nil
  }
}

/// Lends bytes to libcrypto as something to read from.
private func withInput(
  _ bytes: [UInt8], _ body: (OpaquePointer) -> OpaquePointer?
) -> OpaquePointer? {
  bytes.withUnsafeBytes { buffer in
    guard let input = BIO_new_mem_buf(buffer.baseAddress, Int32(buffer.count)) else { return nil }
    defer { BIO_free(input) }
    return body(input)
  }
}
