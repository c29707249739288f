/// Deterministic nonces for ECDSA (RFC 6979 §3.2): a function of the key and the digest alone.
///
/// The hash and the order have the same number of bits and a whole number of bytes, which holds
/// for P-256 with SHA-256 and P-384 with SHA-384; then bits and octets need no shifting.
struct NonceSource<Hash: HashFunction>: Sendable {
  private let order: [UInt8]
  private let key: [UInt8]

  // The first keyed hash always begins with the same bytes (V, 0, the private key) under the same
  // key (zeros), so its state after them is made once.
  private let opening: HMAC<Hash>

  /// Takes the order of the curve and the private scalar, big-endian, `Hash.size` bytes each.
  init(order: [UInt8], key: [UInt8]) {
    precondition(order.count == Hash.size && key.count == Hash.size)
    self.order = order
    self.key = key
    let zeros = [UInt8](repeating: 0, count: Hash.size)
    var opening = zeros.withUnsafeBytes { HMAC<Hash>(key: $0) }
    let prefix = [UInt8](repeating: 1, count: Hash.size) + [0] + key
    prefix.withUnsafeBytes { opening.update($0) }
    self.opening = opening
  }

  /// Writes the nonce for a digest, big-endian, in [1, n-1]. `skipping` passes over that many
  /// usable candidates, for the case that r or s came out as zero.
  func write(
    for digest: UnsafeRawBufferPointer, skipping: Int = 0,
    into nonce: UnsafeMutableRawPointer
  ) {
    let size = Hash.size
    // V, one byte, the private key and the reduced digest stand side by side, because that is
    // how they are hashed; K follows.
    withUnsafeTemporaryAllocation(byteCount: 4 * size + 1, alignment: 16) { scratch in
      guard let value = scratch.baseAddress else { return }
      let message = UnsafeRawBufferPointer(rebasing: scratch[..<(3 * size + 1)])
      let reduced = UnsafeMutableRawBufferPointer(
        rebasing: scratch[(2 * size + 1)..<(3 * size + 1)])
      let secret = UnsafeMutableRawBufferPointer(rebasing: scratch[(3 * size + 1)...])

      key.withUnsafeBytes { scratch[(size + 1)...].copyBytes(from: $0) }
      reduce(digest, into: reduced)
      var mac = opening
      mac.update(UnsafeRawBufferPointer(reduced))
      var keyed = rekeyed(&mac, secret)
      value.initializeMemory(as: UInt8.self, repeating: 1, count: size)
      keyed.replace(value)

      scratch[size] = 1
      mac = keyed
      mac.update(message)
      keyed = rekeyed(&mac, secret)
      keyed.replace(value)

      var toSkip = skipping
      keyed.replace(value)
      while true {
        if isUsable(UnsafeRawBufferPointer(start: value, count: size)) {
          if toSkip == 0 { break }
          toSkip -= 1
        }
        scratch[size] = 0
        mac = keyed
        mac.update(UnsafeRawBufferPointer(rebasing: scratch[...size]))
        keyed = rekeyed(&mac, secret)
        keyed.replace(value)
        keyed.replace(value)
      }
      nonce.copyMemory(from: value, byteCount: size)
    }
  }

  @inline(__always)
  private func rekeyed(
    _ mac: inout HMAC<Hash>, _ secret: UnsafeMutableRawBufferPointer
  ) -> HMAC<Hash> {
    if let start = secret.baseAddress { mac.finish(into: start) }
    return HMAC(key: UnsafeRawBufferPointer(secret))
  }

  /// The digest modulo the order (bits2octets): less than twice the order, so one subtraction.
  private func reduce(_ digest: UnsafeRawBufferPointer, into result: UnsafeMutableRawBufferPointer)
  {
    result.copyMemory(from: digest)
    guard !isBelowOrder(digest) else { return }
    var borrow = 0
    for index in result.indices.reversed() {
      let difference = Int(result[index]) - Int(order[index]) - borrow
      borrow = difference < 0 ? 1 : 0
      result[index] = UInt8(truncatingIfNeeded: difference)
    }
  }

  private func isUsable(_ candidate: UnsafeRawBufferPointer) -> Bool {
    isBelowOrder(candidate) && candidate.contains { $0 != 0 }
  }

  private func isBelowOrder(_ number: UnsafeRawBufferPointer) -> Bool {
    for index in 0..<Hash.size where number[index] != order[index] {
      return number[index] < order[index]
    }
    return false
  }
}
