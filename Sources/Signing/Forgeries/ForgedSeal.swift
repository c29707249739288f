internal import Foundation

/// Seals payloads as somebody might who is not the store: any header, any signature.
struct ForgedSeal: Sendable {
  /// What the header says of how it is signed.
  var algorithm = "ES256"
  /// What stands in `x5c`.
  var certificates: [String]
  /// Signs the first two parts with the dot between them.
  var signature: @Sendable ([UInt8]) throws -> [UInt8]

  /// A seal with the key of a chain's leaf, in order so far. Throws `LibcryptoError`.
  init(chain: ForgedChain) throws {
    self.init(
      certificates: chain.certificates, signature: try Self.es256(chain.key))
  }

  private init(
    certificates: [[UInt8]], signature: @escaping @Sendable ([UInt8]) throws -> [UInt8]
  ) {
    self.certificates = certificates.map(Self.text)
    self.signature = signature
  }

  /// The same with other signatures.
  func signing(
    as algorithm: String = "ES256", _ signature: @escaping @Sendable ([UInt8]) throws -> [UInt8]
  ) -> ForgedSeal {
    var seal = self
    seal.algorithm = algorithm
    seal.signature = signature
    return seal
  }

  /// A token. Throws `LibcryptoError`.
  func token(_ payload: [UInt8]) throws -> [UInt8] {
    let list = certificates.map { "\"\($0)\"" }.joined(separator: ",")
    let header = Array("{\"alg\":\"\(algorithm)\",\"x5c\":[\(list)]}".utf8)
    let dot = [UInt8(ascii: ".")]
    let signed = Base64URL.encode(header) + dot + Base64URL.encode(payload)
    return signed + dot + Base64URL.encode(try signature(signed))
  }

  /// A certificate as `x5c` has it.
  static func text(of certificate: [UInt8]) -> String {
    Data(certificate).base64EncodedString()
  }

  /// Signs with a key on P-256 as ES256 does. Throws `LibcryptoError`.
  static func es256(_ key: KeyPair) throws -> @Sendable ([UInt8]) throws -> [UInt8] {
    { text in
      // A signer belongs to one thread; a forgery is signed so seldom that each gets its own.
      let signatures = try ES256Signer(scalar: key.scalar).sign([SHA256Digest(of: text)])
      return signatures.flatMap(\.bytes)
    }
  }
}

extension [UInt8] {
  /// A token with another payload between its header and its signature.
  func withPayload(_ payload: [UInt8]) -> [UInt8] {
    let parts = split(separator: UInt8(ascii: "."))
    precondition(parts.count == 3, "a token has three parts")
    let text: [[UInt8]] = [Array(parts[0]), Base64URL.encode(payload), Array(parts[2])]
    return Array(text.joined(separator: [UInt8(ascii: ".")]))
  }

  /// A token whose parts are filled up with `=` to a multiple of four characters.
  var padded: [UInt8] {
    let parts = split(separator: UInt8(ascii: ".")).map { part in
      Array(part) + [UInt8](repeating: UInt8(ascii: "="), count: (4 - part.count % 4) % 4)
    }
    return Array(parts.joined(separator: [UInt8(ascii: ".")]))
  }

  /// JSON with another whole number behind the first member of a name.
  func replacing(number name: String, by change: (Int64) -> Int64) -> [UInt8] {
    let key = Array("\"\(name)\":".utf8)
    guard let found = firstRange(of: key) else {
      preconditionFailure("there is no \(name) to forge")
    }
    let digits = self[found.upperBound...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    let old = Int64(String(decoding: digits, as: UTF8.self)) ?? 0
    var forged = Array(self[..<found.upperBound])
    forged += "\(change(old))".utf8
    forged += self[digits.endIndex...]
    return forged
  }
}
