internal import COpenSSL

/// The numbers and points a batch works on, kept from batch to batch: once as large as the
/// largest batch, it allocates nothing.
final class SigningPool {
  /// Signatures made in one go. Beyond about 64 nothing is gained, and the pool would fall out of
  /// the processor's cache.
  static let limit = 128

  /// The points k·G.
  let points = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: limit)

  /// The nonces k.
  let nonces = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: limit)

  /// The running products of the nonces.
  let products = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: limit)

  private var owners: [Handle] = []
  private var count = 0

  deinit {
    points.deallocate()
    nonces.deallocate()
    products.deallocate()
  }

  /// Makes room for a batch of up to `limit` signatures.
  func grow(to wanted: Int, on curve: Curve) throws {
    precondition(wanted <= Self.limit)
    while count < wanted {
      let (point, nonce, product) = (try curve.point(), try Handle.number(), try Handle.number())
      points[count] = point.pointer
      nonces[count] = nonce.pointer
      products[count] = product.pointer
      owners += [point, nonce, product]
      count += 1
    }
  }
}
