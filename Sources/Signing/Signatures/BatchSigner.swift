internal import COpenSSL

/// Deterministic ECDSA in batches: what costs most in a single signature, the inverse of the
/// nonce and the conversion of k·G to affine coordinates, is shared by the batch.
///
/// A batch of one takes the same path. Batching changes no byte, because each nonce depends on
/// the key and the digest alone. One thread at a time.
final class BatchSigner<Hash: HashFunction> {
  private let curve: Curve
  private let nonceSource: NonceSource<Hash>
  private let pool = SigningPool()

  // The private key times R, so that one Montgomery multiplication by it gives a plain product.
  private let key: Handle

  // Numbers that live for one step; which is which: see `finish`.
  private let inverse: Handle
  private let nonceInverse: Handle
  private let r: Handle
  private let s: Handle
  private let digest: Handle

  /// Takes the private scalar, big-endian, in [1, n-1].
  init(_ name: NamedCurve, scalar: [UInt8]) throws {
    curve = try Curve(name)
    precondition(Hash.size == name.size, "a nonce is as long as a digest")
    precondition(curve.accepts(scalar), "a private scalar lies in [1, n-1]")
    nonceSource = NonceSource(order: curve.orderBytes, key: scalar)
    key = try Handle.number(scalar)
    try check(
      BN_to_montgomery(key.pointer, key.pointer, curve.montgomery, curve.scratch),
      "BN_to_montgomery")
    inverse = try Handle.number()
    nonceInverse = try Handle.number()
    r = try Handle.number()
    s = try Handle.number()
    digest = try Handle.number()
  }

  /// Signs digests that stand side by side and writes r and s of each, side by side, each
  /// `Hash.size` bytes, big-endian.
  func sign(
    _ digests: UnsafeRawBufferPointer, into signatures: UnsafeMutableRawBufferPointer
  ) throws {
    precondition(signatures.count == 2 * digests.count)
    let step = SigningPool.limit * Hash.size
    for start in stride(from: 0, to: digests.count, by: step) {
      let end = min(start + step, digests.count)
      try signAtOnce(
        UnsafeRawBufferPointer(rebasing: digests[start..<end]), skipping: 0,
        into: UnsafeMutableRawBufferPointer(rebasing: signatures[(2 * start)..<(2 * end)]))
    }
  }

  private func signAtOnce(
    _ digests: UnsafeRawBufferPointer, skipping: Int,
    into signatures: UnsafeMutableRawBufferPointer
  ) throws {
    let count = digests.count / Hash.size
    try pool.grow(to: count, on: curve)
    try drawNonces(for: digests, skipping: skipping)
    try multiplyOut(count)
    for index in (0..<count).reversed() {
      let digest = UnsafeRawBufferPointer(
        rebasing: digests[(index * Hash.size)..<((index + 1) * Hash.size)])
      let signature = UnsafeMutableRawBufferPointer(
        rebasing: signatures[(2 * index * Hash.size)..<(2 * (index + 1) * Hash.size)])
      try finish(index, digest, into: signature)
    }
    // RFC 6979 §3.4: r or s of zero asks for the next nonce. The pool is free again by now.
    for index in 0..<count {
      let both = (2 * index * Hash.size)..<(2 * (index + 1) * Hash.size)
      guard isZero(signatures[both].prefix(Hash.size)) || isZero(signatures[both].suffix(Hash.size))
      else { continue }
      try signAtOnce(
        UnsafeRawBufferPointer(rebasing: digests[(index * Hash.size)..<((index + 1) * Hash.size)]),
        skipping: skipping + 1, into: UnsafeMutableRawBufferPointer(rebasing: signatures[both]))
    }
  }

  /// Nonces for all.
  private func drawNonces(for digests: UnsafeRawBufferPointer, skipping: Int) throws {
    try withUnsafeTemporaryAllocation(byteCount: Hash.size, alignment: 16) { bytes in
      guard let nonce = bytes.baseAddress else { return }
      for index in 0..<(digests.count / Hash.size) {
        let digest = UnsafeRawBufferPointer(
          rebasing: digests[(index * Hash.size)..<((index + 1) * Hash.size)])
        nonceSource.write(for: digest, skipping: skipping, into: nonce)
        try check(
          BN_bin2bn(
            nonce.assumingMemoryBound(to: UInt8.self), Int32(Hash.size), pool.nonces[index]),
          "BN_bin2bn")
      }
    }
  }

  /// k·G for all, made affine together; the running products of the nonces; the inverse of the
  /// last product, which is all a batch needs to invert.
  private func multiplyOut(_ count: Int) throws {
    guard count > 0 else { return }
    for index in 0..<count {
      try check(
        EC_POINT_mul(
          curve.group, pool.points[index], pool.nonces[index], nil, nil, curve.scratch),
        "EC_POINT_mul")
    }
    try check(
      EC_POINTs_make_affine(curve.group, count, pool.points, curve.scratch),
      "EC_POINTs_make_affine")
    try check(BN_copy(pool.products[0], pool.nonces[0]), "BN_copy")
    for index in 1..<max(count, 1) {
      try multiply(pool.products[index], pool.products[index - 1], pool.nonces[index])
    }
    try check(
      BN_mod_inverse(inverse.pointer, pool.products[count - 1], curve.order, curve.scratch),
      "BN_mod_inverse")
    // Each Montgomery multiplication divides by R. The products carry R to a negative power and
    // their inverses to the positive one, so the powers cancel on the way back; one R more, put in
    // here, makes every nonce's inverse come out times R, as `finish` wants it.
    try check(
      BN_to_montgomery(inverse.pointer, inverse.pointer, curve.montgomery, curve.scratch),
      "BN_to_montgomery")
  }

  /// r and s of one signature, the last of those still open: `inverse` belongs to the product up
  /// to it and is taken one step back.
  private func finish(
    _ index: Int, _ bytes: UnsafeRawBufferPointer,
    into signature: UnsafeMutableRawBufferPointer
  ) throws {
    if index > 0 {
      try multiply(nonceInverse.pointer, inverse.pointer, pool.products[index - 1])
      try multiply(inverse.pointer, inverse.pointer, pool.nonces[index])
    } else {
      try check(BN_copy(nonceInverse.pointer, inverse.pointer), "BN_copy")
    }
    // Z is 1 after EC_POINTs_make_affine, so the projective X is the affine one;
    // EC_POINT_get_affine_coordinates would invert that 1, at a third of the whole cost.
    try check(
      EC_POINT_get_Jprojective_coordinates_GFp(
        curve.group, pool.points[index], r.pointer, nil, nil, curve.scratch),
      "EC_POINT_get_Jprojective_coordinates_GFp")
    try reduceOnce(r.pointer)
    try check(
      BN_bin2bn(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(Hash.size), digest.pointer),
      "BN_bin2bn")
    try reduceOnce(digest.pointer)
    try multiply(s.pointer, r.pointer, key.pointer)
    try check(
      BN_mod_add_quick(s.pointer, s.pointer, digest.pointer, curve.order), "BN_mod_add_quick")
    try multiply(s.pointer, s.pointer, nonceInverse.pointer)
    let target = signature.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let size = Int32(Hash.size)
    guard BN_bn2binpad(r.pointer, target, size) == size,
      BN_bn2binpad(s.pointer, target?.advanced(by: Hash.size), size) == size
    else { throw LibcryptoError(call: "BN_bn2binpad") }
  }

  @inline(__always)
  private func multiply(_ result: OpaquePointer?, _ a: OpaquePointer?, _ b: OpaquePointer?) throws {
    try check(
      BN_mod_mul_montgomery(result, a, b, curve.montgomery, curve.scratch),
      "BN_mod_mul_montgomery")
  }

  /// Coordinates and digests are less than twice the order.
  @inline(__always)
  private func reduceOnce(_ number: OpaquePointer) throws {
    if BN_ucmp(number, curve.order) >= 0 {
      try check(BN_usub(number, number, curve.order), "BN_usub")
    }
  }

  @inline(__always)
  private func isZero(_ bytes: Slice<UnsafeMutableRawBufferPointer>) -> Bool {
    !bytes.contains { $0 != 0 }
  }
}
