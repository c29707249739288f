internal import COpenSSL

/// The two curves of the certificate chain: P-256 signs tokens, P-384 signs certificates.
enum NamedCurve: Sendable {
  case p256
  case p384

  /// Bytes of a scalar and of a coordinate.
  var size: Int {
    switch self {
    case .p256: 32
    case .p384: 48
    }
  }

  /// The curve's object identifier (RFC 5480 §2.1.1.1).
  var objectIdentifier: String {
    switch self {
    case .p256: "1.2.840.10045.3.1.7"
    case .p384: "1.3.132.0.34"
    }
  }

  /// What libcrypto calls a key on it.
  var keyKind: String {
    switch self {
    case .p256: "prime256v1"
    case .p384: "secp384r1"
    }
  }

  fileprivate var libcryptoName: Int32 {
    switch self {
    case .p256: NID_X9_62_prime256v1
    case .p384: NID_secp384r1
    }
  }
}

/// A curve with what arithmetic modulo its order needs. It carries scratch space: one thread at a
/// time.
final class Curve {
  /// Which curve this is.
  let name: NamedCurve

  private let owners: [Handle]

  /// The group (`EC_GROUP`).
  let group: OpaquePointer

  /// The order n of the generator (`BIGNUM`).
  let order: OpaquePointer

  /// The constants of Montgomery multiplication modulo the order (`BN_MONT_CTX`).
  let montgomery: OpaquePointer

  /// Scratch numbers (`BN_CTX`).
  let scratch: OpaquePointer

  /// Looks the curve up in libcrypto.
  init(_ name: NamedCurve) throws {
    let group = try Handle(
      EC_GROUP_new_by_curve_name(name.libcryptoName), from: "EC_GROUP_new_by_curve_name",
      release: { EC_GROUP_free($0) })
    let order = try Handle.number()
    let scratch = try Handle(BN_CTX_new(), from: "BN_CTX_new", release: { BN_CTX_free($0) })
    let montgomery = try Handle(
      BN_MONT_CTX_new(), from: "BN_MONT_CTX_new", release: { BN_MONT_CTX_free($0) })
    try check(
      EC_GROUP_get_order(group.pointer, order.pointer, scratch.pointer), "EC_GROUP_get_order")
    try check(
      BN_MONT_CTX_set(montgomery.pointer, order.pointer, scratch.pointer), "BN_MONT_CTX_set")
    self.name = name
    self.group = group.pointer
    self.order = order.pointer
    self.scratch = scratch.pointer
    self.montgomery = montgomery.pointer
    owners = [group, order, scratch, montgomery]
  }

  /// The order as big-endian bytes, as many as a scalar has.
  var orderBytes: [UInt8] { bytes(order) }

  /// A number below 2^(8 · size) as big-endian bytes, padded to the size of a scalar.
  func bytes(_ number: OpaquePointer) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: name.size)
    BN_bn2binpad(number, &bytes, Int32(name.size))
    return bytes
  }

  /// A new point of this curve, at infinity.
  func point() throws -> Handle {
    try Handle(EC_POINT_new(group), from: "EC_POINT_new", release: { EC_POINT_free($0) })
  }

  /// Whether a private scalar lies in [1, n-1].
  func accepts(_ scalar: [UInt8]) -> Bool {
    scalar.count == name.size && scalar.contains { $0 != 0 }
      && scalar.lexicographicallyPrecedes(orderBytes)
  }

  /// The public key of a private scalar as an uncompressed point: 4, X, Y (SEC 1 §2.3.3).
  func publicKey(of scalar: [UInt8]) throws -> [UInt8] {
    let number = try Handle.number(scalar)
    let point = try point()
    try check(
      EC_POINT_mul(group, point.pointer, number.pointer, nil, nil, scratch), "EC_POINT_mul")
    var bytes = [UInt8](repeating: 0, count: 1 + 2 * name.size)
    let written = EC_POINT_point2oct(
      group, point.pointer, POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, scratch)
    guard written == bytes.count else { throw LibcryptoError(call: "EC_POINT_point2oct") }
    return bytes
  }
}
