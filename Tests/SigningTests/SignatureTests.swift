import Testing

@testable import Signing

/// Signatures: exact, the same in any batch, accepted by libcrypto.
@Suite struct SignatureTests {
  @Test(arguments: Vectors.p256)
  func vectorsOnP256(_ vector: Vector) throws {
    let signer = try ES256Signer(scalar: bytes(vector.scalar))
    let signatures = try signer.sign([SHA256Digest(of: Array(vector.message.utf8))])
    #expect(signatures.map { hex($0.bytes) } == [vector.r + vector.s])
  }

  @Test(arguments: Vectors.p384)
  func vectorsOnP384(_ vector: Vector) throws {
    let signature = try P384Signer(scalar: bytes(vector.scalar)).sign(Array(vector.message.utf8))
    let expected = DER.sequence(DER.integer(bytes(vector.r)), DER.integer(bytes(vector.s)))
    #expect(hex(signature) == hex(expected))
  }

  @Test(arguments: [0, 1, 2, 3, 64, 100, 128, 129, 300])
  func aBatchGivesTheSameBytesAsOneAtATime(_ count: Int) throws {
    let key = try KeyPair(.p256, scalar: bytes(Vectors.p256[0].scalar))
    let digests = (0..<count).map { SHA256Digest(of: Array("message \($0)".utf8)) }
    let batch = try ES256Signer(scalar: key.scalar).sign(digests)
    let single = try ES256Signer(scalar: key.scalar)
    #expect(try batch == digests.map { try single.sign([$0])[0] })
    for (digest, signature) in zip(digests, batch) {
      #expect(Verification.accepts(signature.bytes, digest.bytes, key))
    }
  }

  @Test func aSignerCanBeUsedAgainWithSmallerAndLargerBatches() throws {
    let signer = try ES256Signer(scalar: bytes(Vectors.p256[0].scalar))
    let digests = (0..<70).map { SHA256Digest(of: [UInt8($0)]) }
    let all = try signer.sign(digests)
    #expect(try signer.sign(Array(digests.prefix(3))) == Array(all.prefix(3)))
    #expect(try signer.sign(digests.reversed()) == all.reversed())
  }

  @Test(arguments: ["00", "01", "7f", "fe", "ff"])
  func unusualDigestsVerify(_ byte: String) throws {
    let key = try KeyPair(.p384, scalar: bytes(Vectors.p384[0].scalar))
    let digest = [UInt8](repeating: bytes(byte)[0], count: 48)
    var signature = [UInt8](repeating: 0, count: 96)
    let signer = try BatchSigner<SHA384State>(.p384, scalar: key.scalar)
    try digest.withUnsafeBytes { source in
      try signature.withUnsafeMutableBytes { try signer.sign(source, into: $0) }
    }
    #expect(Verification.accepts(signature, digest, key))
  }

  @Test(arguments: ["01", "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550"])
  func theSmallestAndTheLargestKeyVerify(_ scalar: String) throws {
    let digits = bytes(scalar)
    let key = try KeyPair(
      .p256, scalar: [UInt8](repeating: 0, count: 32 - digits.count) + digits)
    let digests = (0..<5).map { SHA256Digest(of: [UInt8($0)]) }
    let signatures = try ES256Signer(scalar: key.scalar).sign(digests)
    for (digest, signature) in zip(digests, signatures) {
      #expect(Verification.accepts(signature.bytes, digest.bytes, key))
    }
  }

  @Test func scalarsOutsideTheOrderAreNotAccepted() throws {
    let curve = try Curve(.p256)
    #expect(!curve.accepts([UInt8](repeating: 0, count: 32)))
    #expect(!curve.accepts(curve.orderBytes))
    #expect(!curve.accepts([1]))
    #expect(curve.accepts([UInt8](repeating: 0, count: 31) + [1]))
  }

  @Test func theYardstickSignsAsOftenAsAsked() throws {
    #expect(try LibcryptoBaseline.oneAtATime(count: 3) == 3)
  }
}
