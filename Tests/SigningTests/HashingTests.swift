import Testing

@testable import Signing

/// Hash states, keyed hashes.
@Suite struct HashingTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func sha256(_ message: String, _ digest: String) {
    #expect(hex(SHA256State.hash(Array(message.utf8))) == digest)
    #expect(hex(SHA256Digest(of: Array(message.utf8)).bytes) == digest)
  }

  @Test func aKeptStateCanBeContinuedMoreThanOnce() {
    var kept = SHA256State()
    [UInt8]("a message that is longer than one block of the hash, which has ".utf8)
      .withUnsafeBytes { kept.update($0) }
    for end in ["64 bytes", "32 words"] {
      var copy = kept
      [UInt8](end.utf8).withUnsafeBytes { copy.update($0) }
      let whole = "a message that is longer than one block of the hash, which has \(end)"
      #expect(SHA256Digest(finishing: &copy) == SHA256Digest(of: Array(whole.utf8)))
    }
  }

  /// RFC 4231 §4.3.
  @Test func keyedHashes() {
    let message = Array("what do ya want for nothing?".utf8)
    #expect(
      mac(SHA256State.self, Array("Jefe".utf8), message)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      mac(SHA384State.self, Array("Jefe".utf8), message) == """
        af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e\
        8e2240ca5e69e2c78b3239ecfab21649
        """)
  }

  private func mac<Hash: HashFunction>(
    _ hash: Hash.Type, _ key: [UInt8], _ message: [UInt8]
  ) -> String {
    var mac = key.withUnsafeBytes { HMAC<Hash>(key: $0) }
    message.withUnsafeBytes { mac.update($0) }
    var result = [UInt8](repeating: 0, count: Hash.size)
    result.withUnsafeMutableBytes { mac.finish(into: $0.baseAddress!) }
    return hex(result)
  }
}
