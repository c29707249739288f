import Testing

@testable import Signing

/// Nonces as RFC 6979 defines them.
@Suite struct NonceTests {
  private static let p256 = Vectors.p256[0].scalar
  private static let order256 =
    "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"

  @Test(arguments: Vectors.p256)
  func noncesOnP256(_ vector: Vector) throws {
    let source = NonceSource<SHA256State>(
      order: try Curve(.p256).orderBytes, key: bytes(vector.scalar))
    #expect(nonce(source, SHA256State.hash(Array(vector.message.utf8))) == vector.nonce)
  }

  @Test(arguments: Vectors.p384)
  func noncesOnP384(_ vector: Vector) throws {
    let source = NonceSource<SHA384State>(
      order: try Curve(.p384).orderBytes, key: bytes(vector.scalar))
    #expect(nonce(source, SHA384State.hash(Array(vector.message.utf8))) == vector.nonce)
  }

  /// The expected values were computed with another program, step by step after RFC 6979 §3.2.
  @Test func candidatesAreSkippedWhenASignatureWouldBeZero() {
    let source = NonceSource<SHA256State>(order: bytes(Self.order256), key: bytes(Self.p256))
    let digest = SHA256State.hash(Array("sample".utf8))
    #expect(
      nonce(source, digest, skipping: 1)
        == "8e83dc490bc5fc4d5992bd63cd87f254adffcb930f8a8011702a88870f638fdb")
    #expect(
      nonce(source, digest, skipping: 2)
        == "7b8dc9ad8ce159abca1b9915fc1470e91d5ad2443b3032557e78f47e180ab702")
  }

  @Test func aDigestAboveTheOrderIsReduced() {
    let source = NonceSource<SHA256State>(order: bytes(Self.order256), key: bytes(Self.p256))
    #expect(
      nonce(source, [UInt8](repeating: 0xff, count: 32))
        == "a2d7ccca091233c3888120593a491e2281e641361334223e6e5c3c7a217b7c8d")
  }

  /// An order of 253 bits, where the first usable candidate is the fifth, the second the 13th.
  @Test func candidatesOutsideTheOrderArePassedOver() {
    let order = [0x10] + [UInt8](repeating: 0, count: 30) + [1]
    let source = NonceSource<SHA256State>(order: order, key: [UInt8](repeating: 2, count: 32))
    let digest = [UInt8](repeating: 1, count: 32)
    #expect(
      nonce(source, digest) == "0f29a7755ced0ffaa411ff8f2f9dcbe4428b907f46e48d379f16cdccee08239a")
    #expect(
      nonce(source, digest, skipping: 1)
        == "08daff2c319d8b2230a73da2ac969602d906df4b3dc5e36ada5e83341682a067")
  }

  private func nonce<Hash>(
    _ source: NonceSource<Hash>, _ digest: [UInt8], skipping: Int = 0
  ) -> String {
    var result = [UInt8](repeating: 0, count: Hash.size)
    digest.withUnsafeBytes { digest in
      result.withUnsafeMutableBytes {
        source.write(for: digest, skipping: skipping, into: $0.baseAddress!)
      }
    }
    return hex(result)
  }
}
