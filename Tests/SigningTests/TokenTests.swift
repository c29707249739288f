import Foundation
import Testing

@testable import Signing

/// Tokens: text, header, signature.
@Suite struct TokenTests {
  @Test(arguments: Array(0...70) + [1000, 10_001, 10_002])
  func base64URLAgreesWithFoundation(_ count: Int) {
    let source = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 3 &+ 251) }
    let text = Base64URL.encode(source)
    let expected = Data(source).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
    #expect(String(decoding: text, as: UTF8.self) == expected)
    #expect(Base64URL.encodedCount(of: count) == expected.count)
  }

  @Test func everyPairOfCharactersIsRight() {
    let source = (0..<4096).flatMap { (pair: Int) -> [UInt8] in
      [UInt8(pair >> 4), UInt8(pair & 15) << 4 | 7, 0x3f]
    }
    let text = String(decoding: Base64URL.encode(source), as: UTF8.self)
    #expect(decoded(base64URL: text) == source)
  }

  @Test func theHeaderHasTwoMembersAndPlainSlashes() throws {
    let authority = try TestAuthority.derived(from: "tokens")
    let text = String(decoding: JWSHeader(chain: authority.chain).text, as: UTF8.self)
    #expect(text.last == ".")
    let json = String(decoding: try #require(decoded(base64URL: text.dropLast())), as: UTF8.self)
    let certificates = authority.chain.map { Data($0).base64EncodedString() }
    #expect(
      json == """
        {"alg":"ES256","x5c":["\(certificates.joined(separator: "\",\""))"]}
        """)
    #expect(json.contains("/"))
  }

  @Test(arguments: [1, 2, 3, 64, 100])
  func tokensAreSignedByTheLeaf(_ count: Int) throws {
    let authority = try TestAuthority.derived(from: "tokens")
    let key = try KeyPair(.p256, scalar: authority.leafScalar)
    let payloads = (0..<count).map {
      Array(#"{"n":\#($0),"s":"\#(String(repeating: "é/", count: $0 * 7))"}"#.utf8)
    }
    let tokens = try TokenSealer(authority).seal(payloads.map { $0[...] })
    #expect(tokens.count == count)
    for (payload, token) in zip(payloads, tokens) {
      let parts = String(decoding: token, as: UTF8.self).split(
        separator: ".", omittingEmptySubsequences: false)
      #expect(parts.count == 3)
      #expect(Array("\(parts[0]).".utf8) == JWSHeader(chain: authority.chain).text)
      #expect(decoded(base64URL: parts[1]) == payload)
      let signature = try #require(decoded(base64URL: parts[2]))
      #expect(signature.count == 64)
      let digest = SHA256Digest(of: Array("\(parts[0]).\(parts[1])".utf8))
      #expect(Verification.accepts(signature, digest.bytes, key))
    }
  }

  @Test func aTokenDoesNotDependOnItsBatch() throws {
    let authority = try TestAuthority.derived(from: "tokens")
    let payloads = (0..<5).map { Array("{\"n\":\($0)}".utf8) }
    let sealer = try TokenSealer(authority)
    let together = try sealer.seal(payloads.map { $0[...] })
    #expect(try together == payloads.map { try TokenSealer(authority).seal([$0[...]])[0] })
    #expect(try sealer.seal([]).isEmpty)
    #expect(try sealer.seal([[]])[0].count == JWSHeader(chain: authority.chain).text.count + 87)
  }

  /// Wherever in a group of three the header of an inner token begins, and wherever a payload ends.
  @Test(arguments: 0..<9)
  func tokensInAPayloadAreEncodedAsTheyAre(_ offset: Int) throws {
    let sealer = try TokenSealer(.derived(from: "tokens"))
    let inner = try sealer.seal([Array("{\"n\":\(offset)}".utf8)[...]])[0]
    let header = inner.prefix { $0 != UInt8(ascii: ".") } + [UInt8(ascii: ".")]
    let quote = UInt8(ascii: "\"")
    let before = [UInt8](repeating: UInt8(ascii: " "), count: offset)
    let tails: [[UInt8]] = [[], [quote], [quote] + header, [quote] + header.dropLast()]
    for tail in tails {
      let payload = before + [quote] + inner + [quote] + before + tail
      let parts = String(decoding: try sealer.seal([payload[...]])[0], as: UTF8.self)
        .split(separator: ".")
      #expect(decoded(base64URL: parts[1]) == payload)
    }
  }

  /// Real ones: transaction 5.3 to 5.4 kB, renewal info 4.9 to 5.0 kB, whole 18.6 to 18.8 kB.
  @Test func aNotificationIsAsLargeAsApples() throws {
    let sealer = try TokenSealer(TestAuthority.made())
    func payload(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "x"), count: count) }
    let inner = try sealer.seal([payload(626)[...], payload(326)[...]])
    #expect((5300...5400).contains(inner[0].count))
    #expect((4900...5000).contains(inner[1].count))
    let outer = try sealer.seal([(payload(320) + inner[0] + inner[1])[...]])
    #expect((18_600...18_800).contains(outer[0].count))
  }
}
